import type { Comment } from "marketplace-sdk";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { Chips } from "../../ui/chips";
import { SectionHeading } from "../../ui/section-heading";
import { Lightbox, type Shown } from "./lightbox";
import { Review } from "./review";
import { countReviews, filterReviews, positiveRate, REVIEW_FILTERS, type ReviewFilter } from "./reviews";
import styles from "./reviews-section.module.css";
import section from "./section.module.css";
import type { ProductView } from "./view";

/** What buyers say: the positive rate, filters with their counts, and the latest reviews. */
export function Reviews({ product }: { product: ProductView }) {
  const { t, number, percent } = useI18n();
  const id = useId();
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [photos, setPhotos] = useState<Shown>();
  const { comments } = product;
  const counts = countReviews(comments, product.commentCounts);
  const rate = positiveRate(product.goodRate, counts);
  const rows = filterReviews(comments, filter);
  return (
    <section className={section.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.reviews")} />
      {counts.all < 1 ? (
        <p className={styles.note}>{t("product.noReviews")}</p>
      ) : (
        <>
          <p className={styles.rate}>
            {rate !== undefined && t("product.positive", { rate: percent(rate) })}
          </p>
          <Chips
            label={t("product.filters")}
            value={filter}
            onChange={setFilter}
            items={REVIEW_FILTERS.map((each) => ({
              id: each,
              label: t(`product.${each}`),
              count: counts[each],
              disabled: each !== "all" && counts[each] === 0,
            }))}
          />
          <ul className={styles.list}>
            {rows.map((review: Comment) => (
              <li key={review.id}>
                <Review review={review} onPhoto={setPhotos} />
              </li>
            ))}
          </ul>
          <p className={styles.note} role="status">
            {rows.length === 0
              ? t("product.noneHere")
              : filter === "all" &&
                counts.all > rows.length &&
                t("product.latest", { count: rows.length, total: number(counts.all) })}
          </p>
        </>
      )}
      <Lightbox shown={photos} onClose={() => setPhotos(undefined)} />
    </section>
  );
}
