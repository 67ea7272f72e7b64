import { textAt } from "../../../shared/forms/text-at";
import { CHOICES } from "./choices";

/** The plain texts of the product form. */
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

/** A choice that a buyer makes, as it is typed in. */
export interface Choice {
  name: string;
  /** Its values, one a line. */
  items: string;
}

/** A combination as it is typed in. */
export interface Row {
  /** One value for each of {@link CHOICES}, empty where the product has no such choice. */
  spec: readonly string[];
  /** Of the stored combination; empty for a new one. */
  id: string;
  price: string;
  stock: string;
  image: string;
  /** The store's own code. */
  sku_code: string;
}

/** A unit price for larger quantities, as it is typed in. */
export interface Tier {
  min_num: string;
  price: string;
}

/** What is typed into the product form. Its fields are named as the server names them when it refuses one. */
export interface ProductValues extends Record<TextName, string> {
  /** Addresses. */
  images: readonly string[];
  /** One for each of {@link CHOICES}. */
  specs: readonly Choice[];
  /** The combinations that are on sale, in their order. */
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

/** The stored form; undefined for anything else. Drafts come from the browser's storage, which may hold anything. */
export function readValues(kept: unknown): ProductValues | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const text = (place: string): string => textAt(kept, place) ?? "";
  return {
    ...textsOf(text),
    images: listIn(kept, "images").map(String),
    specs: CHOICES.map((at) => ({ name: text(`specs.${at}.name`), items: text(`specs.${at}.items`) })),
    skus: listIn(kept, "skus").map((_row, at) => ({
      spec: CHOICES.map((choice) => text(`skus.${at}.spec.${choice}`)),
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
