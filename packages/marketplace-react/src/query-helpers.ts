import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";
import { useEffect, useState } from "react";

/** `meta` of queries whose error the component shows: the client's `onFailure` isn't called. */
export const SHOWN_BY_COMPONENT = { notify: false } as const;

/** The row doesn't exist, or belongs to another user. Some servers say so only by the HTTP status. */
export const isNotFound = (error: unknown): error is MarketplaceError =>
  isMarketplaceError(error) && error.kind === "api" && (error.code === 404 || error.status === 404);

/**
 * Shows the response of a mutation in the query it belongs to. A request that was sent before the mutation is cancelled: its
 * response would arrive later, with old data.
 */
export function setQueryDataFromResponse<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<unknown, Key>,
): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown, Key>(queryKey, data);
}

/**
 * The rows of all pages. A row that came twice, because the list moved between two requests, is listed once; rows without
 * an id are left out.
 */
export function uniqueRows<Row extends { id: number | string }>(
  pages: readonly { readonly data: readonly (Row | null | undefined)[] }[],
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page.data) {
      const id = `${row?.id ?? ""}`;
      if (row && id && !rows.has(id)) rows.set(id, row);
    }
  }
  return [...rows.values()];
}

/** Milliseconds to the first poll, and the longest time between two (contract: recharges.get, payments.get). */
const FIRST_POLL_MS = 5_000;
const MAX_POLL_MS = 30_000;
const GROWTH = 1.2;

/** The part of TanStack's `Query` that decides when to poll again. */
interface PolledQuery<Data> {
  state: { data: Data | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/** Decides when to poll again. */
export interface PollingInterval<Data> {
  /** Milliseconds; false when the answer can't change any more. For `refetchInterval`. */
  next(query: PolledQuery<Data>): number | false;
  /** Starts again at the shortest interval. */
  reset(): void;
}

/**
 * Polls after 5 seconds, then less and less often up to every 30 seconds while nothing changes. A new answer starts again.
 *
 * @param isPending whether this answer may still change
 */
export function createPollingInterval<Data>(isPending: (data: Data) => boolean): PollingInterval<Data> {
  let last: Data | undefined;
  let changedAt: number | undefined;
  return {
    next({ state: { data, dataUpdateCount, errorUpdateCount } }) {
      if (data === undefined || !isPending(data)) return false;
      const polls = dataUpdateCount + errorUpdateCount;
      // TanStack Query keeps the same object while the answer is the same.
      if (data !== last || changedAt === undefined) changedAt = polls;
      last = data;
      return Math.min(MAX_POLL_MS, Math.round(FIRST_POLL_MS * GROWTH ** (polls - changedAt)));
    },
    reset() {
      changedAt = undefined;
    },
  };
}

/**
 * Options for a query whose answer changes without the user:
 * `useQuery({ ...queries.payments.get({ pay_no }), ...usePolling<Pay>(({ status }) => status === "processing") })`.
 * Hidden pages don't poll; a page that becomes visible asks at once.
 *
 * @param isPending whether this answer may still change
 */
export function usePolling<Data>(isPending: (data: Data) => boolean) {
  const [{ next, reset }] = useState(() => createPollingInterval(isPending));
  useEffect(() => {
    document.addEventListener("visibilitychange", reset);
    return () => document.removeEventListener("visibilitychange", reset);
  }, [reset]);
  return { refetchInterval: next, refetchOnWindowFocus: "always" } as const;
}
