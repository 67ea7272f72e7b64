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
  return useInfiniteQuery(queries.request.list.infinite(requestSearch(words)));
}

/** The reader's own, open and closed, newest first. */
export function useOwnRequests() {
  const { queries, session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  return useInfiniteQuery({ ...queries.request.my.infinite({ limit: 20 }), enabled: loggedIn });
}

/** @param id from the address; the contract's ids are numbers */
export function useRequest(id: string) {
  const { queries } = useShop();
  return useQuery({ ...queries.request.info({ id }), enabled: isId(id) });
}

/** Countries in the reader's language; none while they are missing. */
export function useCountries() {
  const { queries } = useShop();
  return useQuery({ ...queries.aera.readArea({}), staleTime: STALE.session });
}

/** Changes of the reader's requests. What the server answered is shown without asking again; lists are asked again. */
export interface RequestChanges {
  /** @throws {MarketplaceError} of request.create */
  post(input: Input<"request.create">): Promise<PurchaseRequest>;
  /** @throws {MarketplaceError} of request.close */
  close(id: Id): Promise<PurchaseRequest>;
}

export function useRequestChanges(): RequestChanges {
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  const keep = async (request: PurchaseRequest): Promise<PurchaseRequest> => {
    await takeAnswer(queryClient, queries.request.info({ id: String(request.id) }), request);
    for (const { key } of [queries.request.list, queries.request.my])
      void queryClient.invalidateQueries({ queryKey: key });
    return request;
  };
  return {
    post: async (input) => keep(await market.request.create(input)),
    close: async (id) => keep(await market.request.close({ id })),
  };
}
