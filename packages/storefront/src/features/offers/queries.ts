import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { INLINE_ERRORS } from "../../shared/errors";
import { isId } from "../../shared/navigation/is-id";
import { useServices } from "../../shared/services";

/** The server's default maximum of offers per request, so that one page is enough. */
const PAGE_SIZE = 50;

/** Stores' offers for the user's own request. @param id of the request, from the address */
export function useOffers(id: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.offers.list.infinite({ request_id: id, limit: PAGE_SIZE }),
    ...INLINE_ERRORS,
    staleTime: 0,
    enabled: isId(id),
  });
}

/** The request that the offers belong to. */
export function useRequest(id: string) {
  const { queries } = useServices();
  return useQuery({ ...queries.purchaseRequests.get({ id }), ...INLINE_ERRORS, enabled: isId(id) });
}

/** Refetches everything that accepting or declining an offer changes. */
export function useOfferChanges(): () => void {
  const { queries, queryClient } = useServices();
  const { offers, purchaseRequests, orders } = queries;
  const parts = [
    offers.list,
    purchaseRequests.get,
    purchaseRequests.list,
    purchaseRequests.mine,
    orders.list,
  ];
  return () => {
    for (const { key } of parts) void queryClient.invalidateQueries({ queryKey: key });
  };
}
