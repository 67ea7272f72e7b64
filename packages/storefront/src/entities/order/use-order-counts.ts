import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { COUNT_ONLY } from "../../shared/page-size";
import { STALE, useServices } from "../../shared/services";

/** The states that an order list can be filtered by, in the usual sequence (docs/product.md, "Orders"). */
export const ORDER_TABS = ["paid", "shipped", "received", "assess"] as const;

/** Number of orders per tab; undefined while unknown or signed out. */
export function useOrderCounts() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const order = queries.orders.list(COUNT_ONLY);
  return useQuery({ ...order, enabled: loggedIn, staleTime: STALE.seconds }).data?.counts;
}
