import { priceText } from "./money";

/** A unit price from a quantity on, in ledger units. */
export interface PriceTier {
  readonly num: number;
  readonly price: bigint;
}

/** A tier as stored: digits of ledger units, because JSON has no integers of that size. */
export interface StoredTier {
  readonly num: number;
  readonly price: string;
}

/** The prices of a product for one item and for many. Amounts in ledger units. */
export interface TieredPrice {
  /** Below the first tier: the lowest price of its variants. */
  readonly price: bigint;
  /** By rising quantity and falling price. */
  readonly tiers: readonly PriceTier[];
}

/**
 * The unit price of a variant at a quantity. A variant's surcharge is the same in every tier, so nothing is rounded.
 *
 * @param variantPrice of one piece, in ledger units
 * @param pieces quantity of the product in the order, across its variants
 */
export function unitPriceAt({ price, tiers }: TieredPrice, variantPrice: bigint, pieces: number): bigint {
  const tier = tiers.findLast(({ num }) => num <= pieces);
  return tier ? variantPrice - price + tier.price : variantPrice;
}

/** The first invalid tier: its minimum is not above the previous one's (`num`), or its price is not below (`price`). */
export function tierFault({
  price,
  tiers,
}: TieredPrice): { readonly index: number; readonly field: "num" | "price" } | undefined {
  let before = { num: 1, price };
  for (const [index, tier] of tiers.entries()) {
    if (tier.num <= before.num) return { index, field: "num" };
    if (tier.price <= 0n || tier.price >= before.price) return { index, field: "price" };
    before = tier;
  }
  return undefined;
}

export const readTiers = (stored: readonly StoredTier[]): readonly PriceTier[] =>
  stored.map(({ num, price }) => ({ num, price: BigInt(price) }));

export const storeTiers = (tiers: readonly PriceTier[]) =>
  tiers.map(({ num, price }) => ({ num, price: price.toString() }));

/** Tiers as responses contain them. */
export const tierDtos = (stored: readonly StoredTier[]) =>
  stored.map(({ num, price }) => ({ min_num: num, price: priceText(BigInt(price)) }));
