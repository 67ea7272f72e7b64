import { readAmount } from "marketplace-sdk/money";
import type { CsvTable } from "../../../shared/csv";
import { decimalsOf, type FileNumbers, isAmbiguous } from "./file-decimals";
import {
  type Column,
  type FileError,
  type FileProduct,
  OPTIONS,
  type ProductDraft,
  type VariantDraft,
} from "./product-file";
import { readFacts } from "./product-file-facts";
import { amountsIn, readTerms } from "./product-file-terms";
import { PRODUCT } from "./product-input";

/**
 * The products of a file, by product id or handle; undefined if the file lacks the necessary columns.
 *
 * @param digits of prices, after the point
 */
export function readProducts(
  { rows, delimiter }: CsvTable,
  digits: number,
): readonly FileProduct[] | undefined {
  const [headings = [], ...body] = rows;
  const names = new Map(headings.map((name, at) => [name.toLowerCase(), at]));
  const columnAt = (column: Column): number | undefined => names.get(column.toLowerCase());
  const isNamed = ["Product ID", "Handle", "Title"].some((name) => names.has(name.toLowerCase()));
  if (!isNamed || columnAt("Variant Price") === undefined) return undefined;
  const groups = new Map<string, FileRow[]>();
  let last = "";
  body.forEach((cells, at) => {
    const read = (column: Column): string => cells[columnAt(column) ?? -1] ?? "";
    const key = read("Product ID") || read("Handle") || (read("Title") ? `row ${at}` : last);
    last = key;
    groups.set(key, [...(groups.get(key) ?? []), { number: at + 2, read }]);
  });
  const amounts = body.flatMap((cells) =>
    AMOUNTS.flatMap((column) => amountsIn(cells[columnAt(column) ?? -1] ?? "")),
  );
  const numbers = { digits, ...decimalsOf(amounts, delimiter) };
  const codes = new Set<string>();
  return [...groups.values()].map((group) => {
    const title = firstOf(group, "Title") ?? "";
    try {
      return { draft: draftOf(group, numbers, codes) };
    } catch (error) {
      if (error instanceof RowError) return { title, error: error.fileError };
      throw error;
    }
  });
}

/** Columns with amounts, one or a list. */
const AMOUNTS = [
  "Variant Price",
  "Variant Compare At Price",
  "Tax Percent",
  "Price Tiers",
  "Shipping Price",
] as const;

interface FileRow {
  /** The row's number in a spreadsheet. */
  number: number;
  read: (column: Column) => string;
}

class RowError extends Error {
  constructor(readonly fileError: FileError) {
    super(`${fileError.column} of row ${fileError.row}: ${fileError.reason}`);
  }
}

const firstOf = (group: readonly FileRow[], column: Column): string | undefined =>
  group.map(({ read }) => read(column)).find(Boolean);

const MAX = { title: 150, content: 50_000, value: 60, name: 40, code: 64, images: 9 } as const;

function draftOf(group: readonly FileRow[], numbers: FileNumbers, codes: Set<string>): ProductDraft {
  const { digits, tag, isKnown } = numbers;
  const row = group[0]?.number ?? 0;
  const fail = (at: number, column: Column, reason: FileError["reason"]): never => {
    throw new RowError({ row: at, column, reason });
  };
  const limited = (at: number, column: Column, text: string | undefined, most: number): string | undefined =>
    text && text.length > most ? fail(at, column, "long") : text;
  const title = limited(row, "Title", firstOf(group, "Title"), MAX.title);
  const content = limited(row, "Body (HTML)", firstOf(group, "Body (HTML)"), MAX.content);
  const names = OPTIONS.map(([name]) => limited(row, name, firstOf(group, name), MAX.name) ?? "");
  // Shopify's products without options have a single one with this name.
  const isPlain = names[0] === "Title" && firstOf(group, "Option1 Value") === "Default Title";
  const specs = isPlain ? [] : names.filter(Boolean);
  const amount = (at: number, column: Column, text: string): string | undefined => {
    if (!isKnown && isAmbiguous(text)) fail(at, column, "ambiguous");
    const read = readAmount(text, tag, { whole: 9, fraction: digits });
    return read === null ? fail(at, column, "amount") : read;
  };
  const variants: VariantDraft[] = [];
  for (const { number: at, read } of group) {
    const spec = OPTIONS.slice(0, specs.length).map(
      ([, value]) => limited(at, value, read(value), MAX.value) ?? "",
    );
    // A row with only a picture.
    if (!read("Variant Price") && !read("Variant SKU") && !read("Variant ID") && !spec.some(Boolean))
      continue;
    const code = limited(at, "Variant SKU", read("Variant SKU") || undefined, MAX.code);
    if (code && codes.has(code.toLowerCase())) fail(at, "Variant SKU", "repeated");
    if (code) codes.add(code.toLowerCase());
    const count = read("Variant Inventory Qty");
    const stock = readAmount(count, tag, { whole: 7, fraction: 0 });
    if (stock === null) fail(at, "Variant Inventory Qty", "stock");
    variants.push({
      row: at,
      id: read("Variant ID") || undefined,
      spec,
      code,
      price: amount(at, "Variant Price", read("Variant Price")),
      // An unchanged exported number is not a new count, because some may have been sold since.
      stock: stock === undefined || count === read("Exported Qty") ? undefined : Number(stock),
    });
  }
  if (variants.length === 0) fail(row, "Variant Price", "missing");
  if (variants.length > PRODUCT.skus.maxItems || (specs.length === 0 && variants.length > 1)) {
    fail(row, "Option1 Value", "variants");
  }
  const version = firstOf(group, "Version");
  return {
    row,
    id: firstOf(group, "Product ID"),
    version: version && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    title,
    content,
    category: firstOf(group, "Category ID"),
    listPrice: amount(row, "Variant Compare At Price", firstOf(group, "Variant Compare At Price") ?? ""),
    images: [...new Set(group.map(({ read }) => read("Image Src")).filter(Boolean))].slice(0, MAX.images),
    specs,
    terms: readTerms(
      (column) => firstOf(group, column),
      numbers,
      (column, reason) => fail(row, column, reason),
    ),
    facts: readFacts(
      (column) => firstOf(group, column),
      tag,
      (column, reason) => fail(row, column, reason),
    ),
    variants,
  };
}
