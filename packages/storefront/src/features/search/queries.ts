import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { listOf } from "marketplace-react";
import type { Product, Store } from "marketplace-sdk";
import { requestSearch } from "../../shared/navigation/request-search";
import { PAGE_SIZE } from "../../shared/page-size";
import { STALE, useServices } from "../../shared/services";

/** Products that match the words; disabled without words. */
export function useFoundProducts(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.products.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Stores that match the words; disabled without words. */
export function useFoundStores(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.stores.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Purchase requests that match the words. The input equals that of their list, so that both share one response. */
export function useFoundRequests(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery(queries.purchaseRequests.list.infinite(requestSearch(words)));
}

/** Recommendations next to the results. */
export interface Related {
  products: readonly Product[];
  stores: readonly Store[];
  currency: string | undefined;
}

/** Recommendations from the home data; empty while these are missing. */
export function useRelated(): Related {
  const { queries } = useServices();
  const { data } = useQuery({ ...queries.site.home(), staleTime: STALE.minute });
  return {
    products: rows(data?.recommend),
    stores: rows(data?.shops),
    currency: data?.currency?.code,
  };
}

const rows = <Row>(list: readonly Row[] | undefined): readonly Row[] => listOf(list).filter(Boolean);
