"use client";
import type { InfiniteData } from "@tanstack/react-query";
import type { Data, Store } from "marketplace-sdk";
import { useCallback, useRef } from "react";
import { useOtherUser, useSameAccount } from "../account/use-session.js";
import { createOptimisticToggle, type OptimisticToggle } from "../optimistic-toggle.js";
import { useMarketplace } from "../provider.js";
import { withFollowed } from "./followed.js";

/** Follows or unfollows a store. */
export type FollowStore = (store: Pick<Store, "id" | "is_follow">, wanted: boolean) => void;

/**
 * Follows and unfollows stores. Every loaded query that shows the store changes at once: its page, its products' pages and
 * the list of followed stores. For signed-in users only.
 */
export function useFollowStore(): FollowStore {
  const { market, queries, queryClient } = useMarketplace();
  const isSameAccount = useSameAccount();
  const toggles = useRef(new Map<string, OptimisticToggle>());
  useOtherUser(() => toggles.current.clear());

  return useCallback(
    ({ id, is_follow }, wanted) => {
      // The page is about to show the other account, which has not asked for this.
      if (!isSameAccount()) return;
      const onChange = (state: boolean): void => {
        // The answer may come once another user sees the store.
        if (!isSameAccount()) return;
        queryClient.setQueriesData<Data<"stores.get">>(
          { queryKey: queries.stores.get.key },
          (cached) => cached && withFollowed(cached, id, state),
        );
        queryClient.setQueriesData<Data<"products.get">>({ queryKey: queries.products.get.key }, (cached) => {
          const store = cached && { id: cached.shop_id, shopname: cached.shopname, ...cached.shop };
          return store && { ...cached, shop: withFollowed(store, id, state) };
        });
        queryClient.setQueriesData<InfiniteData<Data<"stores.followed">>>(
          { queryKey: queries.stores.followed.infinite().queryKey },
          (cached) =>
            cached && {
              ...cached,
              pages: cached.pages.map((page) => ({
                ...page,
                data: page.data.map((row) => withFollowed(row, id, state)),
              })),
            },
        );
      };
      const send = async (follow: boolean): Promise<boolean> => {
        // The page already shows the change, so the user may leave it before the response.
        const { followed } = await market.stores.toggleFollow(
          { id, follow: follow ? 1 : 0 },
          { keepalive: true },
        );
        // An unfollowed store keeps its hidden row until the list is opened again, so that undo shows it where it was.
        void queryClient.invalidateQueries({
          queryKey: queries.stores.followed.key,
          refetchType: follow ? "active" : "none",
        });
        return followed;
      };
      const toggle = toggles.current.get(String(id)) ?? createOptimisticToggle({ send, onChange });
      toggles.current.set(String(id), toggle);
      toggle.set(wanted, is_follow ?? !wanted);
    },
    [isSameAccount, market, queries, queryClient],
  );
}
