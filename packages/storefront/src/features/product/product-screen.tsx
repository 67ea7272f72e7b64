import { useQuery } from "@tanstack/react-query";
import { type ProductView, toProductView, useStore } from "marketplace-react";
import { ButtonLink, backIcon, EmptyState, Icon, IconButton, Skeleton } from "marketplace-react/ui";
import type { ProductDetail, Store } from "marketplace-sdk";
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { Link } from "wouter";
import { useOwnStore } from "../../entities/account/use-own-store";
import { useShownFavorites } from "../../entities/product/favorite";
import { rememberProduct } from "../../entities/product/recent-products";
import { ReviewList, type ReviewsProps } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import { retryWithBackoff } from "../../shared/background";
import { isApiError } from "../../shared/errors";
import { isId, paths } from "../../shared/navigation/paths";
import { productQuery } from "../../shared/queries";
import { useBack, useServices } from "../../shared/services";
import { CountBadge } from "../../shared/ui/count-badge";
import { useDesktop } from "../../shared/ui/desktop";
import { ErrorState, serverText } from "../../shared/ui/error-state";
import { bagIcon, shareIcon } from "../../shared/ui/icons";
import type { Shown } from "../../shared/ui/lightbox";
import { TopBar, usePageHead } from "../../shared/ui/page";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { RichText } from "../../shared/ui/rich-text";
import { SectionHeading } from "../../shared/ui/section-heading";
import { useShare } from "../../shared/ui/use-share";
import { ActionBar } from "./action-bar";
import { Gallery } from "./gallery";
import { areOptionsInPage, Options } from "./options";
import type { OverlaysProps } from "./overlays";
import { DeliveryBlock, PriceBlock, VariantRow } from "./product-facts";
import styles from "./product-screen.module.css";
import { usePurchase } from "./use-purchase";
import { MatrixEntry, TierTable } from "./wholesale";

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

/** Props of {@link ProductPage}. */
interface ProductPageProps {
  /** The server's row, which a favorite stores. */
  row: ProductDetail;
  product: ProductView;
  store: (shop: Store) => ReactNode;
}

/** A loaded product. Holds what the buyer has selected. */
function ProductPage({ row, product, store }: ProductPageProps) {
  const { t } = useI18n();
  const favorites = useShownFavorites();
  const isDesktop = useDesktop();
  const desktop = useBuyBox(isDesktop);
  const purchase = usePurchase(product, isDesktop);
  const { variant } = purchase;
  const isInPage = areOptionsInPage(product, isDesktop);
  const [photos, setPhotos] = useState<Shown>();
  const Overlays = useOverlays(purchase.isOpen || photos !== undefined);

  const { from_price } = row;
  useEffect(() => rememberProduct({ ...product, from_price }), [product, from_price]);

  const label = t("product.gallery", { title: product.title });
  const favorite = {
    favorite: favorites.has(product.id),
    onFavorite: () => favorites.press(row),
  };
  const isOwn = useOwnStore(product.shop.id);
  const actions = {
    own: isOwn ? product.id : undefined,
    available: purchase.isAvailable,
    onAdd: purchase.add,
    onBuy: purchase.buy,
  };

  return (
    <article className={styles.page}>
      <HeadBar title={product.title} />
      <div className={styles.media}>
        <Gallery
          label={label}
          onOpen={(index) => setPhotos({ photos: product.pictures, index, label })}
          pictures={product.pictures.map((src, index) => ({
            src,
            alt:
              index === 0
                ? product.title
                : t("ui.picture", { number: index + 1, total: product.pictures.length }),
          }))}
        />
      </div>
      <div className={styles.info}>
        {!isDesktop && <PriceBlock product={product} variant={variant} />}
        <h1 className={styles.title} tabIndex={-1}>
          <bdi>{product.title}</bdi>
        </h1>
        {product.description && (
          <p className={styles.lead} dir="auto">
            {product.description}
          </p>
        )}
        <ProgressiveRender first={4}>
          <TierTable product={product} variant={variant} />
          {isInPage && <Options product={product} purchase={purchase} />}
          {!isDesktop && (
            <VariantRow
              product={product}
              variant={variant}
              areOptionsAbove={isInPage}
              onOpen={() => purchase.setOpen(true)}
            />
          )}
          <MatrixEntry product={product} />
          {!isDesktop && <DeliveryBlock product={product} />}
          {!isDesktop && store(product.shop)}
          <Reviews product={product} onPhoto={setPhotos} />
          <Description html={product.content} />
        </ProgressiveRender>
      </div>
      {isDesktop ? (
        desktop && (
          <desktop.BuyBox
            product={product}
            purchase={purchase}
            {...favorite}
            {...actions}
            store={store(product.shop)}
          />
        )
      ) : (
        <ActionBar shopId={product.shop.id} {...favorite} {...actions} />
      )}
      {Overlays && (
        <Overlays
          photos={{ shown: photos, onClose: () => setPhotos(undefined) }}
          variants={{ product, purchase, ...actions }}
        />
      )}
    </article>
  );
}

