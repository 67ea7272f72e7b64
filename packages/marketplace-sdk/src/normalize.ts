import type { Operation } from "./operation.js";
import { isRecord, type Normalization, quoteLongNumbers, toList } from "./values.js";

type Row = Record<string, unknown>;

/** Normalizes the fields of an object in place; `generated/normalizers.ts` has one for each schema of the contract. */
export type Normalizer = (row: Row, run: Normalization) => void;

/**
 * Brings `data` of a response into the form the contract promises, in place where it can. Servers of this family send amounts as numbers
 * and numbers as texts, flags as 0 and 1, times as dates, `[]` for an empty object, an object with digit keys for a list with gaps, a list as a
 * text, and a list for a page or a page for a list. A field that can't be read becomes undefined. Returns undefined when `data` is something else
 * altogether.
 */
export function normalizeData(data: unknown, { output, normalize }: Operation, run: Normalization): unknown {
  if (output === "any") return data ?? null;
  if (output === "list" || output === "page") {
    const page = toPage(data);
    if (!page) return undefined;
    if (output === "list") return normalizeRows(page.data, run, normalize);
    normalize?.(page, run);
    return page;
  }
  if (data === null && output === "nullable") return null;
  const object = toObject(data);
  if (object) normalize?.(object, run);
  return object;
}

/** What reads a field, by its name. */
export type Readers = Readonly<Record<string, Reader>>;
type Reader = (value: unknown, run: Normalization) => unknown;

/** The fields of an object that are neither lists nor objects. One that is not there stays away. */
export function normalizeFields(row: Row, readers: Readers, run: Normalization): void {
  for (const name in readers) {
    const value = row[name];
    if (value !== undefined) row[name] = readers[name]?.(value, run);
  }
}

/** Keeps null where the contract has it. */
export const orNull =
  (read: Reader): Reader =>
  (value, run) =>
    value === null ? null : read(value, run);

/**
 * A field that the contract has a list of objects for. Null stays what it is, and what can't be read becomes undefined: it must not cost
 * the whole response.
 */
export function normalizeList(row: Row, name: string, run: Normalization, normalize?: Normalizer): void {
  const value = row[name];
  if (value === undefined || value === null) return;
  const list = readList(value, normalize !== undefined);
  row[name] = list && normalizeRows(list, run, normalize);
}

/** A field that the contract has a list of values for. One that can't be read becomes undefined, in its place. */
export function normalizeValues(row: Row, name: string, run: Normalization, read: Reader): void {
  const value = row[name];
  if (value === undefined || value === null) return;
  row[name] = readList(value, false)?.map((one) => read(one, run));
}

/**
 * A list in a response: as it is, a page of it, or what a column of a database holds, which is JSON, or values between commas. An empty text
 * says neither that there are none nor which.
 */
function readList(value: unknown, isOfRows: boolean): unknown[] | undefined {
  if (typeof value !== "string") return toList(value) ?? (isRecord(value) ? toList(value.data) : undefined);
  if (/^\s*[[{]/.test(value)) return toList(parseJson(value));
  const values = isOfRows ? [] : value.split(",").flatMap((one) => one.trim() || []);
  return values.length > 0 ? values : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text));
  } catch {
    return undefined;
  }
}

/** A field that the contract has an object for. Null stays what it is, and what can't be read becomes undefined. */
export function normalizeObject(row: Row, name: string, run: Normalization, normalize?: Normalizer): void {
  const value = row[name];
  if (value === undefined || value === null) return;
  const object = toObject(typeof value === "string" ? parseJson(value) : value);
  if (object) normalize?.(object, run);
  row[name] = object;
}

/** An object; PHP sends an empty one as `[]`. */
function toObject(value: unknown): Row | undefined {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length === 0 ? {} : undefined;
}

/** A page of a list; a plain list is a single page. */
function toPage(value: unknown): (Row & { data: unknown[] }) | undefined {
  const rows = toList(value);
  if (rows) return { total: rows.length, per_page: rows.length, current_page: 1, last_page: 1, data: rows };
  const data = isRecord(value) && toList(value.data);
  return data ? Object.assign(value, { data }) : undefined;
}

/** Normalizes rows in place. What is none stays a row, of which nothing could be read: without it, sums and what is saved would lack it. */
function normalizeRows(list: unknown[], run: Normalization, normalize?: Normalizer): unknown[] {
  if (!normalize) return list;
  // An index loop: on long lists an iterator costs more than the work itself.
  for (let index = 0; index < list.length; index++) {
    const row = list[index];
    if (isRecord(row)) normalize(row, run);
    else list[index] = {};
  }
  return list;
}
