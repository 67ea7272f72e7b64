import { fieldKinds, rowNormalizers } from "./generated/operations.js";
import type { FieldKind, Operation } from "./operation.js";
import { checkId, isRecord, type Normalization, toList, toMoney } from "./values.js";

type Row = Record<string, unknown>;

/**
 * Brings `data` of a response into the form the contract promises, in place where it can. Servers of this family send money as
 * JSON numbers, `[]` for an empty object, an object with digit keys for a list with gaps, and a list for a page or a page for
 * a list. Returns undefined when `data` is something else altogether.
 */
export function normalizeData(data: unknown, { output, rows }: Operation, run: Normalization): unknown {
  if (output === "any") return data ?? null;
  if (output === "list" || output === "page") {
    const page = toPage(data);
    if (!page) return undefined;
    const { data: list, total } = page;
    normalizeRows(list, run, rows);
    if (output === "list") return list;
    normalizeObject(page, run);
    // A number of rows in a page, an amount elsewhere.
    if (total !== undefined) page.total = total;
    return page;
  }
  if (data === null && output === "nullable") return null;
  const object = toObject(data);
  if (object) normalizeObject(object, run);
  return object;
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

/** Normalizes every object of a list. */
function normalizeRows(list: readonly unknown[], run: Normalization, rows = ""): void {
  const normalize = rowNormalizers[rows] ?? normalizeObject;
  // An index loop: on long lists an iterator costs more than the work itself.
  for (let index = 0; index < list.length; index++) {
    const row = list[index];
    if (isRecord(row)) normalize(row, run);
  }
}

function normalizeObject(row: Row, run: Normalization): void {
  for (const field in row) {
    const kind = fieldKinds[field];
    const value = row[field];
    if (kind === "id") checkId(value, run);
    else if (kind === "money" && typeof value === "number") row[field] = toMoney(value, run);
    else if (kind && value) row[field] = normalizeField(value, kind, run) ?? value;
  }
}

/** Undefined for what does not fit, which is left as it came: an unexpected part must not cost the whole response. */
function normalizeField(value: unknown, kind: FieldKind, run: Normalization): unknown {
  const list = kind === "list" && toList(value);
  if (list) {
    normalizeRows(list, run);
    return list;
  }
  const object = toObject(value);
  if (object && kind !== "counts") normalizeObject(object, run);
  return object;
}
