import type { Input, MerchantProduct } from "marketplace-sdk";
import { compareDecimals, isAbove, isZero, readAmount } from "marketplace-sdk/money";
import { readQuantity } from "../../../entities/product/quantity";
import { type FileNumbers, isAmbiguous } from "./file-decimals";
import { fractionOf, PRODUCT, percentOf } from "./product-input";

type SaveInput = Input<"merchantProducts.save">;
type Tiers = NonNullable<SaveInput["price_tiers"]>;

/** Columns for tax, price tiers, order quantities and shipping. Shopify's files have the weight alone, of each variant. */
export const TERM_COLUMNS = [
  "Tax Percent",
  "Price Tiers",
  "Minimum Order",
  "Pack Size",
  "Shipping Price",
  "Variant Grams",
] as const;
type TermColumn = (typeof TERM_COLUMNS)[number];

/** The terms in a file; missing ones are undefined. */
export interface TermsDraft {
  taxRate: string | undefined;
  /** An empty list removes the tiers. */
  tiers: Tiers | undefined;
  minOrder: number | undefined;
  packSize: number | undefined;
  /** Freight of an order, or {@link BY_STORE}. */
  freight: string | undefined;
  /** Grams of one piece. */
  weight: number | undefined;
}

/** Why a term can't be saved. */
export type TermFault = "percent" | "tiers" | "quantity" | "ambiguous" | "freight" | "grams";

/** Cell text of a product that ships by its store's table. */
const BY_STORE = "store";

/** Cell text that removes a product's tiers. An empty cell leaves them unchanged. */
const NO_TIERS = "none";

/**
 * The cells of a product's terms; empty, which changes nothing, for one that could not be read. A tier is written `24+ 11.00`, which no
 * spreadsheet takes for a number or a time.
 */
export function termCells(product: MerchantProduct): Readonly<Record<TermColumn, string>> {
  const { is_store_freight, freight_price = "" } = product;
  const tiers = product.price_tiers ?? [];
  const orUsual = (name: "tax_rate" | "min_order" | "pack_size" | "weight", usual: string): string =>
    `${name in product ? (product[name] ?? "") : usual}`;
  const tax = orUsual("tax_rate", "0");
  return {
    "Tax Percent": tax && percentOf(tax),
    "Price Tiers": tiers.every(({ min_num, price }) => min_num && price)
      ? tiers.map(({ min_num, price }) => `${min_num}+ ${price}`).join("; ")
      : "",
    "Minimum Order": orUsual("min_order", "1"),
    "Pack Size": orUsual("pack_size", "1"),
    "Shipping Price": is_store_freight ? BY_STORE : freight_price,
    "Variant Grams": orUsual("weight", "0"),
  };
}

/**
 * @param read the product's first non-empty cell of a column
 * @param numbers how they are written
 * @param fail throws
 */
export function readTerms(
  read: (column: TermColumn) => string | undefined,
  numbers: FileNumbers,
  fail: (column: TermColumn, reason: TermFault) => never,
): TermsDraft {
  const quantity = (column: TermColumn): number | undefined => {
    const text = read(column);
    return text === undefined ? undefined : (readQuantity(text, numbers.tag) ?? fail(column, "quantity"));
  };
  for (const column of ["Tax Percent", "Price Tiers", "Shipping Price"] as const) {
    if (!numbers.isKnown && amountsIn(read(column) ?? "").some(isAmbiguous)) fail(column, "ambiguous");
  }
  const tax = read("Tax Percent");
  const tiers = read("Price Tiers");
  const freight = read("Shipping Price");
  const grams = read("Variant Grams");
  return {
    taxRate:
      tax === undefined
        ? undefined
        : (fractionOf(tax.replace(/\s*%$/, ""), numbers.tag) ?? fail("Tax Percent", "percent")),
    tiers: tiers === undefined ? undefined : (readTiers(tiers, numbers) ?? fail("Price Tiers", "tiers")),
    minOrder: quantity("Minimum Order"),
    packSize: quantity("Pack Size"),
    freight:
      freight === undefined
        ? undefined
        : (readFreight(freight, numbers) ?? fail("Shipping Price", "freight")),
    weight:
      grams === undefined ? undefined : (readGrams(grams, numbers.tag) ?? fail("Variant Grams", "grams")),
  };
}

/** The amounts in a cell: one, a percentage, or those of tiers. */
export const amountsIn = (cell: string): string[] =>
  cell.split(";").map((part) => part.slice(part.indexOf("+") + 1).replace(/\s*%$/, ""));

