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

/** Names a line of a cart: product, store and variant. */
export const lineKey = ({ id, shopId, skuId }: CartLine): string => `${id}/${shopId}/${skuId ?? ""}`;

/**
 * Undoes a removal: puts the items that `before` has and `after` lacks back where they were in `current`. Other changes
 * made since then stay.
 *
 * @param keyOf a string that identifies an item
 */
export function restoreRemoved<Item>(
  before: readonly Item[],
  after: readonly Item[],
  current: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const kept = new Set(after.map(keyOf));
  const positions = new Map(current.map((item, index) => [keyOf(item), index + 1]));
  // The items restored at the start, then each current item followed by those restored after it.
  const slots: Item[][] = [[], ...current.map((item) => [item])];
  let position = 0;
  for (const item of before) {
    const key = keyOf(item);
    position = positions.get(key) ?? position;
    if (!positions.has(key) && !kept.has(key)) slots[position]?.push(item);
  }
  return slots.flat();
}
