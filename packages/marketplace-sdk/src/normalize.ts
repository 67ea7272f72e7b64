import { rowNormalizers, shapes } from "./generated/operations";
import type { FieldShape, Output } from "./operation";
import { checkId, isRecord, type Normalization, toList, toMoney } from "./values";

type Row = Record<string, unknown>;

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

/** Normalizes every object of a list. */
function normalizeRows(rows: readonly unknown[], name: string, run: Normalization): void {
  if (name === "any") return;
  const normalize = rowNormalizers[name];
  // An index loop: on long lists an iterator costs more than the work itself.
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (!isRecord(row)) continue;
    if (normalize) normalize(row, run);
    else normalizeObject(row, name, run);
  }
}

function normalizeObject(row: Row, name: string, run: Normalization): void {
  const shape = shapes[name];
  for (const field in shape) {
    const kind = shape[field];
    const value = row[field];
    if (kind === "id") checkId(value, run);
    else if (kind === "money") {
      if (typeof value === "number") row[field] = toMoney(value, run);
    } else if (kind && typeof value === "object" && value !== null)
      row[field] = normalizeField(value, kind, run);
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
