import { useQuery } from "@tanstack/react-query";
import { type Services, STALE, useServices } from "../services";

/** Options of the home and site data, which shell and home page share. */
export function siteQuery({ queries }: Pick<Services, "queries">) {
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
  return useQuery({ ...siteQuery(useServices()), enabled: ready });
}
