import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";

/** `meta` of queries whose error the component shows: the client's `onFailure` isn't called. */
export const SHOWN_BY_COMPONENT = { notify: false } as const;

/** The row doesn't exist, or belongs to another user. Some servers say so only by the HTTP status. */
export const isNotFound = (error: unknown): error is MarketplaceError =>
  isMarketplaceError(error) && error.kind === "api" && (error.code === 404 || error.status === 404);

/**
 * Shows the response of a mutation in the query it belongs to. A request that was sent before the mutation is cancelled: its
 * response would arrive later, with old data.
 *
 * @param query options of the query that the response belongs to, or its key
 */
export function setQueryDataFromResponse<Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: Key },
  data: InferDataFromTag<unknown, Key>,
): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown, Key>(queryKey, data);
}

/**
 * The rows of all pages. A row that came twice, because the list moved between two requests, is listed once; rows without
 * a key are left out.
 *
 * @param rowKey default: the row's id
 */
export function uniqueRows<Row>(
  pages: readonly { readonly data: readonly (Row | null | undefined)[] }[],
  rowKey: (row: Row) => unknown = idOf,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page.data) {
      const key = `${(row && rowKey(row)) ?? ""}`;
      if (row && key && !rows.has(key)) rows.set(key, row);
    }
  }
  return [...rows.values()];
}

const idOf = (row: unknown): unknown => (typeof row === "object" && row && "id" in row ? row.id : undefined);
