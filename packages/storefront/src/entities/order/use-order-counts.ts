import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { COUNT_ONLY } from "../../shared/page-size";
import { STALE, useServices } from "../../shared/services";

/** The states that an order list can be narrowed to, in the order an order passes them (docs/product.md, "Orders"). */
export const ORDER_TABS = ["paid", "shipped", "received", "assess"] as const;

/** Orders behind each tab; undefined while they are unknown, and not loaded while signed out. */
export function useOrderCounts() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const order = queries.orders.list(COUNT_ONLY);
  return useQuery({ ...order, enabled: loggedIn, staleTime: STALE.seconds }).data?.counts;
}
