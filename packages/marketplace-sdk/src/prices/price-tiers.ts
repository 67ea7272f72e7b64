import type { PriceTier } from "../generated/types.js";
import { isDecimal, readDecimal, rescale, writeDecimal } from "../money/decimal.js";

/**
 * The price tiers of one variant: a variant that costs more than the product's `price` costs as much more in every tier
 * (`price_tiers` in the contract). Exact; tiers that can't be read are left out.
 *
 * @param product from `market.products.get({ id })`
 * @param variantPrice price of one piece; the product's own where it has no variants
 */
export function variantTiers(
  { price, price_tiers }: { readonly price: string; readonly price_tiers?: readonly PriceTier[] | undefined },
  variantPrice: string = price,
): readonly PriceTier[] {
  const [least, own] = [readDecimal(price), readDecimal(variantPrice)];
  if (!isAmount(price) || !isAmount(variantPrice) || !least || !own) return [];
  return readable(price_tiers).flatMap((tier) => {
    const tiered = readDecimal(tier.price);
    if (!tiered) return [];
    const scale = Math.max(least.scale, own.scale, tiered.scale);
    const dearer = rescale(own, scale) - rescale(least, scale);
    const units = dearer + rescale(tiered, scale);
    return dearer < 0n ? [] : [{ ...tier, price: writeDecimal({ units, scale }) }];
  });
}

/**
 * The unit price at a quantity, which counts all variants of the product in one order.
 *
 * @param tiers from {@link variantTiers}, by rising `min_num`
 * @param price of one piece
 */
export function priceAt<Price extends string | undefined>(
  tiers: readonly PriceTier[] | undefined,
  price: Price,
  quantity: number,
): string | Price {
  return readable(tiers).findLast(({ min_num }) => min_num <= quantity)?.price ?? price;
}

/** The next tier that a larger quantity reaches. */
export const nextTier = (tiers: readonly PriceTier[] | undefined, quantity: number): PriceTier | undefined =>
  readable(tiers).find(({ min_num }) => min_num > quantity);

const isAmount = (value: unknown): value is string =>
  typeof value === "string" && isDecimal(value) && !value.startsWith("-");

/** The tiers that are ones: servers may send anything under this name. */
const readable = (tiers: readonly PriceTier[] | null | undefined): readonly PriceTier[] =>
  Array.isArray(tiers)
    ? tiers.filter((tier) => typeof tier?.min_num === "number" && isAmount(tier.price))
    : [];
