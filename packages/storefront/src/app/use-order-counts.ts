import { useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio";
import { STALE, useShop } from "./market";
import { FIGURES } from "./rows";

/** The states that an order list can be narrowed to, in the order an order passes them (docs/product.md, "Orders"). */
export const ORDER_TABS = ["paid", "shipped", "received", "assess"] as const;

/** Orders behind each tab; undefined while they are unknown, and not asked for while nobody is signed in. */
export function useOrderCounts() {
  const { queries, session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  const order = queries.orders.list(FIGURES);
  return useQuery({ ...order, enabled: loggedIn, staleTime: STALE.seconds }).data?.counts;
}
