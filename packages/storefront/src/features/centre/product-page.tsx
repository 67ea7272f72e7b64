import { useQuery } from "@tanstack/react-query";
import { isMarketplaceError, type ShopProduct } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Waiting } from "../../ui/waiting";
import type { CentreProps } from "./centre-screen";
import { mergeEdits } from "./merge";
import { productValues } from "./product-form";
import { ProductForm } from "./product-form-view";
import { readValues } from "./read-values";
import type { Values } from "./variants";

/** Adding a product, or changing the one that `id` names. */
export function ProductPage({ id }: CentreProps) {
  const { t } = useI18n();
  const { queries, toasts } = useShop();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...queries.merchantProducts.get({ id }),
    enabled: id !== "",
    staleTime: 0,
  });
  const isGone = isMarketplaceError(error) && error.code === 404;
  useEffect(() => {
    // The page itself says so.
    if (isGone) toasts.dismiss();
  }, [isGone, toasts]);
  if (id === "") return <Editor />;
  // A form begun with what an earlier visit read would look as if somebody had changed the product.
  if (data && isFetchedAfterMount && !isGone)
    return <Editor product={data} onReload={() => void refetch()} />;
  if (isGone) return <EmptyState title={t("product.goneTitle")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

/** What the form begins with, and what of it both sides have changed. */
interface Beginning {
  base: Values;
  values: Values;
  both: readonly string[];
}

function Editor({ product, onReload }: { product?: ShopProduct; onReload?: () => void }) {
  const { tag } = useI18n();
  const stored = productValues(tag, product);
  const [draft] = useState(() =>
    // What is typed in another language is another draft: the same text may be another price there.
    createDraft<"base" | "values">(`product-${product?.id ?? ""} ${tag}`, ["base", "values"]),
  );
  const [from, setFrom] = useState<Beginning>(() => {
    const kept = draft.read();
    const [base, values] = [readValues(kept.base), readValues(kept.values)];
    return base && values ? { base, values, both: [] } : { base: stored, values: stored, both: [] };
  });
  const { base } = from;
  return (
    <ProductForm
      key={base.version}
      id={product && String(product.id)}
      initial={from.values}
      both={from.both}
      isStale={base.version !== stored.version}
      base={base}
      draft={draft}
      onConflict={onReload}
      onMerge={(values) => setFrom({ base: stored, ...mergeEdits(base, values, stored) })}
    />
  );
}
