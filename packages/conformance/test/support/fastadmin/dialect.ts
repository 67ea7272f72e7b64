import { isFields } from "../../../src/check/json";

/** Objects that may be empty, and then leave PHP as lists. */
const MAY_BE_EMPTY = new Set(["todo", "features", "limits", "buyer", "comment_counts"]);
/** Money that a plug-in computed. */
const FLOATS = new Set(["price", "market_price", "total_amount", "freight"]);
/** Columns without a value. */
const NULLS = new Set(["zip", "description", "notice", "sales_text"]);
/** Lists from which PHP filtered rows. */
const GAPS = new Set(["images", "skus"]);

/**
 * Values as PHP and its drivers write them: digits in quotes, floats for money, `null` for empty columns, lists for empty objects,
 * objects with digit keys for filtered lists, and text escaped as HTML.
 */
export function toPhp(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => toPhp(item));
    return GAPS.has(name) && items.length > 0 ? withGaps(items) : items;
  }
  if (isFields(value)) {
    if (MAY_BE_EMPTY.has(name)) return [];
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toPhp(field, key)]));
  }
  if (NULLS.has(name)) return null;
  if (
    typeof value === "number" &&
    Number.isInteger(value) &&
    /(^id|_id|time|sales|stock|total|page)$/.test(name)
  ) {
    return String(value);
  }
  if (typeof value !== "string") return value;
  return FLOATS.has(name) ? Number(value) : escapeHtml(value);
}

/** `htmlspecialchars` of PHP. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;");

/** A list whose first row was filtered out. */
export const withGaps = (items: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(items.map((item, i) => [String(i + 1), item]));
