import { useState } from "react";
import { textAt } from "../../../shared/forms/form-values";
import { useServices } from "../../../shared/services";
import { OPTION_INDEXES } from "./product-input";

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
  /** "1" where the store's zones apply, else empty. */
  | "is_store_freight"
  | "weight"
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

/** A row of the specification table, as typed. */
interface AttributeRow {
  name: string;
  value: string;
  unit: string;
}

/** How long a larger quantity takes, as typed. */
interface LeadTimeRow {
  min_num: string;
  days: string;
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
  attributes: readonly AttributeRow[];
  lead_times: readonly LeadTimeRow[];
}

/** All plain texts. */
const textsOf = (read: (name: TextName) => string): Record<TextName, string> => ({
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
  is_store_freight: read("is_store_freight"),
  weight: read("weight"),
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
    attributes: listIn(kept, "attributes").map((_row, at) => ({
      name: text(`attributes.${at}.name`),
      value: text(`attributes.${at}.value`),
      unit: text(`attributes.${at}.unit`),
    })),
    lead_times: listIn(kept, "lead_times").map((_row, at) => ({
      min_num: text(`lead_times.${at}.min_num`),
      days: text(`lead_times.${at}.days`),
    })),
  };
}

function listIn(holder: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(holder, name);
  return Array.isArray(list) ? list : [];
}

/** What a draft stores of an unfinished product. */
interface StoredDraft {
  /** The product that the form was filled with. */
  base: ProductValues;
  /** The form's current values. */
  values: ProductValues;
}

/** The draft of a product form, stored for this tab. */
export interface ProductDraft {
  /** @returns undefined if there is none or it can't be parsed */
  read(): StoredDraft | undefined;
  write(stored: StoredDraft): void;
  clear(): void;
}

/**
 * @param id of the product; empty for a new one
 * @param tag of the reader's language: each has its own draft, because the same text may be another price in it
 */
export function useProductDraft(id: string, tag: string): ProductDraft {
  const { tab } = useServices().drafts;
  const name = `product-${id} ${tag}`;
  const [draft] = useState(
    (): ProductDraft => ({
      read: () => parse(tab.getItem(name)),
      write: (stored) => tab.setItem(name, JSON.stringify(stored)),
      clear: () => tab.removeItem(name),
    }),
  );
  return draft;
}

function parse(text: string | null): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    const [base, values] = ["base", "values"].map((part) => readValues(Reflect.get(Object(stored), part)));
    return base && values && { base, values };
  } catch {
    return undefined;
  }
}

/** The merged changes that two users made to one product. */
interface Merged {
  values: ProductValues;
  /** Fields that both have changed differently; the value typed here wins. */
  conflicts: readonly string[];
}

type Select = (values: ProductValues) => unknown;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The options, and which of their combinations exist. */
const shapeOf = ({ specs, skus }: ProductValues) => [specs, skus.map(({ spec }) => spec)];

/**
 * Applies the typed changes on top of what was saved elsewhere.
 *
 * @param base the product when the form was opened
 */
export function mergeEdits(base: ProductValues, mine: ProductValues, theirs: ProductValues): Merged {
  const conflicts: string[] = [];
  /** The side whose part is used. */
  const side = (field: string, select: Select): ProductValues => {
    const [here, there] = [mine, theirs].map((values) => !isSame(select(values), select(base)));
    if (here && there && !isSame(select(mine), select(theirs))) conflicts.push(field);
    return here ? mine : theirs;
  };
  const text = (field: string, read: (values: ProductValues) => string | undefined): string =>
    read(side(field, read)) ?? "";
  const differ = (select: Select): boolean =>
    !isSame(select(mine), select(base)) || !isSame(select(theirs), select(base));

  const texts = textsOf((name) => (name === "version" ? theirs.version : text(name, (of) => of[name])));
  const { images } = side("images", (of) => of.images);
  const { attributes } = side("attributes", (of) => of.attributes);
  const { lead_times } = side("lead_times", (of) => of.lead_times);
  // Rows are identified by position, so if any were added or removed, one side's rows are used as a whole.
  const price_tiers = differ((of) => of.price_tiers.length)
    ? side("price_tiers", (of) => of.price_tiers).price_tiers
    : base.price_tiers.map((_tier, at) => ({
        min_num: text("price_tiers", (of) => of.price_tiers[at]?.min_num),
        price: text("price_tiers", (of) => of.price_tiers[at]?.price),
      }));
  const merged = { ...theirs, ...texts, images, price_tiers, attributes, lead_times };
  if (differ(shapeOf)) {
    const { specs, skus } = side("skus", ({ specs, skus }) => [specs, skus]);
    return { values: { ...merged, specs, skus: withStockLeft(skus, base, theirs) }, conflicts };
  }
  const skus = base.skus.map((row, at) => ({
    spec: row.spec,
    id: text("skus", (of) => of.skus[at]?.id),
    price: text("skus", (of) => of.skus[at]?.price),
    stock: text("skus", (of) => of.skus[at]?.stock),
    image: text("skus", (of) => of.skus[at]?.image),
    sku_code: text("skus", (of) => of.skus[at]?.sku_code),
  }));
  return { values: { ...merged, skus }, conflicts };
}

/** Sales change the stock, too: a row whose stock wasn't edited gets the current value, even if it has moved. */
function withStockLeft(rows: readonly Row[], base: ProductValues, theirs: ProductValues): Row[] {
  return rows.map((row) => {
    const same = ({ id }: Row): boolean => id === row.id;
    const isUntyped = base.skus.find(same)?.stock === row.stock;
    return isUntyped ? { ...row, stock: theirs.skus.find(same)?.stock ?? row.stock } : row;
  });
}
