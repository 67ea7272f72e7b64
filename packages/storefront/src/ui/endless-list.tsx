import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from "react";
import { ErrorState } from "./error-state";
import { MoreList } from "./more-list";
import { ProductGrid } from "./product-grid";
import { CardSkeletons } from "./skeleton";
import { uniqueRows } from "./unique-rows";

/** The part of TanStack's `useInfiniteQuery` result that a list needs. */
export interface EndlessQuery<Row> {
  data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Props of {@link EndlessList}. */
export interface EndlessListProps<Row extends { id: number | string }> {
  query: EndlessQuery<Row>;
  /** So many rows are in the first frame, the others in the next one: a slow phone answers in between. Default: all. */
  first?: number | undefined;
  /** Shown instead of a list without rows. */
  empty: ReactNode;
  /** Draws what stands under the last page, or under `empty`; gets the rows that stand above it, in the same frame. */
  after?: (rows: readonly Row[]) => ReactNode;
  /** Shapes of the first rows. Default: product cards. */
  skeleton?: ReactNode;
  /** Draws the rows; each id comes once. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list read page by page in all its states: on its way, failed, empty, and rows with a way to more. */
export function EndlessList<Row extends { id: number | string }>({
  query,
  first,
  empty,
  after,
  skeleton,
  children,
}: EndlessListProps<Row>) {
  // Rows are drawn in slices, in which a slow phone answers to the finger; rows that are known already come at once.
  const data = useDeferredValue(query.data);
  const [whole, setWhole] = useState(first === undefined);
  const begun = data !== undefined;
  useEffect(() => {
    if (!begun || whole) return;
    const timer = setTimeout(() => startTransition(() => setWhole(true)));
    return () => clearTimeout(timer);
  }, [begun, whole]);
  if (query.isPending || (query.data && !data)) {
    return (
      skeleton ?? (
        <ProductGrid>
          <CardSkeletons count={6} />
        </ProductGrid>
      )
    );
  }
  if (!data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const all = uniqueRows(data.pages);
  const rows = whole ? all : all.slice(0, first);
  // Until the rows that came are drawn the list has no end, and its foot, still in sight, must not ask for the next ones.
  const drawn = whole && data === query.data;
  const hasMore = query.hasNextPage || !drawn;
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          {children(rows)}
          <MoreList
            hasMore={hasMore}
            loading={query.isFetchingNextPage || !drawn}
            failed={query.isFetchNextPageError}
            onMore={query.fetchNextPage}
          />
        </>
      )}
      {!hasMore && after?.(rows)}
    </>
  );
}
