import { useQuery } from "@tanstack/react-query";
import { toProductView } from "marketplace-react";
import { ButtonLink, backIcon, EmptyState, IconButton, Skeleton } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { isId } from "../../shared/navigation/is-id";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { serverText } from "../../shared/ui/failure-text";
import { TopBar } from "../../shared/ui/top-bar";
import bar from "./head-bar.module.css";
import { ProductPage } from "./product-page";
import styles from "./product-page.module.css";

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** From the address, so it may be any text. */
  id: string;
  /** Renders the product's store; the card belongs to another feature. */
  store: (shop: Store) => ReactNode;
}

/** /goods: a product with everything a buyer needs to decide. */
export function ProductScreen({ id, store }: ProductScreenProps) {
  const { queries } = useServices();
  const { t } = useI18n();
  const back = useBack(paths.product());
  const query = useQuery({ ...queries.products.get({ id }), ...INLINE_ERRORS, enabled: isId(id) });
  const { error, refetch } = query;
  // Rendered in slices, so that a slow phone stays responsive.
  const data = useDeferredValue(query.data);
  const product = useMemo(() => data && toProductView(data), [data]);
  usePageTitle(product?.title);

  if (data && product) return <ProductPage row={data} product={product} store={store} />;
  if (isApiError(error) || !isId(id)) {
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

/** Skeleton of a product page. */
function ProductSkeleton({ onBack }: { onBack: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.page}>
      <p className="visually-hidden" role="status">
        {t("shell.loading")}
      </p>
      <div className={bar.bar}>
        <IconButton variant="solid" icon={backIcon} label={t("ui.back")} onClick={onBack} />
      </div>
      <div className={styles.media}>
        <Skeleton ratio={1} radius="0" />
      </div>
      <div className={styles.info}>
        <Skeleton width="45%" height="34px" />
        <div className={styles.title}>
          <Skeleton height="26px" width="85%" />
        </div>
        <div className={styles.waiting}>
          <Skeleton height="64px" radius="var(--radius-card)" />
          <Skeleton height="146px" radius="var(--radius-card)" />
          <Skeleton height="96px" radius="var(--radius-card)" />
        </div>
      </div>
    </div>
  );
}
