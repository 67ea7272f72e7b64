/** A string, or a numeral of 16 digits or more; the lookarounds keep fractions and exponents in one piece. */
const LONG_NUMERAL = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?:\.\d+)?(?![\d.eE])/g;

/**
 * JSON text in which integers beyond ±(2^53 − 1) are strings, because a JavaScript number would round them. It scans the whole
 * text, so it only runs when a response is known to hold such a number.
 */
export const quoteLongNumbers = (text: string): string =>
  text.replace(LONG_NUMERAL, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
  );
