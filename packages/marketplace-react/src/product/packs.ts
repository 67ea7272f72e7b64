import type { PriceTier } from "marketplace-sdk";
import { nextTier } from "marketplace-sdk/state";

/** Whole packs that hold at least so many pieces, in pieces. */
export const packsUp = (pieces: number, packSize = 1): number => Math.ceil(pieces / packSize) * packSize;

/** Whole packs within so many pieces, in pieces; the pieces themselves where they don't fill one. */
export const packsDown = (pieces: number, packSize = 1): number =>
  Math.floor(pieces / packSize) * packSize || pieces;

/** A lower unit price that more pieces reach. */
export interface NextTier {
  /** How many more, in whole packs. */
  more: number;
  /** Unit price with them. */
  price: string;
}

/**
 * The next lower unit price: "add 6 more for 4.20 each".
 *
 * @param pieces of the product, over all variants
 */
export function nextTierOf(
  tiers: readonly PriceTier[] | undefined,
  pieces: number,
  packSize = 1,
): NextTier | undefined {
  const tier = nextTier(tiers, pieces);
  return tier && { more: packsUp(tier.min_num - pieces, packSize), price: tier.price };
}
