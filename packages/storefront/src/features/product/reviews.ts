import type { Comment, CommentCounts } from "marketplace-sdk";
import { pictureList } from "../../ui/media";

/** The filters of the review list (docs/product.md, "Product detail"). */
export const REVIEW_FILTERS = ["all", "image", "good", "mid", "negative"] as const;

export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

type Level = "good" | "mid" | "negative";

const LEVELS: readonly string[] = ["good", "mid", "negative"] satisfies Level[];

const isLevel = (level: string | undefined): level is Level => LEVELS.includes(level ?? "");

/** The level the server gave, else by stars: good from 4, mid 3, negative below (contract: `Comment.level`). */
export function levelOf({ level, star }: Pick<Comment, "level" | "star">): Level {
  if (isLevel(level)) return level;
  return star >= 4 ? "good" : star >= 3 ? "mid" : "negative";
}

/** The reviews a filter lets through, in their order. */
export function filterReviews(reviews: readonly Comment[], filter: ReviewFilter): readonly Comment[] {
  if (filter === "all") return reviews;
  if (filter === "image") return reviews.filter(({ images }) => pictureList(images).length > 0);
  return reviews.filter((review) => levelOf(review) === filter);
}

/** Reviews behind each filter: the server's figures, else those of the reviews that are here. */
export function countReviews(
  reviews: readonly Comment[],
  counts: Partial<CommentCounts> | undefined,
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
 * Share of positive reviews as a fraction for `percent()`, such as "0.94"; whole percents.
 *
 * @param goodRate the server's figure in percent
 * @returns undefined without reviews
 */
export function positiveRate(
  goodRate: number | undefined,
  counts: Pick<CommentCounts, "all" | "good">,
): string | undefined {
  if (counts.all < 1) return undefined;
  const percent = Math.round(goodRate ?? (counts.good * 100) / counts.all);
  const bounded = Math.min(100, Math.max(0, percent));
  return (bounded / 100).toFixed(2);
}

/** Reviews asked for at once. */
export const ROWS = 10;

/**
 * Reviews that the next page will bring, for the button that asks for it; at least 1, whatever a moving list counts.
 *
 * @param total behind the filter @param here on the screen @param pages that have arrived
 */
export function reviewsToCome(total: number, here: number, pages: number): number {
  return Math.max(1, Math.min((pages + 1) * ROWS, total) - here);
}
