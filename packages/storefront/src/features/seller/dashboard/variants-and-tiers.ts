import type { Input, MerchantProduct } from "marketplace-sdk";
import { isAbove, typedAmount } from "marketplace-sdk/money";
import { priceRule, readPrice } from "../../../entities/money/amount";
import { readQuantity } from "../../../entities/product/quantity";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { storedText } from "../../../shared/forms/stored-text";
import { lowestOf, OPTION_INDEXES, PRODUCT } from "./product-input";
import type { ProductValues, Row } from "./product-values";

type Slots = readonly (readonly string[])[];

/** The values of each option, one per line, without duplicates; an unused option has one empty value. */
export function slotsOf({ specs }: Pick<ProductValues, "specs">): Slots {
  return OPTION_INDEXES.map((at) => {
    const lines = (specs[at]?.items ?? "").split("\n").map((line) => line.trim());
    const items = [...new Set(lines.filter(Boolean))];
    return items.length > 0 ? items : [""];
  });
}

/** Whether an option is used. */
export const isUsed = (slot: readonly string[] | undefined): boolean => Boolean(slot?.[0]);

/** The name of a combination. */
export const specText = ({ spec }: Pick<Row, "spec">): string => spec.filter(Boolean).join(", ");

/** All combinations of these values; none for a product without options. */
function combinations(slots: Slots): string[][] {
  if (!slots.some(isUsed)) return [];
  return slots.reduce<string[][]>(
    (made, items) => made.flatMap((spec) => items.map((item) => [...spec, item])),
    [[]],
  );
}

/** The number of combinations, without creating them. */
export const combinationCount = (slots: Slots): number =>
  slots.reduce((count, items) => count * items.length, 1);

/** The combinations that aren't sold yet. */
export function missing(values: Pick<ProductValues, "specs" | "skus">): string[][] {
  const sold = new Set(values.skus.map(({ spec }) => JSON.stringify(spec)));
  const slots = slotsOf(values);
  if (combinationCount(slots) > PRODUCT.skus.maxItems) return [];
  return combinations(slots).filter((spec) => !sold.has(JSON.stringify(spec)));
}

/** A new combination at the price of the others. Its stock has to be typed. */
export const newRow = (spec: readonly string[], rows: readonly Row[]): Row => ({
  spec,
  id: "",
  price: rows[0]?.price ?? "",
  stock: "",
  image: "",
  sku_code: "",
});

/**
 * Updates the rows after the options have changed. A renamed value keeps its rows, a removed one loses them, and a new one adds
 * a row for each combination. Combinations that the user removed stay removed.
 */
export function followChoices(before: ProductValues, after: ProductValues): ProductValues {
  const [old, now] = [slotsOf(before), slotsOf(after)];
  if (combinationCount(now) > PRODUCT.skus.maxItems) return after;
  const first = {
    spec: ["", "", ""],
    id: "",
    price: before.price,
    // Some of a stored product may have been sold since its form was opened, so the user must count again.
    stock: before.version ? "" : before.stock,
    image: "",
    sku_code: before.sku_code,
  };
  const rows = old.some(isUsed) ? before.skus : [first];
  const names = old.map(
    (items, at) => new Map(items.map((item, index) => [item, renamed(items, now[at] ?? [""], item, index)])),
  );
  const known = names.map((slot) => new Set(slot.values()));
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const spec = row.spec.flatMap((item, at) => names[at]?.get(item) ?? []);
    const key = JSON.stringify(spec);
    if (spec.length === OPTION_INDEXES.length && !kept.has(key)) kept.set(key, { ...row, spec });
  }
  const made = combinations(now).flatMap((spec) => {
    const isNew = spec.some((item, at) => !known[at]?.has(item));
    return kept.get(JSON.stringify(spec)) ?? (isNew ? newRow(spec, rows) : []);
  });
  return { ...after, skus: made };
}

/** Sets the same price and stock in all rows; an empty one stays unchanged in each. */
export const sameForAll = (rows: readonly Row[], { price, stock }: Pick<Row, "price" | "stock">): Row[] =>
  rows.map((row) => ({ ...row, price: price.trim() || row.price, stock: stock.trim() || row.stock }));

function renamed(
  old: readonly string[],
  now: readonly string[],
  item: string,
  index: number,
): string | undefined {
  if (old.length === now.length) return now[index];
  if (now.includes(item)) return item;
  return isUsed(old) && isUsed(now) ? undefined : now[0];
}

/** The fields for order quantities and tier prices. */
type TierValues = Pick<ProductValues, "min_order" | "pack_size" | "price_tiers">;
type Save = Input<"merchantProducts.save">;
/** The part of merchantProducts.save that {@link tiersInput} returns. */
type TiersInput = Pick<Save, "price_tiers" | "min_order" | "pack_size">;

/** Initial values of the form. @param tag of the reader's language, in which prices are written */
export const tierValues = (tag: string, product?: MerchantProduct): TierValues => ({
  min_order: storedText<"min_order", number>(product ?? {}, "min_order") || "1",
  pack_size: storedText<"pack_size", number>(product ?? {}, "pack_size") || "1",
  price_tiers: (product?.price_tiers ?? []).map((tier) => ({
    min_num: storedText<"min_num", number>(tier, "min_num"),
    price: storedText<"price", string>(tier, "price", (price) => typedAmount(price, tag)),
  })),
});

/** The fields with the price of a single piece. */
type Priced = Pick<ProductValues, "price" | "skus">;

/** The price of a single piece: the lowest one of the variants. */
function lowestPrice({ skus, price: own }: Priced, digits: number, tag: string): string | undefined {
  const typed = skus.length > 0 ? skus.map(({ price }) => price) : [own];
  return lowestOf(typed.flatMap((price) => readPrice(price, digits, tag) || []));
}

/** Errors by field: quantities must rise from row to row, and prices fall, starting from that of a single piece. */
export function validateTiers(values: TierValues & Priced, digits: number, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  let pieces = 1;
  let price = lowestPrice(values, digits, tag);
  for (const [at, row] of values.price_tiers.entries()) {
    const from = readQuantity(row.min_num, tag);
    const tierPrice = readPrice(row.price, digits, tag) || undefined;
    if (from === undefined || from <= pieces) errors[`price_tiers.${at}.min_num`] = "dashboard.tierFromRule";
    if (tierPrice === undefined || !isAbove(tierPrice, "0")) {
      errors[`price_tiers.${at}.price`] = priceRule(digits);
    } else if (price !== undefined && !isAbove(price, tierPrice)) {
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
    return pieces === readQuantity(base[field], tag) ? {} : { [field]: pieces };
  };
  return {
    ...((tiers.length > 0 || base.price_tiers.length > 0) && { price_tiers: tiers }),
    ...changed("min_order"),
    ...changed("pack_size"),
  };
}
