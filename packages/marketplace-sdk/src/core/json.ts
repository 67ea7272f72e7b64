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
