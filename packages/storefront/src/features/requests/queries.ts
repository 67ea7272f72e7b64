import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Id, Input, PurchaseRequest } from "marketplace-sdk";
import { useSnapshot } from "valtio";
import { isId } from "../../app/is-id";
import { STALE, useShop } from "../../app/market";
import { requestSearch } from "../../app/request-search";
import { takeAnswer } from "../../app/take-answer";

/** Open requests that fit the words, newest first. */
export function useRequests(words: string) {
  const { queries } = useShop();
  return useInfiniteQuery(queries.purchaseRequests.list.infinite(requestSearch(words)));
}

/** The reader's own, open and closed, newest first. */
export function useOwnRequests() {
  const { queries, session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  return useInfiniteQuery({ ...queries.purchaseRequests.mine.infinite({ limit: 20 }), enabled: loggedIn });
}

/** @param id from the address; the contract's ids are numbers */
export function useRequest(id: string) {
  const { queries } = useShop();
  return useQuery({ ...queries.purchaseRequests.get({ id }), enabled: isId(id) });
}

/** Countries in the reader's language; none while they are missing. */
export function useCountries() {
  const { queries } = useShop();
  return useQuery({ ...queries.addresses.areas({}), staleTime: STALE.session });
}

/** Changes of the reader's requests. What the server answered is shown without asking again; lists are asked again. */
export interface RequestChanges {
  /** @throws {MarketplaceError} of purchaseRequests.create */
  post(input: Input<"purchaseRequests.create">): Promise<PurchaseRequest>;
  /** @throws {MarketplaceError} of purchaseRequests.close */
  close(id: Id): Promise<PurchaseRequest>;
}

export function useRequestChanges(): RequestChanges {
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  const keep = async (request: PurchaseRequest): Promise<PurchaseRequest> => {
    await takeAnswer(queryClient, queries.purchaseRequests.get({ id: String(request.id) }), request);
    for (const { key } of [queries.purchaseRequests.list, queries.purchaseRequests.mine])
      void queryClient.invalidateQueries({ queryKey: key });
    return request;
  };
  return {
    post: async (input) => keep(await market.purchaseRequests.create(input)),
    close: async (id) => keep(await market.purchaseRequests.close({ id })),
  };
}
