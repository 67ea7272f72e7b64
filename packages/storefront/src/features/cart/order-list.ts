import { isNotFound, toProductView, typedName } from "marketplace-react";
import { limits } from "marketplace-sdk/limits";
import { latinDigits, PLAIN, readQuantity } from "marketplace-sdk/money";
import { type CsvTable, escapeFormula } from "../../shared/csv";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { type Services, STALE } from "../../shared/services";
import { type Catalog, type CodeMatch, codeKey, toCodeMatch } from "./list-verdicts";

/** A line of an order list as entered; each is corrected in place. */
export interface ListRow {
  /** Identifies the row on the screen. */
  key: number;
  /** SKU code or product number. */
  code: string;
  /** The values of a variant, such as "Sage, 900 ml"; empty for a product without variants, and with a SKU code. */
  variant: string;
  quantity: string;
  /** The verdict's option that the buyer chose for an ambiguous code. */
  choice?: string;
}

/** Maximum number of rows in a list, and bytes in its file. */
export const LIST_LIMITS = { rows: 500, bytes: 256_000 } as const;

/** The contract's maximum length of a code. */
export const MAX_CODE = limits["products.lookup"].sku_codes.items.maxLength;
const MAX_TEXT = 200;

/** English column headings; those in the reader's language are passed in. */
const HEADINGS = {
  code: ["sku", "sku code", "variant sku", "code", "item", "item number", "product", "product number", "id"],
  variant: ["variant", "option", "options", "spec"],
  quantity: ["quantity", "qty", "amount", "pieces", "pcs", "num"],
} as const;
type Column = keyof typeof HEADINGS;

/**
 * The rows of a pasted or uploaded list: a SKU code or product number, sometimes a variant, and the quantity last. A header row
 * that names code and quantity sets the columns; any other first row without a digit is skipped.
 *
 * @param headings the reader's own words for the columns
 */
export function listRows(
  { rows, delimiter }: CsvTable,
  headings: Readonly<Record<Column, string>>,
): ListRow[] {
  const [first = []] = rows;
  const named = columnsOf(first, headings);
  const isHeading = named !== undefined || !first.some((cell) => /\p{Nd}/u.test(cell));
  const cells = (isHeading ? rows.slice(1) : rows).map((row) => (named ? row : row.filter(Boolean)));
  // Where quantities are in one cell with their codes, commas are in numbers.
  const isText = cells.some((row) => row.length === 1);
  const written = (row: readonly string[]): Written => {
    if (named) return namedRow(row, named);
    return looseRow(delimiter === "," ? joinGroups(row, isText) : row);
  };
  return cells.map((row, key) => ({ key, ...written(row) }));
}

function columnsOf(
  row: readonly string[],
  own: Readonly<Record<Column, string>>,
): Readonly<Record<Column, number>> | undefined {
  const words = row.map((cell) => cell.toLowerCase());
  const find = (column: Column): number =>
    words.findIndex(
      (word) =>
        word !== "" && (word === own[column].toLowerCase() || HEADINGS[column].some((name) => name === word)),
    );
  const columns = { code: find("code"), variant: find("variant"), quantity: find("quantity") };
  return columns.code >= 0 && columns.quantity >= 0 ? columns : undefined;
}

type Written = Pick<ListRow, "code" | "variant" | "quantity">;

const namedRow = (row: readonly string[], { code, variant, quantity }: Record<Column, number>): Written => ({
  code: text(row[code]),
  variant: text(row[variant]),
  quantity: text(row[quantity]),
});

/** "1,000" that was divided at its comma is one cell again. No quantity begins with 0, so "000" is the rest of one. */
function joinGroups(cells: readonly string[], isText: boolean): readonly string[] {
  const groups = cells.slice(cells.findLastIndex((cell) => !/^\p{Nd}{3}(?:\s*\p{L}+\.?)?$/u.test(cell)) + 1);
  const [head, last] = [cells.at(-1 - groups.length) ?? "", groups.at(-1) ?? ""];
  const isRest = /(?:^|\s)\p{Nd}{1,3}$/u.test(head) && (latinDigits(last).startsWith("0") || hasUnit(last));
  const isSigned = isText && /\s[x×*]\s*\p{Nd}{1,3}$/iu.test(head);
  return isRest || isSigned ? [...cells.slice(0, -1 - groups.length), [head, ...groups].join(",")] : cells;
}

