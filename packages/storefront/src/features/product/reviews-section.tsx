import { type ProductView, pictureList } from "marketplace-react";
import { Button, Chips, Rating, Skeleton, Text } from "marketplace-react/ui";
import type { Review } from "marketplace-sdk";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import { failureText } from "../../shared/ui/failure-text";
import { initialOf } from "../../shared/ui/initial";
import { Picture } from "../../shared/ui/picture";
import { SectionHeading } from "../../shared/ui/section-heading";
import utilities from "../../shared/ui/utilities.module.css";
import { foreignLanguage } from "./foreign-language";
import type { Shown } from "./lightbox";
import page from "./product-page.module.css";
import { REVIEW_FILTERS, type ReviewFilter, type ReviewList, shareOf, useReviews } from "./reviews";
import styles from "./reviews-section.module.css";

/** Props of {@link Reviews}. */
export interface ReviewsProps {
  product: ProductView;
  /** A photo of a review was pressed. */
  onPhoto: (shown: Shown) => void;
}

/** What buyers say: the positive rate, how the reviews are spread, filters with their counts, and the reviews, the latest first. */
export function Reviews({ product, onPhoto }: ReviewsProps) {
  const { t, percent } = useI18n();
  const id = useId();
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [requested, setRequested] = useState(false);
  const { counts, rate, rows, next, isLoading, error, more } = useReviews(product, filter, requested, () =>
    setRequested(true),
  );
  return (
    <section className={page.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.reviews")} />
      {counts.all < 1 ? (
        <Text size="s" tone="muted">
          {t("product.noReviews")}
        </Text>
      ) : (
        <>
          <div className={styles.summary}>
            <p className={styles.rate}>
              {rate !== undefined && t("product.positive", { rate: percent(rate) })}
            </p>
            <Levels counts={counts} />
          </div>
          <Chips
            label={t("product.filters")}
            value={filter}
            onChange={(chosen) => {
              setFilter(chosen);
              setRequested(true);
            }}
            items={REVIEW_FILTERS.map((each) => ({
              id: each,
              label: t(`product.${each}`),
              count: counts[each],
              disabled: each !== "all" && counts[each] === 0,
            }))}
          />
          <ul className={styles.list} aria-busy={isLoading}>
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onPhoto={onPhoto} />
              </li>
            ))}
            {isLoading && rows.length === 0 && (
              <li>
                <Skeleton height="120px" radius="var(--radius-card)" />
              </li>
            )}
          </ul>
          <Text size="s" tone="muted" role="alert">
            {error !== null && failureText(error, t)}
          </Text>
          {next > 0 && (
            <Button className={styles.more} variant="secondary" block busy={isLoading} onClick={more}>
              {error !== null
                ? t("shell.retry")
                : isLoading
                  ? t("shell.loading")
                  : t("product.moreReviews", { count: next })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** From the best to the worst. */
const LEVELS = ["good", "mid", "negative"] as const;

/** How the reviews are spread over the levels the contract counts, as bars with their numbers. */
function Levels({ counts }: Pick<ReviewList, "counts">) {
  const { t, number } = useI18n();
  return (
    <dl className={styles.levels}>
      {LEVELS.map((level) => (
        <div key={level} className={styles.level} data-level={level}>
          <dt>{t(`product.${level}`)}</dt>
          <dd>
            <span className={styles.track}>
              <span style={{ inlineSize: `${shareOf(counts[level], counts)}%` }} />
            </span>
            <span className={styles.number}>{number(counts[level])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ReviewCardProps {
  review: Review;
  onPhoto: (shown: Shown) => void;
}

/** One buyer's review, with photos and the store's reply. */
function ReviewCard({ review, onPhoto }: ReviewCardProps) {
  const { t, tag, date } = useI18n();
  const { star, content, language, reply, spec, createtime } = review;
  const foreign = foreignLanguage(language, tag);
  const name = review.username_masked || t("product.anonymous");
  const photos = pictureList(review.images);
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        {review.avatar ? (
          <Picture className={styles.avatar} src={review.avatar} alt="" shape="round" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <div className={utilities.grow}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <Rating value={star} size={14} />
        </div>
        {createtime ? <span className={utilities.caption}>{date(createtime)}</span> : null}
      </header>
      {content && (
        <p className={styles.content} dir="auto" lang={language}>
          {content}
        </p>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t("product.photos")}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.photo}
                aria-label={t("product.openPhoto", { number: index + 1, total: photos.length })}
                onClick={() => onPhoto({ photos, index, label: t("product.photos") })}
              >
                <Picture src={photo} alt="" shape="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {(spec || foreign) && (
        <p className={styles.spec}>
          {spec && <bdi>{t("product.bought", { spec })}</bdi>}
          {spec && foreign && " · "}
          {foreign}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={cards.strong}>{t("product.reply")}</p>
          <p dir="auto">{reply}</p>
        </div>
      )}
    </article>
  );
}
