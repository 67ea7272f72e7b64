/**
 * A string, or a numeral of 16 digits and more that is no part of a longer one: the lookarounds keep fractions and
 * exponents whole.
 */
const LONG = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?:\.\d+)?(?![\d.eE])/g;

/**
 * JSON text with its integers beyond ±(2^53 - 1) written as strings, because a JavaScript number would round them.
 * Fractions of such numbers stay exact as well. It looks at every character: worth it only for a text that is known
 * to hold such a number.
 */
export const quoteLong = (text: string): string =>
  text.replace(LONG, (token) => (token[0] === '"' || Number.isSafeInteger(+token) ? token : `"${token}"`));

/**
 * Whether the walk over an answer met an id or an amount of money that `JSON.parse` has rounded. Set by
 * {@link checkId}; who begins a walk clears it.
 */
export const rounding = { seen: false };

/** Notes a number that JSON cannot have carried exactly. The walk calls it for every id, so it does nothing more. */
export function checkId(id: unknown): void {
  if (typeof id === "number" && (id > Number.MAX_SAFE_INTEGER || id < Number.MIN_SAFE_INTEGER)) {
    rounding.seen = true;
  }
}