/** Digits, in groups or not: a blank divides groups only before a 0, because "mug 3 120" is 120 of "mug 3". */
const NUMBER = "\\p{Nd}+(?:[.,，'’٬]\\p{Nd}{3}|\\s[0٠０]\\p{Nd}{2})*";
/** Matches "P1003-01 24", "P1003-01 x 1,000" and "P1003-01 x 24 pcs". */
const CODE_AND_NUMBER = new RegExp(`^(.*?\\S)\\s+(?:[x×*]\\s*)?(${NUMBER}(?:\\s*\\p{L}+\\.?)?)$`, "iu");

/** Whether a word for pieces is behind the digits. */
const hasUnit = (quantity: string): boolean => {
  const word = quantity.replace(/^\P{L}+/u, "");
  return word !== "" && typeof readQuantity(`1 ${word}`, PLAIN) === "number";
};

function looseRow(cells: readonly string[]): Written {
  const [, name, quantity = ""] = (cells.length === 1 && CODE_AND_NUMBER.exec(cells[0] ?? "")) || [];
  if (name && (!/\p{L}/u.test(quantity) || hasUnit(quantity))) {
    return { code: text(name), variant: "", quantity: text(quantity) };
  }
  const [code, ...rest] = cells;
  return { code: text(code), variant: text(rest.slice(0, -1).join(", ")), quantity: text(rest.at(-1)) };
}

const text = (cell = ""): string => cell.slice(0, MAX_TEXT);

/** The rows as text that {@link listRows} reads back unchanged. */
export const listText = (rows: readonly ListRow[]): string =>
  rows
    .map(({ code, variant, quantity }) =>
      [code, ...(variant ? [variant] : []), quantity].map(quoted).join("\t"),
    )
    .join("\n");

function quoted(written: string): string {
  const cell = escapeFormula(written);
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The code as a product number, if it can be one. */
export function productNumber(code: string): string | undefined {
  const digits = latinDigits(typedName(code)).replace(/^#/, "");
  return /^[1-9]\d{0,9}$/.test(digits) ? digits : undefined;
}

/** Most codes per call of products.lookup, by the contract. */
const BATCH_SIZE = 100;
/** Most products to fetch at a time. */
const MAX_CONCURRENT = 4;
const READ_OPTIONS = { ...INLINE_ERRORS, staleTime: STALE.seconds };

/**
 * Looks up the codes of all rows in batches, then, one by one, the product numbers among those that aren't SKU codes. A server
 * without products.lookup finds product numbers only.
 *
 * @throws {MarketplaceError} when a call fails for any reason but "not found"
 */
export async function readCatalog(
  { queries, queryClient }: Pick<Services, "queries" | "queryClient">,
  rows: readonly ListRow[],
): Promise<Catalog> {
  // The store's code may have another dash than a hyphen: then it is found as it is written.
  const keys = [
    ...new Set(rows.flatMap(({ code }) => [typedName(code).toLowerCase(), codeKey(code)])),
  ].filter((key) => key !== "" && key.length <= MAX_CODE);
  const byCode = new Map<string, CodeMatch[]>();
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    const query = queries.products.lookup({ sku_codes: keys.slice(at, at + BATCH_SIZE) });
    const matches = await undefinedIfUnknown(queryClient.fetchQuery({ ...query, ...READ_OPTIONS }));
    for (const match of matches ?? []) {
      const key = codeKey(match.sku_code ?? "");
      byCode.set(key, [...(byCode.get(key) ?? []), toCodeMatch(match)]);
    }
  }
  const numbers = [
    ...new Set(keys.filter((key) => !byCode.has(codeKey(key))).flatMap((key) => productNumber(key) ?? [])),
  ];
  const byNumber = new Map<string, ReturnType<typeof toProductView>>();
  const next = async (): Promise<void> => {
    for (let id = numbers.shift(); id !== undefined; id = numbers.shift()) {
      const query = queries.products.get({ id });
      const product = await undefinedIfUnknown(queryClient.fetchQuery({ ...query, ...READ_OPTIONS }));
      if (product) byNumber.set(id, toProductView(product));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, next));
  return { byCode, byNumber };
}

async function undefinedIfUnknown<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    // Some servers reject a product that is off sale, others don't know it.
    if (isNotFound(error) || (isApiError(error) && error.code === 0)) return undefined;
    throw error;
  }
}
