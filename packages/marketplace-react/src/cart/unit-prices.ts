import { priceAt } from "marketplace-sdk/prices";
import { type CartLine, isSelected } from "marketplace-sdk/state";
import { type NextTier, nextTierOf, packsUp } from "../product/packs";

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
  const down = Math.floor(num / packSize) * packSize;
  return {
    unitPrice: priceAt(priceTiers, price, pieces),
    nextTier: nextTierOf(priceTiers, pieces, packSize),
    packs: num === down ? undefined : { size: packSize, down, up: down + packSize },
    minimum: pieces < minOrder ? { minOrder, missing: packsUp(minOrder - pieces, packSize) } : undefined,
  };
}
