import { useMemo } from "react";
import { type UnpaidPayment, unpaidPayments } from "./unpaid";
import { useNewestOrders } from "./use-newest-orders";

const NONE: readonly UnpaidPayment[] = [];

/**
 * The signed-in user's pending payments. They have no tab (docs/product.md, "Orders"), so they are taken from the newest
 * orders, since an unpaid one is never old.
 */
export function useUnpaid(): readonly UnpaidPayment[] {
  const newest = useNewestOrders();
  return useMemo(() => (newest ? unpaidPayments(newest.data, Date.now() / 1000) : NONE), [newest]);
}
