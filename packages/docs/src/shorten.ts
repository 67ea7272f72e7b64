/** Rows that suffice to show the shape of a list. */
const MAX_ROWS = 2;
/** Longest text that is shown in full; articles and drawings are longer. */
const MAX_TEXT = 400;

/**
 * Shortens an answer for an example: lists to their first rows, long texts to their beginning.
 *
 * @returns the value, and how many rows of its lists were left out
 */
export function shorten(value: unknown): { value: unknown; left: number } {
  if (typeof value === "string" && value.length > MAX_TEXT) {
    return { value: `${value.slice(0, MAX_TEXT)}…`, left: 0 };
  }
  if (typeof value !== "object" || value === null) return { value, left: 0 };
  let left = 0;
  const inner = (entry: unknown) => {
    const short = shorten(entry);
    left += short.left;
    return short.value;
  };
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ROWS).map(inner);
    return { value: shown, left: left + value.length - shown.length };
  }
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [name, inner(entry)]);
  return { value: Object.fromEntries(entries), left };
}
