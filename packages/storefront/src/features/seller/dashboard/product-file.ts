import { FACT_COLUMNS, type FactFault, type FactsDraft } from "./product-file-facts";
import { TERM_COLUMNS, type TermFault, type TermsDraft } from "./product-file-terms";

/** Maximum number of rows in a product file, and of bytes. */
export const FILE_LIMITS = { rows: 5000, bytes: 5_000_000 } as const;

/**
 * Columns of the file: those of Shopify's product files, by the same names, plus the store's own for ids, versions and the
 * stock at the time of the export.
 */
export const COLUMNS = [
  "Product ID",
  "Version",
  "Variant ID",
  "Handle",
  "Title",
  "Body (HTML)",
  "Category ID",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Inventory Qty",
  "Exported Qty",
  ...TERM_COLUMNS,
  ...FACT_COLUMNS,
  "Image Src",
  "Status",
] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns of each option: its name, and its value. */
export const OPTIONS = [
  ["Option1 Name", "Option1 Value"],
  ["Option2 Name", "Option2 Value"],
  ["Option3 Name", "Option3 Value"],
] as const;

/** A variant in a row of the file. A missing column or an empty cell is undefined. */
export interface VariantDraft {
  /** Row number from 1, counting the headings. */
  row: number;
  id: string | undefined;
  spec: readonly string[];
  code: string | undefined;
  price: string | undefined;
  stock: number | undefined;
}

/** A product in the rows of the file. */
export interface ProductDraft {
  /** Number of its first row. */
  row: number;
  id: string | undefined;
  version: number | undefined;
  title: string | undefined;
  content: string | undefined;
  category: string | undefined;
  listPrice: string | undefined;
  images: readonly string[];
  /** Names of its options; empty without any. */
  specs: readonly string[];
  terms: TermsDraft;
  facts: FactsDraft;
  variants: readonly VariantDraft[];
}

/** Why a product of the file can't be saved. */
export interface FileError {
  row: number;
  column: Column;
  reason:
    | "missing"
    | "amount"
    | "stock"
    | "long"
    | "repeated"
    | "unknown"
    | "changed"
    | "picture"
    | "variants"
    | "unread"
    | TermFault
    | FactFault;
}

/** A product of the file, or its error. */
export type FileProduct = { draft: ProductDraft } | { title: string; error: FileError };
