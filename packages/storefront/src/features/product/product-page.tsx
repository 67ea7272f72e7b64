import type { ProductView } from "marketplace-react";
import type { ProductDetail, Store } from "marketplace-sdk";
import { type ReactNode, useEffect, useState } from "react";
import { useOwnStore } from "../../entities/account/use-own-store";
import { useShownFavorites } from "../../entities/product/favorite";
import { rememberProduct } from "../../entities/product/recent-products";
import { useI18n } from "../../i18n";
import { useDesktop } from "../../shared/ui/desktop";
import type { Shown } from "../../shared/ui/lightbox";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { SkuCode } from "../../shared/ui/sku-code";
import { ActionBar } from "./action-bar";
import { Gallery } from "./gallery";
import { HeadBar } from "./head-bar";
import { useBuyBox, useOverlays } from "./lazy-parts";
import { areOptionsInPage, Options } from "./options";
import { DeliveryBlock, PriceBlock, VariantRow } from "./product-facts";
import styles from "./product-screen.module.css";
import { Description, Reviews } from "./product-sections";
import { Specifications } from "./specifications";
import { usePurchase } from "./use-purchase";
import { MatrixEntry, TierTable } from "./wholesale";

/** Props of {@link ProductPage}. */
interface ProductPageProps {
  /** The server's row, which a favorite stores. */
  row: ProductDetail;
  product: ProductView;
  store: (shop: Store) => ReactNode;
}

/**
 * A loaded product. Holds what the buyer has selected. The kit's `ProductPurchase` is the same selection, `useVariantSelection`, for pages
 * without gallery, reviews and a table of variants.
 */
export function ProductPage({ row, product, store }: ProductPageProps) {
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
        <SkuCode code={variant.skuCode} />
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
          <Specifications attributes={product.attributes} />
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
