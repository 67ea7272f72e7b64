"use client";
import { useEffect, useState } from "react";

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
    // React Native has no document.
    globalThis.document?.addEventListener("visibilitychange", reset);
    return () => globalThis.document?.removeEventListener("visibilitychange", reset);
  }, [reset]);
  return { refetchInterval: next, refetchOnWindowFocus: "always" } as const;
}
