import { useEffect, useRef } from "react";

/** Milliseconds to the first question and between the last ones (contract: recharges.get, payments.get). */
const SOON_MS = 5_000;
const LATE_MS = 30_000;

/** What the pace needs to know of a query. */
interface Polled<Data> {
  state: { data: Data | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/** How long to wait before the same question is asked once more. */
export interface Pace<Data> {
  /** Milliseconds, or false when nothing more is to be expected. */
  next(query: Polled<Data>): number | false;
  /** Something may have happened meanwhile: ask often again. */
  hurry(): void;
}

/**
 * Waits 5 seconds, a little longer after each answer that brought nothing new, up to 30. News, and the reader's return,
 * begin anew.
 *
 * @param open whether this answer may still change
 */
export function createPace<Data>(open: (data: Data) => boolean): Pace<Data> {
  let seen: Data | undefined;
  let since: number | undefined;
  return {
    next({ state: { data, dataUpdateCount, errorUpdateCount } }) {
      if (data === undefined || !open(data)) return false;
      const asked = dataUpdateCount + errorUpdateCount;
      // TanStack Query keeps the same object while the answer says the same.
      if (data !== seen || since === undefined) since = asked;
      seen = data;
      return Math.min(LATE_MS, Math.round(SOON_MS * 1.2 ** (asked - since)));
    },
    hurry() {
      since = undefined;
    },
  };
}

/**
 * Options for a query whose answer changes without the reader's doing: `useQuery({ ...queries.payments.get({ pay_no }),
 * ...usePolling((pay: Pay) => pay.status === "processing") })`. Nothing is asked while the page is hidden; at once when
 * it is looked at again.
 *
 * @param open whether this answer may still change
 */
export function usePolling<Data>(open: (data: Data) => boolean) {
  const pace = useRef<Pace<Data>>(undefined);
  pace.current ??= createPace(open);
  const { next, hurry } = pace.current;
  useEffect(() => {
    document.addEventListener("visibilitychange", hurry);
    return () => document.removeEventListener("visibilitychange", hurry);
  }, [hurry]);
  return { refetchInterval: next, refetchOnWindowFocus: "always" } as const;
}
