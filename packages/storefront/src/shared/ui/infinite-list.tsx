import { uniqueRows } from "marketplace-react";
import { CardSkeletons, Grid, LoadMore } from "marketplace-react/ui";
import { type ReactNode, startTransition, useCallback, useDeferredValue, useEffect, useState } from "react";
import { ErrorState } from "./error-state";

/** The part of TanStack's `useInfiniteQuery` result that a list needs. */
export interface EndlessQuery<Row> {
  data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch: boolean }) => unknown;
  refetch: () => unknown;
}

/** Props of {@link InfiniteList}. */
export interface InfiniteListProps<Row extends { id: number | string }> {
  query: EndlessQuery<Row>;
  /** Rows in the first frame; the others follow in the next one, so that a slow phone stays responsive. Default: all. */
  first?: number | undefined;
  /** What stands above the list; it comes in the same frame, so that it moves nothing. */
  before?: ReactNode;
  /** Shown instead of a list without rows. */
  empty: ReactNode;
  /** Renders what follows the last page or `empty`; gets the rows above it in the same frame. */
  after?: (rows: readonly Row[]) => ReactNode;
  /** Shapes of the first rows. Default: product cards. */
  skeleton?: ReactNode;
  /** Draws the rows; each id once. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is read page by page, in all its states: loading, failed, empty, and rows with a button for more. */
export function InfiniteList<Row extends { id: number | string }>({
  query,
  first,
  before,
  empty,
  after,
  skeleton,
  children,
}: InfiniteListProps<Row>) {
  // New rows render in slices, so that a slow phone stays responsive. Cached rows render at once.
  const data = useDeferredValue(query.data);
  const [isComplete, setWhole] = useState(first === undefined);
  const { fetchNextPage } = query;
  // A page that follows must not end the reading of those that have changed.
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const begun = data !== undefined;
  useEffect(() => {
    if (!begun || isComplete) return;
    const timer = setTimeout(() => startTransition(() => setWhole(true)));
    return () => clearTimeout(timer);
  }, [begun, isComplete]);
  if (query.isPending || (query.data && !data)) {
    return (
      skeleton ?? (
        <Grid>
          <CardSkeletons count={6} />
        </Grid>
      )
    );
  }
  if (!data)
    return (
      <>
        {before}
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  const all = uniqueRows(data.pages);
  const rows = isComplete ? all : all.slice(0, first);
  // Don't fetch the next page before these rows are rendered: the sentinel is still visible.
  const drawn = isComplete && data === query.data;
  const hasMore = query.hasNextPage || !drawn;
  return (
    <>
      {before}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          {children(rows)}
          <LoadMore
            list={{
              hasMore,
              isLoadingMore: query.isFetching || !drawn,
              hasMoreFailed: query.isFetchNextPageError,
              loadMore: more,
            }}
          />
        </>
      )}
      {!hasMore && after?.(rows)}
    </>
  );
}
