import { useQuery } from "@tanstack/react-query";
import { toProductView } from "marketplace-react";
import { ButtonLink, EmptyState } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { isId, paths } from "../../shared/navigation/paths";
import { productQuery } from "../../shared/queries";
import { useBack, useServices } from "../../shared/services";
import { ErrorState, serverText } from "../../shared/ui/error-state";
import { TopBar, usePageHead } from "../../shared/ui/page";
import { ProductPage } from "./product-page";
import { ProductSkeleton } from "./product-skeleton";

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** From the address, so it may be any text. */
  id: string;
  /** Renders the product's store; the card belongs to another feature. */
  store: (shop: Store) => ReactNode;
}

/** /goods: a product with everything a buyer needs to decide. */
export function ProductScreen({ id, store }: ProductScreenProps) {
  const { t } = useI18n();
  const back = useBack(paths.product());
  const query = useQuery({ ...productQuery(useServices(), id), enabled: isId(id) });
  const { error, refetch } = query;
  // Rendered in slices, so that a slow phone stays responsive.
  const data = useDeferredValue(query.data);
  const product = useMemo(() => data && toProductView(data), [data]);
  usePageHead({ product: data }, !data && (isApiError(error) || !isId(id)));

  if (data && product) return <ProductPage row={data} product={product} store={store} />;
  if (isApiError(error) || !isId(id)) {
    return (
      <>
        <TopBar title={t("titles.goods")} onBack={back} />
        <EmptyState
          title={t("product.goneTitle")}
          text={t("product.goneText")}
          note={serverText(error)}
          action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
        />
      </>
    );
  }
  if (error) {
    return (
      <>
        <TopBar title={t("titles.goods")} onBack={back} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return <ProductSkeleton onBack={back} />;
}
