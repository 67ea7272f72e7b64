import { textAt } from "../../../shared/forms/text-at";
import { OPTION_INDEXES } from "./choices";

/** Text fields of the product form. */
export type TextName =
  | "version"
  | "title"
  | "category_id"
  | "description"
  | "content"
  | "price"
  | "market_price"
  | "stock"
  | "sku_code"
  | "freight_price"
  | "tax_rate"
  | "ship_hours"
  | "min_order"
  | "pack_size";

/** An option that buyers choose from, as typed. */
export interface Choice {
  name: string;
  /** Its values, one per line. */
  items: string;
}

/** A combination of option values, as typed. */
export interface Row {
  /** One value for each of {@link OPTION_INDEXES}, empty where the product doesn't use it. */
  spec: readonly string[];
  /** Id of the stored combination; empty for a new one. */
  id: string;
  price: string;
  stock: string;
  image: string;
  /** The store's own code. */
  sku_code: string;
}

/** A unit price for larger quantities, as typed. */
export interface Tier {
  min_num: string;
  price: string;
}

/** Values of the product form. Its fields are named as in the server's errors. */
export interface ProductValues extends Record<TextName, string> {
  /** Addresses of the pictures. */
  images: readonly string[];
  /** One option for each of {@link OPTION_INDEXES}. */
  specs: readonly Choice[];
  /** The combinations for sale, in their order. */
  skus: readonly Row[];
  price_tiers: readonly Tier[];
}

/** All plain texts. */
export const textsOf = (read: (name: TextName) => string): Record<TextName, string> => ({
  version: read("version"),
  title: read("title"),
  category_id: read("category_id"),
  description: read("description"),
  content: read("content"),
  price: read("price"),
  market_price: read("market_price"),
  stock: read("stock"),
  sku_code: read("sku_code"),
  freight_price: read("freight_price"),
  tax_rate: read("tax_rate"),
  ship_hours: read("ship_hours"),
  min_order: read("min_order"),
  pack_size: read("pack_size"),
});

/** Parses stored values; undefined for anything else, because the browser's storage may hold anything. */
export function readValues(kept: unknown): ProductValues | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const text = (place: string): string => textAt(kept, place) ?? "";
  return {
    ...textsOf(text),
    images: listIn(kept, "images").map(String),
    specs: OPTION_INDEXES.map((at) => ({ name: text(`specs.${at}.name`), items: text(`specs.${at}.items`) })),
    skus: listIn(kept, "skus").map((_row, at) => ({
      spec: OPTION_INDEXES.map((choice) => text(`skus.${at}.spec.${choice}`)),
      id: text(`skus.${at}.id`),
      price: text(`skus.${at}.price`),
      stock: text(`skus.${at}.stock`),
      image: text(`skus.${at}.image`),
      sku_code: text(`skus.${at}.sku_code`),
    })),
    price_tiers: listIn(kept, "price_tiers").map((_tier, at) => ({
      min_num: text(`price_tiers.${at}.min_num`),
      price: text(`price_tiers.${at}.price`),
    })),
  };
}

function listIn(holder: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(holder, name);
  return Array.isArray(list) ? list : [];
}
