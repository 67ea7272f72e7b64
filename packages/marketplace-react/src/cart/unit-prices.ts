import { type CartLine, isSelected, priceAt } from "marketplace-sdk/state";
import { type NextTier, nextTierOf, packsUp } from "../product/packs";

/** Pieces of each product in an order: all its variants count together for price tiers and minimum. */
export type ProductPieces = ReadonlyMap<string, number>;

const productKey = ({ id, shopId }: Pick<CartLine, "id" | "shopId">): string => `${id}/${shopId}`;

/** Pieces of each product, over all variants. @param lines that are ordered together */
export function piecesOf(lines: readonly CartLine[]): ProductPieces {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const key = productKey(line);
    pieces.set(key, (pieces.get(key) ?? 0) + line.num);
  }
  return pieces;
}

/** Price of one piece of a line, of which `pieces` are ordered in all. */
export const unitPriceIn = (line: CartLine, pieces: ProductPieces): string | undefined =>
  priceAt(line.priceTiers, line.price, pieces.get(productKey(line)) ?? line.num);

/**
 * Pieces of a line's product that are ordered. An unselected line is looked at as if it were selected.
 *
 * @param selected from {@link piecesOf} of the selected lines
 */
export const orderedPieces = (line: CartLine, selected: ProductPieces): number =>
  (selected.get(productKey(line)) ?? 0) + (isSelected(line) ? 0 : line.num);

/** What a line costs, and what its quantity breaks or could reach, in an order with other lines. */
export interface LineTerms {
  /** Price of one piece. */
  unitPrice: string | undefined;
  /** How many more pieces of the product reach a lower price; undefined in the last tier and without tiers. */
  nextTier: NextTier | undefined;
  /** The nearest whole packs below and above, where the quantity is none. `down` may be 0. */
  packs: { size: number; down: number; up: number } | undefined;
  /** How many pieces are missing to the product's minimum. */
  minimum: { minOrder: number; missing: number } | undefined;
}

/**
 * The terms of a line of the cart.
 *
 * @param pieces of its product in the order, over all variants: {@link orderedPieces}
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
