import { shapes } from "./generated/operations";
import type { FieldShape, Output } from "./operation";

type Row = Record<string, unknown>;

/** An object that is not an array. */
export const isRecord = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What was found on the way. */
export interface Normalization {
  /** Set when an id or an amount was beyond 2^53: `JSON.parse` has rounded it. */
  hasRoundedNumber: boolean;
}

/**
 * Brings `data` of a response into the form the contract promises, in place where it can. Servers of this family send money as
 * JSON numbers, `[]` for an empty object, an object with digit keys for a list with gaps, and a list for a page or a page for
 * a list. Returns undefined when `data` is something else altogether.
 */
export function normalizeData(data: unknown, output: Output | undefined, run: Normalization): unknown {
  if (!output) return data ?? null;
  if ("list" in output) {
    const rows = toList(data) ?? (isRecord(data) ? toList(data.data) : undefined);
    if (rows) normalizeRows(rows, output.list, run);
    return rows;
  }
  if ("page" in output) {
    const page = toPage(data);
    if (page) normalizeObject(page, output.page, run);
    return page;
  }
  if (data === null && output.nullable) return null;
  const object = toObject(data);
  if (object) normalizeObject(object, output.object, run);
  return object;
}

/** A list; PHP sends one with gaps in its keys as an object. */
function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** An object; PHP sends an empty one as `[]`. */
function toObject(value: unknown): Row | undefined {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length === 0 ? {} : undefined;
}

/** A page of a list; a plain list is a single page. */
function toPage(value: unknown): Row | undefined {
  const rows = toList(value);
  if (rows) return { total: rows.length, per_page: rows.length, current_page: 1, last_page: 1, data: rows };
  if (!isRecord(value)) return undefined;
  const data = toList(value.data);
  if (!data) return undefined;
  value.data = data;
  return value;
}

/** Normalizes every object of a list. An index loop: on long lists an iterator costs more than the work itself. */
function normalizeRows(rows: readonly unknown[], name: string, run: Normalization): void {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (isRecord(row)) normalizeObject(row, name, run);
  }
}

interface Field {
  readonly field: string;
  readonly kind: FieldShape;
}

/** The fields of each shape as a list: walking the shape's own keys for every row takes twice the time. */
const fieldLists = new Map<string, readonly Field[]>();

function fieldsOf(name: string): readonly Field[] {
  const known = fieldLists.get(name);
  if (known) return known;
  const fields = Object.entries(shapes[name] ?? {}).map(([field, kind]) => ({ field, kind }));
  fieldLists.set(name, fields);
  return fields;
}

function normalizeObject(row: Row, name: string, run: Normalization): void {
  for (const { field, kind } of fieldsOf(name)) {
    const value = row[field];
    if (typeof value === "number") {
      if (kind !== "id" && kind !== "money") continue;
      if (value >= 2 ** 53 || value <= -(2 ** 53)) run.hasRoundedNumber = true;
      if (kind === "money") row[field] = toDecimal(value);
    } else if (typeof kind === "object" && typeof value === "object" && value !== null) {
      row[field] = normalizeField(value, kind, run);
    }
  }
}

/** What does not fit is left as it came: an unexpected part must not cost the whole response. */
function normalizeField(value: object, kind: Exclude<FieldShape, string>, run: Normalization): unknown {
  if ("list" in kind) {
    const rows = toList(value);
    if (rows) normalizeRows(rows, kind.list, run);
    return rows ?? value;
  }
  const object = toObject(value);
  if (object) normalizeObject(object, kind.object, run);
  return object ?? value;
}

/** A number as a plain decimal without an exponent: 1e-7 → "0.0000001". At most 20 decimals; the contract has 18. */
export function toDecimal(number: number): string {
  const text = String(number);
  return text.includes("e")
    ? number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}
