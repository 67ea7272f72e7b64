import { type CartItem, type CartLine, isSameLine } from "marketplace-sdk/state";

/** Quantity of an item that is in the cart. */
export const quantityInCart = (lines: readonly CartLine[], item: CartItem): number =>
  lines.find((line) => isSameLine(line, item))?.num ?? 0;

/**
 * Undoes adding `added` to a quantity of `before`. Whatever else has happened to the cart since then stays.
 */
export function withoutAdded(
  lines: readonly CartLine[],
  item: CartItem,
  added: number,
  before: number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (!isSameLine(line, item)) return [line];
    // The buyer may have removed it already.
    const left = Math.min(line.num, Math.max(before, line.num - added));
    return left > 0 ? [{ ...line, num: left }] : [];
  });
}
