import { compareDecimals, typedAmount } from "marketplace-react/money";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { priceRule, readPrice } from "../../../entities/money/price";
import { readQuantity } from "../../../entities/product/quantity";
import type { FieldErrors } from "../../../shared/forms/use-form";
import type { ProductValues } from "./product-values";

/** The fields for order quantities and tier prices. */
type TierValues = Pick<ProductValues, "min_order" | "pack_size" | "price_tiers">;
type Save = Input<"merchantProducts.save">;
/** The part of merchantProducts.save that {@link tiersInput} returns. */
export type TiersInput = Pick<Save, "price_tiers" | "min_order" | "pack_size">;

/** Initial values of the form. @param tag of the reader's language, in which prices are written */
export const tierValues = (tag: string, product?: MerchantProduct): TierValues => ({
  min_order: String(product?.min_order ?? 1),
  pack_size: String(product?.pack_size ?? 1),
  price_tiers: (product?.price_tiers ?? []).map(({ min_num, price }) => ({
    min_num: String(min_num),
    price: typedAmount(price, tag),
  })),
});

/** The fields with the price of a single piece. */
type Priced = Pick<ProductValues, "price" | "skus">;

/** The price of a single piece: the lowest one of the variants. */
function lowestPrice({ skus, price: own }: Priced, digits: number, tag: string): string | undefined {
  const typed = skus.length > 0 ? skus.map(({ price }) => price) : [own];
  return lowestOf(typed.flatMap((price) => readPrice(price, digits, tag) || []));
}

/** The lowest of these decimal strings; undefined without any. */
export const lowestOf = (prices: readonly string[]): string | undefined =>
  prices.reduce<string | undefined>(
    (lowest, price) => (lowest === undefined || compareDecimals(price, lowest) < 0 ? price : lowest),
    undefined,
  );

/** Errors by field: quantities must rise from row to row, and prices fall, starting from that of a single piece. */
export function validateTiers(values: TierValues & Priced, digits: number, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  let pieces = 1;
  let price = lowestPrice(values, digits, tag);
  for (const [at, row] of values.price_tiers.entries()) {
    const from = readQuantity(row.min_num, tag);
    const tierPrice = readPrice(row.price, digits, tag) || undefined;
    if (from === undefined || from <= pieces) errors[`price_tiers.${at}.min_num`] = "dashboard.tierFromRule";
    if (tierPrice === undefined || compareDecimals(tierPrice, "0") <= 0) {
      errors[`price_tiers.${at}.price`] = priceRule(digits);
    } else if (price !== undefined && compareDecimals(tierPrice, price) >= 0) {
      errors[`price_tiers.${at}.price`] = "dashboard.tierPriceRule";
    }
    pieces = from ?? pieces;
    price = tierPrice ?? price;
  }
  for (const field of ["min_order", "pack_size"] as const) {
    if (readQuantity(values[field], tag) === undefined) errors[field] = "dashboard.quantityRule";
  }
  return errors;
}

/** Input for values that passed {@link validateTiers}. What a product neither had nor gets is left out. */
export function tiersInput(
  values: TierValues,
  digits: number,
  tag: string,
  base: TierValues = tierValues(tag),
): TiersInput {
  const tiers = values.price_tiers.map(({ min_num, price }) => ({
    min_num: readQuantity(min_num, tag) ?? 2,
    price: readPrice(price, digits, tag) || "0",
  }));
  const changed = (field: "min_order" | "pack_size"): TiersInput => {
    const pieces = readQuantity(values[field], tag) ?? 1;
    return pieces === (readQuantity(base[field], tag) ?? 1) ? {} : { [field]: pieces };
  };
  return {
    ...((tiers.length > 0 || base.price_tiers.length > 0) && { price_tiers: tiers }),
    ...changed("min_order"),
    ...changed("pack_size"),
  };
}
