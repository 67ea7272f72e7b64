"use client";
import type { CartLine } from "marketplace-sdk/state";
import { useMemo } from "react";
import { lineKey } from "../cart/line-key";
import { restoreRemoved } from "../cart/restore-removed";
import { useMarketplace } from "../provider";
import { checkoutOf } from "./checkout-store";
import { orderItemKey } from "./order-items";

/** Changes of single lines of an order. The cart stays as it is until the order is placed. */
export interface CheckoutLines {
  /** Takes a line out of this order. Returns its undo, which leaves later changes alone. */
  remove(line: CartLine): () => void;
  /** Such as the quantity that is left in stock. */
  setQuantity(line: CartLine, quantity: number): void;
}

/** Changes the lines of the order that `useCheckoutSession` shows. */
export function useCheckoutLines(): CheckoutLines {
  const store = checkoutOf(useMarketplace());
  return useMemo(() => {
    const isSame = (one: CartLine, other: CartLine): boolean => orderItemKey(one) === orderItemKey(other);
    return {
      remove(line: CartLine) {
        const before = store.state.lines;
        const after = before.filter((row) => !isSame(row, line));
        store.replaceLines(after);
        return () => store.replaceLines(restoreRemoved(before, after, store.state.lines, lineKey));
      },
      setQuantity: (line: CartLine, num: number) =>
        store.replaceLines(store.state.lines.map((row) => (isSame(row, line) ? { ...row, num } : row))),
    };
  }, [store]);
}
