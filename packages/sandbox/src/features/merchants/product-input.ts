import type { Input } from "../../contract/operations";
import { cleanHtml } from "../../domain/clean-html";
import { BusinessError } from "../../domain/errors";
import { type LeadTime, leadTimeFault } from "../../domain/lead-times";
import { parseUnits } from "../../domain/money";
import { type PriceTier, tierFault } from "../../domain/price-tiers";
import { readPriceWithin } from "../../kernel/read-amount";
import type { Attribute } from "../catalog/attributes";
import { uploadPath } from "../uploads/upload-path";

type ProductInput = Input<"merchantProducts.save">;

/** One variant that can be ordered. A product without choices has a single variant with an empty `spec`. */
export interface VariantDraft {
  /** The stored variant it replaces. */
  readonly id?: number;
  readonly spec: readonly string[];
  /** Ledger units. */
  readonly price: bigint;
  /** If left out, the stored value stays. */
  readonly stock?: number;
  readonly image: string;
  /** The store's own code, empty for none. If left out, the stored value stays. */
  readonly code?: string;
}

/** A product as its shop describes it. Only named fields are read, so that no request can set measured figures such as sales. */
export interface ProductDraft {
  readonly categoryId: number;
  readonly title: string;
  readonly images: readonly string[];
  readonly description: string;
  readonly content: string;
  readonly marketPrice: bigint;
  /** Null where the store's zones apply. */
  readonly freight: bigint | null;
  /** Grams of one piece. If left out, the stored value stays. */
  readonly weight?: number;
  readonly taxPpm: number;
  readonly shipHours: number;
  /** If left out, the stored value stays. */
  readonly tiers?: readonly PriceTier[];
  readonly minOrder?: number;
  readonly packSize?: number;
  readonly leadTimes?: readonly LeadTime[];
  readonly attributes?: readonly Attribute[];
  readonly specs: readonly { readonly name: string; readonly items: readonly string[] }[];
  readonly variants: readonly [VariantDraft, ...VariantDraft[]];
}

const SHIP_HOURS = 24;
const PPM_SCALE = 6;

/**
 * Reads a product from a shop's request.
 *
 * @throws {BusinessError} `field_invalid`, `price_invalid`, `image_invalid`, each with `field`
 */
export function readProduct(input: ProductInput): ProductDraft {
  return {
    categoryId: input.category_id,
    title: input.title,
    images: input.images.map((image, i) => picture(image, `images.${i}`)),
    description: input.description ?? "",
    content: cleanHtml(input.content ?? ""),
    marketPrice: readPriceWithin(input.market_price ?? "0", "market_price"),
    freight: isSet(input.is_store_freight)
      ? null
      : readPriceWithin(input.freight_price ?? "0", "freight_price"),
    ...(input.weight !== undefined && { weight: input.weight }),
    taxPpm: ratio(input.tax_rate ?? "0"),
    shipHours: input.ship_hours ?? SHIP_HOURS,
    ...(input.price_tiers && { tiers: input.price_tiers.map(tier) }),
    ...(input.min_order !== undefined && { minOrder: input.min_order }),
    ...(input.pack_size !== undefined && { packSize: input.pack_size }),
    ...(input.lead_times && { leadTimes: leadTimes(input.lead_times) }),
    ...(input.attributes && { attributes: attributes(input.attributes) }),
    specs: specs(input),
    variants: variants(input),
  };
}

const isSet = (flag: ProductInput["is_store_freight"]) => flag === 1 || flag === true;

const tier = ({ min_num, price }: { min_num: number; price: string }, i: number): PriceTier => ({
  num: min_num,
  price: sellingPrice(price, `price_tiers.${i}.price`),
});

function leadTimes(sent: NonNullable<ProductInput["lead_times"]>): readonly LeadTime[] {
  const times = sent.map(({ min_num, days }) => ({ min_num, days }));
  const fault = leadTimeFault(times);
  if (fault) throw invalid(`lead_times.${fault.index}.${fault.field}`);
  return times;
}