/** @returns undefined for anything but an amount or {@link BY_STORE} */
function readFreight(text: string, { digits, tag }: FileNumbers): string | undefined {
  if (text.toLowerCase() === BY_STORE) return BY_STORE;
  return readAmount(text, tag, { whole: 9, fraction: digits }) ?? undefined;
}

/** @returns undefined for anything but a weight that the server takes */
function readGrams(text: string, tag: string): number | undefined {
  const grams = readAmount(text, tag, { whole: 7, fraction: 0 });
  return grams && Number(grams) <= PRODUCT.weight.maximum ? Number(grams) : undefined;
}

/** @returns undefined for anything but a list of tiers */
function readTiers(text: string, { digits, tag }: FileNumbers): Tiers | undefined {
  if (text.toLowerCase() === NO_TIERS) return [];
  const tiers = text.split(";").map((part) => {
    const [, from = "", typed = ""] = /^([^+]*)\+([^+]*)$/.exec(part) ?? [];
    const min_num = readQuantity(from, tag);
    const price = readAmount(typed, tag, { whole: 9, fraction: digits });
    return min_num && price ? { min_num, price } : undefined;
  });
  const read = tiers.filter((tier) => tier !== undefined);
  return read.length === tiers.length && read.length <= PRODUCT.price_tiers.maxItems && areTiers(read)
    ? read
    : undefined;
}

/**
 * Whether quantities rise and prices fall from tier to tier, starting below the price of a single piece.
 *
 * @param price of a single piece of the cheapest variant; undefined if unknown
 */
export function areTiers(tiers: Tiers, price?: string): boolean {
  return tiers.every((tier, at) => {
    const before = tiers[at - 1] ?? { min_num: 1, price };
    const isCheaper = before.price === undefined || isAbove(before.price, tier.price);
    return tier.min_num > before.min_num && isCheaper && !isZero(tier.price);
  });
}

/** The terms of a new product. */
export const newTerms = ({
  taxRate,
  tiers,
  minOrder,
  packSize,
  freight,
  weight,
}: TermsDraft): Partial<SaveInput> => ({
  ...(taxRate !== undefined && { tax_rate: taxRate }),
  ...(tiers && tiers.length > 0 && { price_tiers: tiers }),
  ...(minOrder !== undefined && { min_order: minOrder }),
  ...(packSize !== undefined && { pack_size: packSize }),
  ...(freight === BY_STORE && { is_store_freight: true }),
  ...(freight !== undefined && freight !== BY_STORE && { freight_price: freight }),
  ...(weight !== undefined && { weight }),
});

/** Writes the file's changes to a stored product's terms into `input`, and reports their columns. */
export function changeTerms(
  known: MerchantProduct,
  { taxRate, tiers, minOrder, packSize, freight, weight }: TermsDraft,
  input: SaveInput,
  name: (column: TermColumn) => void,
): void {
  if (taxRate !== undefined && compareDecimals(taxRate, known.tax_rate ?? "0") !== 0) {
    name("Tax Percent");
    input.tax_rate = taxRate;
  }
  if (tiers && !isSame(tiers, known.price_tiers ?? [])) {
    name("Price Tiers");
    input.price_tiers = tiers;
  }
  if (minOrder !== undefined && minOrder !== (known.min_order ?? 1)) {
    name("Minimum Order");
    input.min_order = minOrder;
  }
  if (packSize !== undefined && packSize !== (known.pack_size ?? 1)) {
    name("Pack Size");
    input.pack_size = packSize;
  }
  if (freight !== undefined && !isSameFreight(freight, known)) {
    name("Shipping Price");
    delete input.freight_price;
    delete input.is_store_freight;
    if (freight === BY_STORE) input.is_store_freight = true;
    else input.freight_price = freight;
  }
  if (weight !== undefined && weight !== (known.weight ?? 0)) {
    name("Variant Grams");
    input.weight = weight;
  }
}

const isSameFreight = (freight: string, { is_store_freight, freight_price }: MerchantProduct): boolean =>
  is_store_freight || freight === BY_STORE
    ? Boolean(is_store_freight) && freight === BY_STORE
    : compareDecimals(freight, freight_price) === 0;

const isSame = (one: Tiers, other: Tiers): boolean =>
  one.length === other.length &&
  one.every(({ min_num, price }, at) => {
    const tier = other[at];
    return tier?.min_num === min_num && compareDecimals(tier.price, price) === 0;
  });
