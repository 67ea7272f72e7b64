const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
const LONG = /^-?\d{16,}(?:\.\d+)?$/;

/**
 * `JSON.parse` that keeps integers above 2^53: as digit strings, because a JavaScript number would round them.
 * The contract allows digit strings for ids and wants strings for money. Fractions of such numbers stay exact as well.
 * @throws {SyntaxError} when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The cheap test looks for a numeral that starts outside a string; only then the text is read token by token.
  return /\d{16}/.test(text) && /[:,[\s-]\d{16}/.test(text) ? JSON.parse(quoteLong(text)) : value;
}

const quoteLong = (text: string): string =>
  text.replace(TOKENS, (token) => (LONG.test(token) && !Number.isSafeInteger(+token) ? `"${token}"` : token));
