import { useQuery } from "@tanstack/react-query";
import { type Shop, STALE, useShop } from "./market";

/** Options of the home and site data, which shell and home page share. */
export function siteQuery({ queries }: Pick<Shop, "queries">) {
  return {
    ...queries.index.index(),
    staleTime: STALE.minute,
  };
}

/** The home and site data. */
export function useSiteQuery() {
  return useQuery(siteQuery(useShop()));
}
