import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter, setQueryDataFromResponse, useAccount, useStore } from "marketplace-react";
import type { CallOptions, Input, PurchaseRequest } from "marketplace-sdk";
import type { CategoryGroup } from "../../entities/category/categories";
import { INLINE_ERRORS } from "../../shared/errors";
import { isId } from "../../shared/navigation/paths";
import { requestSearch } from "../../shared/navigation/request-search";
import { STALE, useServices } from "../../shared/services";

/** Whether offers can still be made. A request that the server forgot to close counts as closed after its deadline. */
export function isOpen(
  { status, expires_at }: Pick<PurchaseRequest, "status" | "expires_at">,
  nowSeconds: number,
): boolean {
  return status === "open" && (!expires_at || expires_at > nowSeconds);
}

/** Name of a category; undefined for none (0) or an unknown one. */
export function categoryName(
  groups: readonly CategoryGroup[],
  id: PurchaseRequest["category_id"],
): string | undefined {
  const wanted = String(id ?? "");
  for (const { options } of groups) {
    const found = options.find((option) => option.id === wanted);
    if (found) return found.name;
  }
  return undefined;
}

/** Open requests that match the words, newest first. */
export function useRequests(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery(queries.purchaseRequests.list.infinite(requestSearch(words)));
}

/** The user's own requests, open and closed, newest first. */
export function useOwnRequests() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  return useInfiniteQuery({ ...queries.purchaseRequests.mine.infinite({ limit: 20 }), enabled: loggedIn });
}

/** @param id from the address; the contract's ids are numbers */
export function useRequest(id: string) {
  const { queries } = useServices();
  return useQuery({ ...queries.purchaseRequests.get({ id }), ...INLINE_ERRORS, enabled: isId(id) });
}

/** Whether the user has a store, and whether it has made an offer for a request. */
export function useOwnOffer(requestId: PurchaseRequest["id"]): { isMerchant: boolean; hasOffered: boolean } {
  const { queries } = useServices();
  const isMerchant = useAccount().data?.is_merchant === true;
  const { data } = useQuery({
    ...queries.merchantOffers.list({ request_id: requestId, limit: 1 }),
    ...INLINE_ERRORS,
    enabled: isMerchant,
  });
  return { isMerchant, hasOffered: (data?.data.length ?? 0) > 0 };
}

/** Countries in the user's language. */
export function useCountries() {
  const { queries } = useServices();
  return useQuery({ ...queries.addresses.areas({}), staleTime: STALE.session });
}

/** Changes to the user's requests. The server's response is shown without refetching the request; lists are refetched. */
interface RequestChanges {
  /** @throws {MarketplaceError} of purchaseRequests.create */
  post(input: Input<"purchaseRequests.create">, call?: CallOptions): Promise<PurchaseRequest>;
  /** Shows a request from the server's response. */
  show(request: PurchaseRequest): void;
}

export function useRequestChanges(): RequestChanges {
  const { market, queries } = useServices();
  const queryClient = useQueryClient();
  const show = (request: PurchaseRequest): void =>
    setQueryDataFromResponse(queryClient, queries.purchaseRequests.get({ id: String(request.id) }), request);
  return {
    async post(input, call) {
      const request = await market.purchaseRequests.create(input, call);
      show(request);
      void invalidateAfter(queryClient, "purchaseRequests.create");
      return request;
    },
    show,
  };
}
