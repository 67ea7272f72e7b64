import { useInfiniteQuery } from "@tanstack/react-query";
import { type ProductView, pictureList, uniqueRows } from "marketplace-react";
import type { Input, Review, ReviewCounts } from "marketplace-sdk";
import { INLINE_ERRORS } from "../../shared/errors";
import { useServices } from "../../shared/services";

/** The filters of the review list (docs/product.md, "Product detail"). */
export const REVIEW_FILTERS = ["all", "image", "good", "mid", "negative"] as const;

export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

type Level = "good" | "mid" | "negative";

const LEVELS: readonly string[] = ["good", "mid", "negative"] satisfies Level[];

const isLevel = (level: string | undefined): level is Level => LEVELS.includes(level ?? "");

/** The server's level, or one by stars: good from 4, mid 3, negative below (contract: `Review.level`). */
export function levelOf({ level, star }: Pick<Review, "level" | "star">): Level {
  if (isLevel(level)) return level;
  return star >= 4 ? "good" : star >= 3 ? "mid" : "negative";
}

/** The reviews that match a filter, in their order. */
export function filterReviews(reviews: readonly Review[], filter: ReviewFilter): readonly Review[] {
  if (filter === "all") return reviews;
  if (filter === "image") return reviews.filter(({ images }) => pictureList(images).length > 0);
  return reviews.filter((review) => levelOf(review) === filter);
}

/** Number of reviews per filter: the server's figures, or those of the loaded reviews. */
export function countReviews(
  reviews: readonly Review[],
  counts: Partial<ReviewCounts> | undefined,
): Readonly<Record<ReviewFilter, number>> {
  const here = (filter: ReviewFilter): number => counts?.[filter] ?? filterReviews(reviews, filter).length;
  return {
    all: here("all"),
    image: here("image"),
    good: here("good"),
    mid: here("mid"),
    negative: here("negative"),
  };
}

/**
 * The share of positive reviews as a fraction for `percent()`, such as "0.94", in whole percents.
 *
 * @param goodRate the server's figure in percent
 * @returns undefined without reviews
 */
export function positiveRate(
  goodRate: number | undefined,
  counts: Pick<ReviewCounts, "all" | "good">,
): string | undefined {
  if (counts.all < 1) return undefined;
  const percent = Math.round(goodRate ?? (counts.good * 100) / counts.all);
  const bounded = Math.min(100, Math.max(0, percent));
  return (bounded / 100).toFixed(2);
}

/**
 * Percentage of all reviews with a level, to draw it. It is computed from the levels, because a stock server's figures
 * may not add up to `all`.
 */
export function shareOf(count: number, { good, mid, negative }: Omit<ReviewCounts, "all" | "image">): number {
  return Math.min(100, Math.round((Math.max(0, count) * 100) / Math.max(1, good + mid + negative)));
}

/** Reviews per page. */
export const PAGE_LENGTH = 10;

/**
 * Number of reviews that the next page will add, for its button; at least 1, even if the list has changed.
 *
 * @param total matches of the filter @param here reviews on screen @param pages loaded so far
 */
export function reviewsToCome(total: number, here: number, pages: number): number {
  return Math.max(1, Math.min((pages + 1) * PAGE_LENGTH, total) - here);
}

/** Reviews to show at first, so that the description below stays near. */
const FIRST_COUNT = 3;

/** The product or store, and what is known of its reviews before they are requested. */
export interface ReviewSource
  extends Pick<ProductView, "comments" | "commentCounts" | "goodRate" | "rating"> {
  /** The `id` of a product, or the `shop_id` of a store. */
  of: Pick<Input<"products.reviews">, "id" | "shop_id">;
}

/** The reviews of a product or store that match a filter. */
export interface ReviewList {
  counts: Readonly<Record<ReviewFilter, number>>;
  /** A fraction for `percent()`; undefined without reviews. */
  rate: string | undefined;
  rows: readonly Review[];
  /** Number of reviews that the next page will add; 0 if all are shown. */
  next: number;
  isLoading: boolean;
  /** Error of the last request. */
  error: unknown;
  more: () => void;
}

/**
 * The latest reviews may come with the product. The others are loaded on request.
 *
 * @param requested whether more than the first ones are requested
 * @param onRequest called when that happens
 */
export function useReviews(
  source: ReviewSource,
  filter: ReviewFilter,
  requested: boolean,
  onRequest: () => void,
): ReviewList {
  const { queries } = useServices();
  const query = useInfiniteQuery({
    ...queries.products.reviews.infinite({ ...source.of, filter, limit: PAGE_LENGTH }),
    ...INLINE_ERRORS,
    enabled: requested,
  });
  const { data, error, hasNextPage, isFetching } = query;
  const latest = filterReviews(source.comments, filter);
  const first = data?.pages[0];
  const counts = countReviews(source.comments, first?.counts ?? source.commentCounts);
  const rows = data ? uniqueRows(data.pages) : requested ? latest : latest.slice(0, FIRST_COUNT);
  const more = data ? hasNextPage : counts[filter] > rows.length;
  return {
    counts,
    rate: positiveRate(first?.good_rate ?? source.goodRate, counts),
    rows,
    next: more ? reviewsToCome(counts[filter], rows.length, data?.pages.length ?? 0) : 0,
    isLoading: isFetching,
    error: more && !isFetching ? error : null,
    more() {
      if (!requested) onRequest();
      else if (data) void query.fetchNextPage({ cancelRefetch: false });
      else void query.refetch();
    },
  };
}

/**
 * The name of a text's language in the reader's language, unless it is the reader's own.
 *
 * @param written BCP-47 tag of the text's language, as sent by the server
 * @param read BCP-47 tag of the reader's language
 * @returns the name, such as “Englisch”; undefined if it isn't necessary
 */
export function foreignLanguage(written: string | undefined, read: string): string | undefined {
  if (!written) return undefined;
  try {
    if (kindOf(written) === kindOf(read)) return undefined;
    return new Intl.DisplayNames([read], { type: "language", fallback: "none" }).of(written);
  } catch {
    // The tag is invalid.
    return undefined;
  }
}

/** Language and script, since “en-GB” is readable for “en”, but “zh-TW” isn't the same as “zh-CN”. */
function kindOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}
