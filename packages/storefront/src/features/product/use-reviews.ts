import { useInfiniteQuery } from "@tanstack/react-query";
import type { Comment } from "marketplace-sdk";
import { useShop } from "../../app/market";
import { uniqueRows } from "../../ui/unique-rows";
import { countReviews, filterReviews, positiveRate, type ReviewFilter, ROWS, reviewsToCome } from "./reviews";
import type { ProductView } from "./view";

/** Reviews shown until the buyer asks for more, so that the description stays near. */
const FIRST = 3;

/** The reviews of a product behind one filter. */
export interface ReviewList {
  counts: Readonly<Record<ReviewFilter, number>>;
  /** A fraction for `percent()`; undefined without reviews. */
  rate: string | undefined;
  rows: readonly Comment[];
  /** Reviews the next press brings; 0 when all are here. */
  next: number;
  waiting: boolean;
  /** Why the last press brought nothing. */
  error: unknown;
  more: () => void;
}

/**
 * The product brings its latest reviews along; the others are asked for when the buyer asks.
 *
 * @param asked whether the buyer has asked for more than the first look
 * @param onAsk called when he does
 */
export function useReviews(
  product: ProductView,
  filter: ReviewFilter,
  asked: boolean,
  onAsk: () => void,
): ReviewList {
  const { queries } = useShop();
  const query = useInfiniteQuery({
    ...queries.products.reviews.infinite({ id: product.id, filter, limit: ROWS }),
    enabled: asked,
  });
  const { data, error, hasNextPage, isFetching } = query;
  const latest = filterReviews(product.comments, filter);
  const first = data?.pages[0];
  const counts = countReviews(product.comments, first?.counts ?? product.commentCounts);
  const rows = data ? uniqueRows(data.pages) : asked ? latest : latest.slice(0, FIRST);
  const more = data ? hasNextPage : counts[filter] > rows.length;
  return {
    counts,
    rate: positiveRate(first?.good_rate ?? product.goodRate, counts),
    rows,
    next: more ? reviewsToCome(counts[filter], rows.length, data?.pages.length ?? 0) : 0,
    waiting: isFetching,
    error: more && !isFetching ? error : null,
    more() {
      if (!asked) onAsk();
      else if (data) void query.fetchNextPage();
      else void query.refetch();
    },
  };
}
