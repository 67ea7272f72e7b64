import { useQuery } from "@tanstack/react-query";
import { type Shop, STALE, useShop } from "./market";

/** Options of the home and site data, which shell and home page share. */
export function siteQuery({ market, queries }: Pick<Shop, "market" | "queries">) {
  return {
    ...queries.index.index(),
    // The operation has no body at all; an empty object would be one.
    queryFn: ({ signal }: { signal: AbortSignal }) => market.index.index(undefined, { signal }),
    staleTime: STALE.minute,
  };
}

/** The home and site data. */
export function useSiteQuery() {
  return useQuery(siteQuery(useShop()));
}
