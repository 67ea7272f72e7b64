import { isRecord } from "./decimals";

/**
 * `data` as the contract types it, or undefined when it is something else. Kinds, as the generator writes them:
 * `o` object · `n` object or null · `z` the same, null where the accepted code is 0 · `p` page · `a` list · none: any.
 * PHP writes an empty object as `[]`: for an object it becomes `{}`, for a page a page without rows. A list may come
 * as a page (addresses on some servers).
 */
export function readData(data: unknown, kind: string): unknown {
  if (kind === "") return data ?? null;
  if (data === null && kind === "n") return data;
  if (kind === "a" || kind === "p") {
    const rows = isRecord(data) ? data.data : data;
    if (!Array.isArray(rows)) return undefined;
    if (kind === "a") return rows;
    return rows === data
      ? { total: rows.length, per_page: rows.length, current_page: 1, last_page: 1, data }
      : data;
  }
  return Array.isArray(data) && data.length === 0 ? {} : isRecord(data) ? data : undefined;
}
