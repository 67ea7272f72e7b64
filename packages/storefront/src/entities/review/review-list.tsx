import { pictureList } from "marketplace-react";
import { Button, Chips, Rating, Skeleton, Text } from "marketplace-react/ui";
import type { Review } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { initialOf } from "../../i18n/text";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import type { Shown } from "../../shared/ui/lightbox";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./review-list.module.css";
import {
  foreignLanguage,
  REVIEW_FILTERS,
  type ReviewFilter,
  type ReviewList as ReviewRows,
  type ReviewSource,
  shareOf,
  useReviews,
} from "./reviews";

/** Props of {@link ReviewList}. */
export interface ReviewsProps {
  source: ReviewSource;
  /** Whether the page came without reviews, so that they are requested at once. */
  atOnce?: boolean;
  /** Called when a photo of a review is pressed. */
  onPhoto: (shown: Shown) => void;
}

/**
 * Reviews, latest first, with the average rating, the share of positive ones, the distribution over the levels, and filters
 * with counts.
 */
export function ReviewList({ source, atOnce = false, onPhoto }: ReviewsProps) {
  const { t, failureText, labels } = useI18n();
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [requested, setRequested] = useState(atOnce);
  const { counts, rate, rows, next, isLoading, error, more } = useReviews(source, filter, requested, () =>
    setRequested(true),
  );
  const failure = (
    <Text size="s" tone="muted" role="alert">
      {error !== null && failureText(error)}
    </Text>
  );
  if (counts.all < 1) {
    if (isLoading) return <Skeleton height="120px" radius="var(--radius-card)" />;
    return error !== null ? (
      <>
        {failure}
        <Button variant="secondary" onClick={more}>
          {labels.retry}
        </Button>
      </>
    ) : (
      <Text size="s" tone="muted">
        {t("product.noReviews")}
      </Text>
    );
  }
  return (
    <>
      <div className={styles.summary}>
        <Average rating={source.rating} rate={rate} />
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
      {failure}
      {next > 0 && (
        <Button className={styles.more} variant="secondary" block busy={isLoading} onClick={more}>
          {error !== null
            ? labels.retry
            : isLoading
              ? labels.loading
              : t("product.moreReviews", { count: next })}
        </Button>
      )}
    </>
  );
}

/** The average as a number and as stars, if the server sends it, and the share of positive reviews. */
function Average({ rating, rate }: Pick<ReviewSource, "rating"> & Pick<ReviewRows, "rate">) {
  const { t, percent, number } = useI18n();
  const positive = rate !== undefined && t("product.positive", { rate: percent(rate) });
  if (!rating) return <p className={styles.rate}>{positive}</p>;
  return (
    <div>
      <p className={styles.average}>
        <span aria-hidden="true">{number(rating, 1)}</span> <Rating value={rating} />
      </p>
      <p className={utilities.caption}>{positive}</p>
    </div>
  );
}

/** Levels from best to worst. */
const LEVELS = ["good", "mid", "negative"] as const;

/** The distribution over the contract's levels, as bars with numbers. */
function Levels({ counts }: Pick<ReviewRows, "counts">) {
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

interface ReviewCardProps extends Pick<ReviewsProps, "onPhoto"> {
  review: Review;
}

/** A buyer's review, with photos and the store's reply. */
function ReviewCard({ review, onPhoto }: ReviewCardProps) {
  const { t, tag, date } = useI18n();
  const { star, content, language, reply, spec, createtime, title, pro_id } = review;
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
      {title && pro_id !== undefined && (
        <p className={styles.spec}>
          <Link href={paths.goods(pro_id)}>
            <bdi>{title}</bdi>
          </Link>
        </p>
      )}
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
          {foreign && <span>{spec ? ` · ${foreign}` : foreign}</span>}
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