function attributes(sent: NonNullable<ProductInput["attributes"]>): readonly Attribute[] {
  const names = new Set<string>();
  return sent.map(({ name, value, unit = "" }, i) => {
    const key = name.trim().toLowerCase();
    if (key === "" || names.has(key)) throw invalid(`attributes.${i}.name`);
    names.add(key);
    if (value.trim() === "") throw invalid(`attributes.${i}.value`);
    return { name: name.trim(), value: value.trim(), unit: unit.trim() };
  });
}

/**
 * The price of one piece: that of the cheapest variant.
 */
export const lowestPrice = ({ variants }: Pick<ProductDraft, "variants">): bigint =>
  variants.reduce((least, { price }) => (price < least ? price : least), variants[0].price);

/**
 * Checks that quantities of the tiers rise, and that their prices fall and stay below the price of one piece.
 *
 * @throws {BusinessError} `field_invalid` or `price_invalid` with `field`
 */
export function checkTiers(price: bigint, tiers: readonly PriceTier[]): void {
  const fault = tierFault({ price, tiers });
  if (fault?.field === "num") throw invalid(`price_tiers.${fault.index}.min_num`);
  if (fault) throw new BusinessError("price_invalid", { field: `price_tiers.${fault.index}.price` });
}

function specs({ specs = [], skus = [] }: ProductInput) {
  if (skus.length > 0 && specs.length === 0) throw invalid("specs");
  if (specs.length > 0 && skus.length === 0) throw invalid("skus");
  const names = new Set(specs.map(({ name }) => name));
  if (names.size < specs.length) throw invalid("specs");
  return specs.map(({ name, items }, i) => {
    if (new Set(items).size < items.length) throw invalid(`specs.${i}.items`);
    return { name, items: [...items] };
  });
}

function variants(input: ProductInput): readonly [VariantDraft, ...VariantDraft[]] {
  const { specs = [], skus = [] } = input;
  const seen = new Set<string>();
  const codes = new Set<string>();
  const read = skus.map(({ id, spec, price, stock, image, sku_code }, i): VariantDraft => {
    const isKnown = spec.length === specs.length && spec.every((value, n) => specs[n]?.items.includes(value));
    const name = JSON.stringify(spec);
    if (!isKnown || seen.has(name)) throw invalid(`skus.${i}.spec`);
    seen.add(name);
    const code = sku_code?.trim();
    if (code && codes.has(code.toLowerCase())) throw invalid(`skus.${i}.sku_code`);
    if (code) codes.add(code.toLowerCase());
    return {
      ...(id !== undefined && { id }),
      spec: [...spec],
      price: sellingPrice(price, `skus.${i}.price`),
      ...(stock !== undefined && { stock }),
      image: image === undefined || image === "" ? "" : picture(image, `skus.${i}.image`),
      ...(code !== undefined && { code }),
    };
  });
  const [first, ...others] = read;
  return first ? [first, ...others] : [onlyVariant(input)];
}

function onlyVariant({ price, stock, sku_code }: ProductInput): VariantDraft {
  if (price === undefined) throw new BusinessError("price_invalid", { field: "price" });
  return {
    spec: [],
    price: sellingPrice(price, "price"),
    ...(stock !== undefined && { stock }),
    image: "",
    ...(sku_code !== undefined && { code: sku_code.trim() }),
  };
}

function sellingPrice(text: string, field: string): bigint {
  const units = readPriceWithin(text, field);
  if (units === 0n) throw new BusinessError("price_invalid", { field });
  return units;
}

function ratio(text: string): number {
  const ppm = parseUnits(text, PPM_SCALE);
  if (ppm === undefined) throw invalid("tax_rate");
  return Number(ppm);
}

/** The site path of an upload. Its owner is checked later. */
function picture(address: string, field: string): string {
  const path = uploadPath(address);
  if (path === undefined) throw new BusinessError("image_invalid", { field });
  return path;
}

const invalid = (field: string) => new BusinessError("field_invalid", { field });
