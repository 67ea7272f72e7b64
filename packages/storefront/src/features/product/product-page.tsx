import type { ProductDetail, Shop } from "marketplace-sdk";
import { type ReactNode, useEffect, useState } from "react";
import { InTurn } from "../../app/in-turn";
import { rememberProduct } from "../../app/recent";
import { useFavourites } from "../../app/use-favourite";
import { useI18n } from "../../i18n";
import { Gallery } from "../../ui/gallery";
import { ActionBar } from "./action-bar";
import { DeliveryBlock } from "./delivery-block";
import { Description } from "./description";
import { HeadBar } from "./head-bar";
import type { Shown } from "./lightbox";
import { PriceBlock } from "./price-block";
import styles from "./product-page.module.css";
import { MOST, type PurchaseProblem, stockOf } from "./purchase";
import { Reviews } from "./reviews-section";
import { useOverlays } from "./use-overlays";
import { usePurchase } from "./use-purchase";
import { VariantRow } from "./variant-row";
import { type Choice, firstChoice } from "./variants";
import type { ProductView } from "./view";

/** Props of {@link ProductPage}. */
export interface ProductPageProps {
  /** As the server sent it: what a favourite keeps. */
  row: ProductDetail;
  product: ProductView;
  store: (shop: Shop) => ReactNode;
}

/** A product that has arrived. Holds what the buyer has chosen so far. */
export function ProductPage({ row, product, store }: ProductPageProps) {
  const { t } = useI18n();
  const favourites = useFavourites();
  const purchase = usePurchase(product);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [wanted, setWanted] = useState(1);
  const [open, setOpen] = useState(false);
  const [photos, setPhotos] = useState<Shown>();
  const [problem, setProblem] = useState<PurchaseProblem>();
  const Overlays = useOverlays(open || photos !== undefined);

  useEffect(() => rememberProduct(product), [product]);

  const stock = stockOf(product, choice);
  const num = Math.min(wanted, Math.max(1, stock ?? MOST));
  const left = product.skus.length > 0 ? product.skus.some((one) => one.stock > 0) : product.stock !== 0;

  const change = (next: { choice?: Choice; num?: number }): void => {
    if (next.choice) setChoice(next.choice);
    if (next.num) setWanted(next.num);
    setProblem(undefined);
  };
  const show = (shown: boolean): void => {
    setOpen(shown);
    if (!shown) setProblem(undefined);
  };
  const press = (action: "add" | "buy"): void => {
    const found = purchase[action](choice, num);
    // The first press only leads to the choice; a second one in the sheet is told what is missing.
    setProblem(found?.kind === "select" && !open ? undefined : found);
    setOpen(found !== undefined);
  };
  const label = t("product.gallery", { title: product.title });
  const actions = { available: left, onAdd: () => press("add"), onBuy: () => press("buy") };

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
        <PriceBlock product={product} choice={choice} />
        <h1 className={styles.title} tabIndex={-1}>
          <bdi>{product.title}</bdi>
        </h1>
        {product.description && (
          <p className={styles.lead} dir="auto">
            {product.description}
          </p>
        )}
        <InTurn first={2}>
          <VariantRow product={product} choice={choice} num={num} onOpen={() => show(true)} />
          <DeliveryBlock product={product} />
          {store(product.shop)}
          <Reviews product={product} onPhoto={setPhotos} />
          <Description html={product.content} />
        </InTurn>
      </div>
      <ActionBar
        shopId={product.shop.id}
        favourite={favourites.has(product.id)}
        onFavourite={() => favourites.press(row)}
        {...actions}
      />
      {Overlays && (
        <Overlays
          photos={{ shown: photos, onClose: () => setPhotos(undefined) }}
          variants={{
            open,
            onClose: () => show(false),
            product,
            choice,
            num,
            problem,
            onChange: change,
            ...actions,
          }}
        />
      )}
    </article>
  );
}
