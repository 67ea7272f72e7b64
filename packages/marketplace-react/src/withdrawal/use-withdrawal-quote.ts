"use client";
import { useQuery } from "@tanstack/react-query";
import type { Input } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { SHOWN_BY_COMPONENT } from "../errors";
import { useMarketplace } from "../provider";

/** A user who types pauses this long before the server is asked. */
const DEBOUNCE_MS = 350;
/** A quote of this age may be confirmed without asking again; servers keep them for some minutes. */
export const QUOTE_FRESH_MS = 60_000;

/**
 * What a withdrawal costs and brings, while the user types. The figures never belong to another amount than the typed one.
 *
 * @param input undefined while there is nothing to ask
 * @returns the query of `withdrawals.quote`
 */
export function useWithdrawalQuote(input: Input<"withdrawals.quote"> | undefined) {
  const { queries } = useMarketplace();
  const current = JSON.stringify(input);
  const [debounced, setDebounced] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(current), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return useQuery({
    ...queries.withdrawals.quote(input ?? { coin: "", network: "" }),
    meta: SHOWN_BY_COMPONENT,
    enabled: input !== undefined && debounced === current,
    staleTime: QUOTE_FRESH_MS,
    refetchInterval: 4 * QUOTE_FRESH_MS,
  });
}
