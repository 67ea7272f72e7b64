import { useQuery } from "@tanstack/react-query";
import type { Shop } from "marketplace-sdk";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { isId } from "../../app/is-id";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { isRefusal } from "../../app/settled";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { serverText } from "../../ui/failure-text";
import { TopBar } from "../../ui/top-bar";
import { ProductPage } from "./product-page";
import { ProductSkeleton } from "./product-skeleton";
import { toView } from "./view";

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** From the address; anything may stand there. */
  id: string;
  /** Draws the store of the product: the card is another feature's. */
  store: (shop: Shop) => ReactNode;
}

/** /goods: a product with everything a buyer decides by. */
export function ProductScreen({ id, store }: ProductScreenProps) {
  const { queries } = useShop();
  const { t } = useI18n();
  const back = useBack(paths.product());
  const query = useQuery({ ...queries.products.get({ id }), enabled: isId(id) });
  const { error, refetch } = query;
  // In slices, in which a slow phone answers to the finger.
  const data = useDeferredValue(query.data);
  const product = useMemo(() => data && toView(data), [data]);
  usePageTitle(product?.title);

  if (data && product) return <ProductPage row={data} product={product} store={store} />;
  const refused = isRefusal(error);
  if (refused || !isId(id)) {
    return (
      <>
        <TopBar title={t("titles.goods")} onBack={back} />
        <EmptyState
          title={t("product.goneTitle")}
          text={t("product.goneText")}
          note={serverText(error)}
          action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
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
