import { isRecord } from "./records";

/**
 * `data` as the contract types it, or undefined when it is something else. Kinds, as the generator writes them:
 * `o` object · `n` object or null · `z` object, null under the accepted code 0 · `p` page · `a` list · none: anything.
 * PHP writes an empty object as `[]`: for an object it becomes `{}`, for a page a page without rows. A list may come
 * as a page (addresses on some servers).
 */
export function readData(data: unknown, kind: string): unknown {
  if (!kind || (kind === "n" && data === null)) return data ?? null;
  const isList = Array.isArray(data);
  if (/[ap]/.test(kind)) {
    const rows = isRecord(data) ? data.data : data;
    if (!Array.isArray(rows)) return undefined;
    if (kind === "a") return rows;
    return isList ? { total: rows.length, per_page: rows.length, current_page: 1, last_page: 1, data } : data;
  }
  return isList && !data.length ? {} : isRecord(data) ? data : undefined;
}
