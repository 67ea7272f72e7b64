import type { PriceTier } from "../generated/types";

const DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/** Units of 10^-`scale`; undefined for anything but a decimal. */
function unitsOf(amount: string | undefined, scale: number): bigint | undefined {
  const [, whole, fraction = ""] = DECIMAL.exec(amount ?? "") ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(scale, "0"));
}

const scaleOf = (amount = ""): number => (amount.split(".")[1] ?? "").length;

function write(units: bigint, scale: number): string {
  const digits = `${units}`.padStart(scale + 1, "0");
  return scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
}

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
  return (price_tiers ?? []).flatMap((tier) => {
    const scale = Math.max(...[price, variantPrice, tier.price].map(scaleOf));
    const [least, own, tiered] = [price, variantPrice, tier.price].map((amount) => unitsOf(amount, scale));
    if (least === undefined || own === undefined || tiered === undefined || own < least) return [];
    return [{ ...tier, price: write(own - least + tiered, scale) }];
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
  return tiers?.filter(({ min_num }) => min_num <= quantity).at(-1)?.price ?? price;
}

/** The next tier that a larger quantity reaches. */
export const nextTier = (tiers: readonly PriceTier[] | undefined, quantity: number): PriceTier | undefined =>
  tiers?.find(({ min_num }) => min_num > quantity);
