import { compareDecimals, readAmount, typedAmount } from "marketplace-react/money";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { priceRule, readPrice } from "../../../entities/money/price";
import type { FieldErrors } from "../../../shared/forms/use-form";
import { rowsOf, type Values } from "./variants";

/** Most tiers that the contract takes. */
export const MAX_TIERS = 10;
const MAX_PIECES = 99_999;

/** A tier as it is typed in. */
export interface TierRow {
  from: string;
  price: string;
}

type Save = Input<"merchantProducts.save">;
/** What {@link tiersInput} sends. */
export type TiersInput = Pick<Save, "price_tiers" | "min_order" | "pack_size">;

/** The tiers that are typed in, in their order. Their fields are named as the server names them when it refuses one. */
export function tierRows(values: Values): TierRow[] {
  const rows: TierRow[] = [];
  for (let at = 0; values[`price_tiers.${at}.min_num`] !== undefined && at < MAX_TIERS; at += 1) {
    const from = values[`price_tiers.${at}.min_num`] ?? "";
    if (from === REMOVED) return rows;
    rows.push({ from, price: values[`price_tiers.${at}.price`] ?? "" });
  }
  return rows;
}

/** Ends the list in the form's flat values. */
const REMOVED = "-";

/** The fields of these rows, and the end after the last. */
export function tierFields(rows: readonly TierRow[]): Values {
  const fields: Record<string, string> = { [`price_tiers.${rows.length}.min_num`]: REMOVED };
  for (const [at, { from, price }] of rows.entries()) {
    fields[`price_tiers.${at}.min_num`] = from;
    fields[`price_tiers.${at}.price`] = price;
  }
  return fields;
}

/** What the form begins with. @param tag of the reader's language, in which prices are written */
export const tierValues = (tag: string, product?: MerchantProduct): Values => ({
  min_order: String(product?.min_order ?? 1),
  pack_size: String(product?.pack_size ?? 1),
  ...tierFields(
    (product?.price_tiers ?? []).map(({ min_num, price }) => ({
      from: String(min_num),
      price: typedAmount(price, tag),
    })),
  ),
});

function quantity(typed: string | undefined, tag: string): number | undefined {
  const read = readAmount(typed ?? "", tag, { whole: 5, fraction: 0 });
  const pieces = read ? Number(read) : 0;
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : undefined;
}

/** The price of one piece: that of the cheapest variant. */
function lowestPrice(values: Values, digits: number, tag: string): string | undefined {
  const rows = rowsOf(values);
  const typed = rows.length > 0 ? rows.map(({ price }) => price) : [values.price ?? ""];
  const prices = typed.flatMap((price) => readPrice(price, digits, tag) || []);
  return prices.reduce<string | undefined>(
    (least, price) => (least === undefined || compareDecimals(price, least) < 0 ? price : least),
    undefined,
  );
}

/** Names every field that can't be sent like this: quantities rise from row to row, prices fall from that of one piece. */
export function validateTiers(values: Values, digits: number, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  let pieces = 1;
  let price = lowestPrice(values, digits, tag);
  for (const [at, row] of tierRows(values).entries()) {
    const from = quantity(row.from, tag);
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
  for (const field of ["min_order", "pack_size"]) {
    if (quantity(values[field] ?? "1", tag) === undefined) errors[field] = "dashboard.quantityRule";
  }
  return errors;
}

/** What is sent of values that passed {@link validateTiers}; nothing for a product that neither has nor had any of it. */
export function tiersInput(values: Values, digits: number, tag: string, base: Values = {}): TiersInput {
  const tiers = tierRows(values).map(({ from, price }) => ({
    min_num: quantity(from, tag) ?? 2,
    price: readPrice(price, digits, tag) || "0",
  }));
  const changed = (field: "min_order" | "pack_size"): TiersInput => {
    const pieces = quantity(values[field] ?? "1", tag) ?? 1;
    return pieces === (quantity(base[field] ?? "1", tag) ?? 1) ? {} : { [field]: pieces };
  };
  return {
    ...((tiers.length > 0 || tierRows(base).length > 0) && { price_tiers: tiers }),
    ...changed("min_order"),
    ...changed("pack_size"),
  };
}
