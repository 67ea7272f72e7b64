import type { StoreDetail } from "marketplace-sdk";
import { useState } from "react";
import { ReviewList } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { Lightbox, type Shown } from "../../shared/ui/lightbox";
import styles from "./store-head.module.css";

/** Buyers' reviews of all the store's products. */
export function StoreReviews({ shop }: { shop: StoreDetail }) {
  const { t } = useI18n();
  const [photos, setPhotos] = useState<Shown>();
  return (
    <section className={styles.view} aria-labelledby="store-reviews">
      <h2 id="store-reviews" className="visually-hidden">
        {t("product.reviews")}
      </h2>
      <ReviewList
        source={{
          of: { shop_id: shop.id },
          comments: [],
          commentCounts: undefined,
          goodRate: undefined,
          rating: shop.rating ?? undefined,
        }}
        atOnce
        onPhoto={setPhotos}
      />
      <Lightbox shown={photos} onClose={() => setPhotos(undefined)} />
    </section>
  );
}
