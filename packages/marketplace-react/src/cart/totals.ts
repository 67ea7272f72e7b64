import { priceAt } from "marketplace-sdk/prices";
import { type CartLine, isSelected } from "marketplace-sdk/state";
import { costOf, type Decimal, sumOf } from "../money/decimal";
import { type NextTier, nextTierOf, packsUp } from "../product/purchase";

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
  /** Quantity still missing to reach the product's minimum. */
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
    minimum: pieces < minOrder ? { minOrder, missing: packsUp(minOrder - pieces, packSize) } : undefined,
  };
}

/** What lines cost in one currency. */
export interface Total {
  /** Empty if the lines name none. */
  currency: string;
  /** Decimal string. */
  amount: string;
}

/**
 * Lines are replaced, never changed, so the cost of a line is read once for each unit price: a click in a cart of 1,000 lines stays
 * fast.
 */
const costs = new WeakMap<CartLine, { price: string | undefined; cost: Decimal }>();

function costAt(line: CartLine, price: string | undefined): Decimal {
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
  const byCurrency = new Map<string, Decimal[]>();
  const pieces = piecesOf(lines);
  for (const line of lines) {
    const { currency = "" } = line;
    const parts = byCurrency.get(currency) ?? [];
    parts.push(costAt(line, unitPriceIn(line, pieces)));
    byCurrency.set(currency, parts);
  }
  return [...byCurrency].map(([currency, parts]) => ({ currency, amount: sumOf(parts) }));
}

/** Sum of the quantities of lines. */
export const quantityOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { num }) => sum + num, 0);
