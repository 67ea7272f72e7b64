import type { InfiniteData } from "@tanstack/react-query";
import type { Data, Shop } from "marketplace-sdk";
import { useCallback, useRef } from "react";
import { isFollowed, markShop } from "./follow-marks";
import { useShop } from "./market";
import { createWish, type Wish } from "./wish";

/** Says whether a store is to be followed. */
export type SetFollowed = (shop: Pick<Shop, "id" | "is_follow">, wanted: boolean) => void;

/**
 * Follows stores and stops following them. The wish shows at once wherever the store is known: on its page, on its
 * products' pages and in the list of followed stores. Only for whoever is logged in.
 */
export function useFollowing(): SetFollowed {
  const { market, queries, queryClient } = useShop();
  const wishes = useRef(new Map<string, Wish>());

  return useCallback(
    ({ id, is_follow }, wanted) => {
      const show = (state: boolean): void => {
        queryClient.setQueriesData<Data<"stores.get">>(
          { queryKey: queries.stores.get.key },
          (cached) => cached && markShop(cached, id, state),
        );
        queryClient.setQueriesData<Data<"products.get">>({ queryKey: queries.products.get.key }, (cached) => {
          const owner = cached && { id: cached.shop_id, shopname: cached.shopname, ...cached.shop };
          return owner && { ...cached, shop: markShop(owner, id, state) };
        });
        queryClient.setQueriesData<InfiniteData<Data<"stores.followed">>>(
          { queryKey: queries.stores.followed.infinite().queryKey },
          (cached) =>
            cached && {
              ...cached,
              pages: cached.pages.map((page) => ({
                ...page,
                data: page.data.map((row) => markShop(row, id, state)),
              })),
            },
        );
      };
      const send = async (follow: boolean): Promise<boolean> => {
        // The button has answered already, and the next tap may be a reload.
        const { followed } = await market.stores.toggleFollow(
          { id, follow: follow ? 1 : 0 },
          { keepalive: true },
        );
        // A store that was let go keeps its hidden row until the list is opened again: undo shows it where it was.
        void queryClient.invalidateQueries({
          queryKey: queries.stores.followed.key,
          refetchType: follow ? "active" : "none",
        });
        return isFollowed({ is_follow: followed });
      };
      const wish = wishes.current.get(String(id)) ?? createWish({ send, show });
      wishes.current.set(String(id), wish);
      wish.want(wanted, is_follow === undefined ? !wanted : isFollowed({ is_follow }));
    },
    [market, queries, queryClient],
  );
}
