import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useAvailability } from "../../shared/availability";
import { INLINE_ERRORS } from "../../shared/errors";
import { COUNT_ONLY, NEWEST, STALE, useServices } from "../../shared/services";

/**
 * The signed-in user's newest orders and the counts of all; undefined while signed out. One response serves the notice of
 * unpaid orders and the counts of the tabs, which the same screens show.
 */
export function useNewestOrders() {
  return useNewestOrdersQuery().data;
}

/** The query of {@link useNewestOrders}, with its status. */
export function useNewestOrdersQuery() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const has = useAvailability();
  return useQuery({
    ...queries.orders.list(NEWEST),
    ...INLINE_ERRORS,
    enabled: loggedIn && has("orders"),
    staleTime: STALE.seconds,
  });
}

/** The states that an order list can be filtered by, in the usual sequence (docs/product.md, "Orders"). */
export const ORDER_TABS = ["paid", "shipped", "received", "assess"] as const;

/** Number of orders per tab; undefined while unknown or signed out. */
export function useOrderCounts() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const order = queries.orders.list(COUNT_ONLY);
  return useQuery({ ...order, enabled: loggedIn, staleTime: STALE.seconds }).data?.counts;
}
