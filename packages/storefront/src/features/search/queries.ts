import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { listOf } from "marketplace-react";
import type { Product, Store } from "marketplace-sdk";
import { requestSearch } from "../../shared/navigation/request-search";
import { PAGE_SIZE } from "../../shared/page-size";
import { STALE, useServices } from "../../shared/services";

/** Products that fit the words; asks for nothing without words. */
export function useFoundProducts(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.products.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Stores that fit the words; asks for nothing without words. */
export function useFoundStores(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.stores.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Purchase requests that fit the words: as many as the list of them asks for, so that both share one answer. */
export function useFoundRequests(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery(queries.purchaseRequests.list.infinite(requestSearch(words)));
}

/** Related results besides the search's own. */
export interface Related {
  products: readonly Product[];
  stores: readonly Store[];
  currency: string | undefined;
}

/** Recommendations of the home data; nothing while those are missing. */
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
