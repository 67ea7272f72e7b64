import { useQuery } from "@tanstack/react-query";
import { type Shop, STALE, useShop } from "./market";

/** Options of the home and site data, which shell and home page share. */
export function siteQuery({ queries }: Pick<Shop, "queries">) {
  return {
    ...queries.site.home(),
    staleTime: STALE.minute,
  };
}

/**
 * The home and site data.
 *
 * @param ready whether the server may be asked now; else only what is already known counts
 */
export function useSiteQuery(ready = true) {
  return useQuery({ ...siteQuery(useShop()), enabled: ready });
}