/** The reviews of a product. */
function Reviews({ product, onPhoto }: Pick<ReviewsProps, "onPhoto"> & { product: ProductView }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.reviews")} />
      <ReviewList source={{ ...product, of: { id: product.id } }} onPhoto={onPhoto} />
    </section>
  );
}

/** The seller's description. @param html as the server sends it */
function Description({ html }: { html: string }) {
  const { t } = useI18n();
  const id = useId();
  if (!html.trim()) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.about")} />
      <RichText html={html} />
    </section>
  );
}

/** The buy box, which only a desktop loads. */
function useBuyBox(isDesktop: boolean): typeof import("./buy-box") | undefined {
  const [loaded, setLoaded] = useState<typeof import("./buy-box")>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./buy-box").then(setLoaded)) : undefined),
    [isDesktop],
  );
  return loaded;
}

/**
 * The page's overlays, loaded after the page itself. A press that comes before them tries again, and a toast reports a failure
 * to load.
 *
 * @param isOpen whether an overlay should be open
 */
function useOverlays(isOpen: boolean): ComponentType<OverlaysProps> | undefined {
  const { toasts } = useServices();
  const { t } = useI18n();
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType<OverlaysProps> }>();
  useEffect(() => {
    if (loaded) return;
    let current = true;
    import("./overlays").then(
      (module) => current && setLoaded(module),
      () => current && isOpen && toasts.show(t("shell.chunkText"), { tone: "danger" }),
    );
    return () => {
      current = false;
    };
  }, [isOpen, loaded, toasts, t]);
  return loaded?.Overlays;
}

/** Skeleton of a product page. */
function ProductSkeleton({ onBack }: { onBack: () => void }) {
  const { labels } = useI18n();
  return (
    <div className={styles.page}>
      <p className="visually-hidden" role="status">
        {labels.loading}
      </p>
      <div className={styles.bar}>
        <IconButton variant="solid" icon={backIcon} label={labels.back} onClick={onBack} />
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

/** Back, share and cart buttons that float over the picture. */
function HeadBar({ title }: { title: string }) {
  const { cart } = useServices();
  const { lines } = useStore(cart);
  const count = lines.length;
  const { t, tag, number, labels } = useI18n();
  const back = useBack(paths.product());

  const share = useShare();
  return (
    <div className={styles.bar}>
      <IconButton variant="solid" icon={backIcon} label={labels.back} onClick={back} />
      <span className={styles.end}>
        <IconButton
          variant="solid"
          size={20}
          icon={shareIcon}
          label={t("product.share")}
          onClick={() => void share(title)}
        />
        <Link
          href={paths.cart()}
          className={styles.cart}
          aria-label={
            count > 0
              ? labelled(tag, t("product.openCart")) + t("shell.cartCount", { count })
              : t("product.openCart")
          }
        >
          <Icon of={bagIcon} size={22} />
          {count > 0 && (
            <CountBadge key={count} className={styles.count}>
              {count > 99 ? `${number(99)}+` : number(count)}
            </CountBadge>
          )}
        </Link>
      </span>
    </div>
  );
}
