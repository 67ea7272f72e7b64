import { priceText } from "./money";

/** A unit price from a quantity on, in ledger units. */
export interface PriceTier {
  readonly num: number;
  readonly price: bigint;
}

/** A tier as the database has it: digits of ledger units, as JSON has no whole numbers of that size. */
export interface StoredTier {
  readonly num: number;
  readonly price: string;
}

/** What a product costs for one piece and for many. Amounts in ledger units. */
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

/** The first tier with a minimum not above the previous one's, or a price not below it, and which of the two. */
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

/** Tiers as answers carry them. */
export const tierDtos = (stored: readonly StoredTier[]) =>
  stored.map(({ num, price }) => ({ min_num: num, price: priceText(BigInt(price)) }));
