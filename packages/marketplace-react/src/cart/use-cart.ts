"use client";
import {
  type CartGroup,
  type CartItem,
  type CartLine,
  groupLines,
  isSameLine,
  isSelected,
} from "marketplace-sdk/state";
import { useMemo } from "react";
import { useMarketplace, useStore } from "../provider.js";
import { lineKey, quantityInCart, restoreRemoved, type Total, totalsOf, withoutAdded } from "./lines.js";

/** The cart as a screen shows and changes it. */
export interface CartHandle {
  /** In the order they were added, selected or not. */
  lines: readonly CartLine[];
  /** Sum of all quantities. */
  count: number;
  /** Lines by store, in the order they appear. */
  groups: readonly CartGroup[];
  /** The lines that an order would have; new lines are selected. */
  selected: readonly CartLine[];
  /** Totals of the selected lines, one per currency. */
  totals: readonly Total[];
  /** False for an empty cart. */
  isAllSelected: boolean;
  /** Adds to the quantity of the same product and variant, or appends a line. Returns its undo. */
  add(item: CartItem, quantity?: number): () => void;
  /**
   * Changes nothing when the line is gone.
   * @throws {RangeError} unless `quantity` is a whole number from 1 to 2^32 - 1
   */
  setQuantity(line: CartLine, quantity: number): void;
  /** Removes a line. Returns its undo, which leaves later changes alone. */
  remove(line: CartLine): () => void;
  /** Selects or unselects one line, the lines of a store, or all. */
  select(selected: boolean, of?: CartLine | { shopId: CartLine["shopId"] }): void;
  /** Removes every line, selected or not. There is no undo. */
  clear(): void;
}

/** The visitor's cart. Every change is stored. */
export function useCart(): CartHandle {
  const { cart } = useMarketplace();
  const { lines, count } = useStore(cart);
  const derived = useMemo(() => {
    const selected = lines.filter(isSelected);
    return {
      groups: groupLines(lines),
      selected,
      totals: totalsOf(selected),
      isAllSelected: lines.length > 0 && selected.length === lines.length,
    };
  }, [lines]);
  const actions = useMemo(() => {
    const indexOf = (line: CartLine): number =>
      cart.state.lines.findIndex((other) => isSameLine(other, line));
    /** Another tab may have added something since. */
    const replace = (change: (lines: readonly CartLine[]) => readonly CartLine[]): void => {
      cart.refresh();
      cart.replace(change(cart.state.lines));
    };
    return {
      add(item: CartItem, quantity = 1) {
        const before = quantityInCart(cart.state.lines, item);
        cart.add(item, quantity);
        return () => replace((lines) => withoutAdded(lines, item, quantity, before));
      },
      setQuantity: (line: CartLine, quantity: number) => cart.update(indexOf(line), "num", quantity),
      remove(line: CartLine) {
        const before = cart.state.lines;
        cart.removeAt(indexOf(line));
        const after = cart.state.lines;
        return () => replace((lines) => restoreRemoved(before, after, lines, lineKey));
      },
      select: (selected: boolean, of?: CartLine | { shopId: CartLine["shopId"] }) =>
        cart.select(
          selected,
          (line) =>
            of === undefined || ("id" in of ? isSameLine(line, of) : `${line.shopId}` === `${of.shopId}`),
        ),
      clear: cart.clear,
    };
  }, [cart]);
  return { lines, count, ...derived, ...actions };
}
