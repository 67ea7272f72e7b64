import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "marketplace-react";
import { EmptyState, SkeletonList } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { useReadNow } from "../../../shared/read-now";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import type { DashboardProps } from "./dashboard-props";
import { ProductEditor } from "./product-editor";
import { productValues } from "./product-form";
import { mergeEdits, type ProductValues, useProductDraft } from "./product-values";

/** Adds a product, or edits the one that `id` names. */
export function ProductPage({ id }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const stored = useQuery({
    ...queries.merchantProducts.get({ id }),
    ...INLINE_ERRORS,
    enabled: id !== "",
    staleTime: 0,
  });
  const { error, refetch } = stored;
  const product = useReadNow(stored);
  const notFound = isNotFound(error);
  if (id === "") return <DraftedProduct />;
  if (product && !notFound) return <DraftedProduct product={product} onReload={() => void refetch()} />;
  if (notFound) return <EmptyState title={t("product.goneTitle")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList />;
}

/** The form's initial values, and the fields that both sides have changed. */
interface InitialForm {
  base: ProductValues;
  values: ProductValues;
  conflicts: readonly string[];
}

function DraftedProduct({ product, onReload }: { product?: MerchantProduct; onReload?: () => void }) {
  const { tag } = useI18n();
  const stored = productValues(tag, product);
  const draft = useProductDraft(String(product?.id ?? ""), tag);
  const [from, setFrom] = useState<InitialForm>(() => {
    const draftOrStored = draft.read() ?? { base: stored, values: stored };
    return { ...draftOrStored, conflicts: [] };
  });
  const { base } = from;
  return (
    <ProductEditor
      key={base.version}
      id={product && String(product.id)}
      isUnlisted={product === undefined || product.status === "off"}
      initial={from.values}
      conflicts={from.conflicts}
      isStale={base.version !== stored.version}
      base={base}
      draft={draft}
      onConflict={onReload}
      onMerge={(values) => setFrom({ base: stored, ...mergeEdits(base, values, stored) })}
    />
  );
}
