import type { Comment } from "marketplace-sdk";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Chips } from "../../ui/chips";
import { SectionHeading } from "../../ui/section-heading";
import type { Shown } from "./lightbox";
import { Review } from "./review";
import { countReviews, filterReviews, positiveRate, REVIEW_FILTERS, type ReviewFilter } from "./reviews";
import styles from "./reviews-section.module.css";
import section from "./section.module.css";
import type { ProductView } from "./view";

/** Reviews shown until the buyer asks for the rest, so that the description stays near. */
const FIRST = 3;

/** Props of {@link Reviews}. */
export interface ReviewsProps {
  product: ProductView;
  /** A photo of a review was pressed. */
  onPhoto: (shown: Shown) => void;
}

/** What buyers say: the positive rate, filters with their counts, and the latest reviews. */
export function Reviews({ product, onPhoto }: ReviewsProps) {
  const { t, number, percent } = useI18n();
  const id = useId();
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [whole, setWhole] = useState(false);
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
            {(whole ? rows : rows.slice(0, FIRST)).map((review: Comment) => (
              <li key={review.id}>
                <Review review={review} onPhoto={onPhoto} />
              </li>
            ))}
          </ul>
          {rows.length > FIRST && !whole && (
            <Button className={styles.more} variant="quiet" block onClick={() => setWhole(true)}>
              {t("product.moreReviews", { count: rows.length - FIRST })}
            </Button>
          )}
          <p className={styles.note} role="status">
            {rows.length === 0
              ? t("product.noneHere")
              : filter === "all" &&
                whole &&
                counts.all > rows.length &&
                t("product.latest", { count: rows.length, total: number(counts.all) })}
          </p>
        </>
      )}
    </section>
  );
}
