import { costOf, type Decimal, sumOf } from "marketplace-sdk/money";
import { priceAt } from "marketplace-sdk/prices";
import { type CartItem, type CartLine, isSameLine, isSelected } from "marketplace-sdk/state";
import { type NextTier, nextTierOf, packsUp } from "../product/purchase.js";

/** Names a line of a cart: product, store and variant. */
export const lineKey = ({ id, shopId, skuId }: CartLine): string => `${id}/${shopId}/${skuId ?? ""}`;

/** Quantity of an item that is in the cart. */
export const quantityInCart = (lines: readonly CartLine[], item: CartItem): number =>
  lines.find((line) => isSameLine(line, item))?.num ?? 0;

/** Undoes adding `added` to a quantity of `before`. Whatever else has happened to the cart since then stays. */
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

/** Quantity of each product in an order: all its variants count together toward price tiers and the minimum. */
export type ProductPieces = ReadonlyMap<string, number>;

const productKey = ({ id, shopId }: Pick<CartLine, "id" | "shopId">): string => `${id}/${shopId}`;

/** Quantity of each product across its variants. @param lines ordered together */
export function piecesOf(lines: readonly CartLine[]): ProductPieces {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const key = productKey(line);
    pieces.set(key, (pieces.get(key) ?? 0) + line.num);
  }
  return pieces;
}

/** Unit price of a line, with `pieces` of its product ordered in total. */
export const unitPriceIn = (line: CartLine, pieces: ProductPieces): string | undefined =>
  priceAt(line.priceTiers, line.price, pieces.get(productKey(line)) ?? line.num);

/**
 * Ordered quantity of a line's product. An unselected line counts as if it were selected.
 *
 * @param selected from {@link piecesOf} of the selected lines
 */
export const orderedPieces = (line: CartLine, selected: ProductPieces): number =>
  (selected.get(productKey(line)) ?? 0) + (isSelected(line) ? 0 : line.num);

/** What a line costs, and what its quantity breaks or could reach, in an order with other lines. */
export interface LineTerms {
  /** Price of one piece. */
  unitPrice: string | undefined;
  /** Additional quantity that reaches a lower price; undefined in the last tier and without tiers. */
  nextTier: NextTier | undefined;
  /** The nearest multiples of the pack below and above a quantity that isn't one. `down` may be 0. */
  packs: { size: number; down: number; up: number } | undefined;
  /** Quantity still missing to reach the product's minimum, in whole packs. */
  minimum: { minOrder: number; missing: number } | undefined;
}

/**
 * The terms of a line of the cart.
 *
 * @param pieces ordered of its product, across all variants: {@link orderedPieces}
 */
export function lineTerms(line: CartLine, pieces: number): LineTerms {
  const { num, price, priceTiers, minOrder = 1, packSize = 1 } = line;
  const down = Math.trunc(num / packSize) * packSize;
  return {
    unitPrice: priceAt(priceTiers, price, pieces),
    nextTier: nextTierOf(priceTiers, pieces, packSize),
    packs: num === down ? undefined : { size: packSize, down, up: down + packSize },
    minimum: pieces < minOrder ? { minOrder, missing: packsUp(minOrder, packSize) - pieces } : undefined,
  };
}

/** What lines cost in one currency. */
export interface Total {
  /** Empty if the lines name none. */
  currency: string;
  /** Decimal string; undefined where the price of one of the lines is not known. */
  amount: string | undefined;
}

/**
 * Lines are replaced, never changed, so the cost of a line is read once for each unit price: a click in a cart of 1,000 lines stays
 * fast.
 */
const costs = new WeakMap<CartLine, { price: string | undefined; cost: Decimal | undefined }>();

function costAt(line: CartLine, price: string | undefined): Decimal | undefined {
  const known = costs.get(line);
  if (known && known.price === price) return known.cost;
  const cost = costOf(price, line.num);
  costs.set(line, { price, cost });
  return cost;
}

/**
 * Totals of lines that are ordered together, one per currency in order of appearance: amounts in different currencies are never added up.
 * Price tiers count the total quantity of a product.
 */
export function totalsOf(lines: readonly CartLine[]): readonly Total[] {
  const byCurrency = new Map<string, (Decimal | undefined)[]>();
  const pieces = piecesOf(lines);
  for (const line of lines) {
    const { currency = "" } = line;
    const parts = byCurrency.get(currency) ?? [];
    parts.push(costAt(line, unitPriceIn(line, pieces)));
    byCurrency.set(currency, parts);
  }
  return [...byCurrency].map(([currency, parts]) => ({ currency, amount: sumOf(parts) }));
}
