import type { PriceTier } from "marketplace-sdk";
import { nextTier } from "marketplace-sdk/prices";

/** A quantity rounded up to whole packs. */
export const packsUp = (pieces: number, packSize = 1): number => Math.ceil(pieces / packSize) * packSize;

/** A quantity rounded down to whole packs; unchanged when it doesn't fill one. */
export const packsDown = (pieces: number, packSize = 1): number =>
  Math.floor(pieces / packSize) * packSize || pieces;

/** A lower unit price that a larger quantity reaches. */
export interface NextTier {
  /** How many more, in whole packs. */
  more: number;
  /** Unit price with them. */
  price: string;
}

/**
 * The next lower unit price: "add 6 more for 4.20 each".
 *
 * @param pieces of the product, across all variants
 */
export function nextTierOf(
  tiers: readonly PriceTier[] | undefined,
  pieces: number,
  packSize = 1,
): NextTier | undefined {
  const tier = nextTier(tiers, pieces);
  return tier && { more: packsUp(tier.min_num - pieces, packSize), price: tier.price };
}
