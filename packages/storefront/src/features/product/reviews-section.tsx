import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Chips } from "../../ui/chips";
import { failureText } from "../../ui/failure-text";
import { SectionHeading } from "../../ui/section-heading";
import { Skeleton } from "../../ui/skeleton";
import type { Shown } from "./lightbox";
import { Review } from "./review";
import { REVIEW_FILTERS, type ReviewFilter } from "./reviews";
import styles from "./reviews-section.module.css";
import section from "./section.module.css";
import { useReviews } from "./use-reviews";
import type { ProductView } from "./view";

/** Props of {@link Reviews}. */
export interface ReviewsProps {
  product: ProductView;
  /** A photo of a review was pressed. */
  onPhoto: (shown: Shown) => void;
}

/** What buyers say: the positive rate, filters with their counts, and the reviews, the latest first. */
export function Reviews({ product, onPhoto }: ReviewsProps) {
  const { t, percent } = useI18n();
  const id = useId();
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [asked, setAsked] = useState(false);
  const { counts, rate, rows, next, waiting, error, more } = useReviews(product, filter, asked, () =>
    setAsked(true),
  );
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
            onChange={(chosen) => {
              setFilter(chosen);
              setAsked(true);
            }}
            items={REVIEW_FILTERS.map((each) => ({
              id: each,
              label: t(`product.${each}`),
              count: counts[each],
              disabled: each !== "all" && counts[each] === 0,
            }))}
          />
          <ul className={styles.list} aria-busy={waiting}>
            {rows.map((review) => (
              <li key={review.id}>
                <Review review={review} onPhoto={onPhoto} />
              </li>
            ))}
            {waiting && rows.length === 0 && (
              <li>
                <Skeleton height="120px" radius="var(--radius-card)" />
              </li>
            )}
          </ul>
          <p className={styles.note} role="alert">
            {error !== null && failureText(error, t)}
          </p>
          {next > 0 && (
            <Button className={styles.more} variant="quiet" block busy={waiting} onClick={more}>
              {error !== null
                ? t("shell.retry")
                : waiting
                  ? t("shell.loading")
                  : t("product.moreReviews", { count: next })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
