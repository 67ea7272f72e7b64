import type { SpecRow } from "../types";
import { type Column, type Row, rowsOf } from "./columns";
import { CsvError, readCsv } from "./csv";

export interface ImportedVariant {
  readonly spec: readonly string[];
  /** SKU; empty without one. */
  readonly code: string;
  readonly priceCents: number;
  /** Earlier price, only when it is above the price. */
  readonly compareAtCents: number | null;
  readonly stock: number;
  /** Empty if it has no picture of its own. */
  readonly image: string;
}

export interface ImportedProduct {
  readonly handle: string;
  readonly title: string;
  /** HTML from the file, which must be sanitized before it is shown. */
  readonly content: string;
  readonly vendor: string;
  /** Category path or type, such as `Home > Kitchen`. */
  readonly category: string;
  readonly specs: readonly SpecRow[];
  readonly variants: readonly ImportedVariant[];
  readonly images: readonly string[];
}

export interface CatalogProducts {
  readonly products: readonly ImportedProduct[];
  /** Handles of products that are drafts, archived or unpublished. */
  readonly skipped: readonly string[];
}

/** At most two decimals with a point, as the site's currency has. Further zeros lose nothing. */
function cents(row: Row, column: Column): number | null {
  const text = row.get(column);
  if (text === "") return null;
  const [, whole, digits = ""] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) throw new CsvError(row.row, `“${text}” is no price (expected for instance 12.50)`);
  return Number(whole) * 100 + Number(digits.padEnd(2, "0"));
}

function stock(row: Row): number {
  const text = row.get("quantity");
  if (!/^(-?\d{1,9})?$/.test(text)) throw new CsvError(row.row, `“${text}” is no quantity`);
  return Math.max(0, Number(text));
}

function picture(row: Row, column: Column): string {
  const text = row.get(column);
  if (text !== "" && !/^(https?:\/\/|\/)\S+$/.test(text))
    throw new CsvError(row.row, `“${text}” is no address of a picture`);
  return text;
}

const options = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

/** Names of the options, from the product's first row. A single “Title: Default Title” means that there are no variants. */
function specNames(first: Row): readonly string[] {
  const named = options.map(([name]) => first.get(name)).filter((name) => name !== "");
  const plain = named.length === 1 && named[0] === "Title" && first.get("option1Value") === "Default Title";
  return plain ? [] : named;
}

function variantOf(row: Row, choices: number): ImportedVariant {
  const spec = options.slice(0, choices).map(([, value]) => row.get(value));
  const priceCents = cents(row, "price");
  if (priceCents === null) throw new CsvError(row.row, "a variant without a price");
  if (spec.includes("")) throw new CsvError(row.row, "a variant without a value for each option");
  const compareAt = cents(row, "compareAt");
  return {
    spec,
    code: row.get("sku"),
    priceCents,
    compareAtCents: compareAt !== null && compareAt > priceCents ? compareAt : null,
    stock: stock(row),
    image: picture(row, "variantImage"),
  };
}

function imagesOf(rows: readonly Row[]): readonly string[] {
  const placed = rows.flatMap((row, i) => {
    const image = picture(row, "image");
    const position = Number(row.get("imagePosition") || i + 1);
    return image === "" ? [] : [{ image, position: Number.isFinite(position) ? position : i + 1 }];
  });
  return [...new Set(placed.sort((a, b) => a.position - b.position).map(({ image }) => image))];
}

function productOf(handle: string, first: Row, rows: readonly Row[]): ImportedProduct {
  const title = first.get("title");
  if (title === "") throw new CsvError(first.row, `the first row of “${handle}” has no title`);
  const choices = specNames(first);
  // A row with neither a price nor option values only adds a picture.
  const variants = rows
    .filter((row) => row === first || row.get("price") !== "" || row.get("option1Value") !== "")
    .map((row) => variantOf(row, choices.length));
  const keys = variants.map(({ spec }) => spec.join("/"));
  const twin = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twin !== undefined) throw new CsvError(first.row, `“${handle}” has the variant “${twin}” twice`);
  return {
    handle,
    title,
    content: first.get("body"),
    vendor: first.get("vendor"),
    category: first.get("type") || first.get("category"),
    specs: choices.map((name, i) => ({
      name,
      items: [...new Set(variants.map(({ spec }) => spec[i] ?? ""))],
    })),
    variants,
    images: imagesOf(rows),
  };
}

const isHidden = (first: Row) =>
  first.get("published").toLowerCase() === "false" ||
  !["", "active"].includes(first.get("status").toLowerCase());

/**
 * Reads a product export in Shopify's CSV format. All rows with the same handle are one product: the first describes it, each other
 * row adds a variant or a picture. @throws {CsvError} naming the invalid row
 */
export function parseShopifyCsv(text: string): CatalogProducts {
  const groups = new Map<string, Row[]>();
  for (const row of rowsOf(readCsv(text))) {
    const handle = row.get("handle");
    if (handle === "") throw new CsvError(row.row, "a row without a handle");
    const group = groups.get(handle);
    if (group === undefined) groups.set(handle, [row]);
    else group.push(row);
  }
  const products: ImportedProduct[] = [];
  const skipped: string[] = [];
  for (const [handle, rows] of groups) {
    const [first] = rows;
    if (first === undefined) continue;
    if (isHidden(first)) skipped.push(handle);
    else products.push(productOf(handle, first, rows));
  }
  return { products, skipped };
}
