import { useQuery } from "@tanstack/react-query";
import type { Input } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { useShop } from "../../app/market";

/** Somebody who types pauses this long before the server is asked. Milliseconds. */
const PAUSE_MS = 350;
/** A quote of this age may be confirmed without asking anew; servers keep them for some minutes. */
export const QUOTE_FRESH_MS = 60_000;

/**
 * What a withdrawal costs and brings, live. A question that is no longer wanted is dropped, so figures never belong to
 * another amount than the one that is typed.
 *
 * @param wanted undefined while there is nothing to ask
 */
export function useQuote(wanted: Input<"withdrawals.quote"> | undefined) {
  const { queries } = useShop();
  const now = JSON.stringify(wanted);
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return useQuery({
    ...queries.withdrawals.quote(wanted ?? { coin: "", network: "" }),
    enabled: wanted !== undefined && asked === now,
    staleTime: QUOTE_FRESH_MS,
    refetchInterval: 4 * QUOTE_FRESH_MS,
  });
}
