/** An object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the contract calls an id: some servers send numbers, others digits. Infinity is what JSON makes of `1e999`. */
export const isId = (value: unknown): value is number | string =>
  typeof value === "string" || Number.isFinite(value);

/** Printable ASCII, since a token goes into a header. "undefined" and "null" are what a careless `setItem` leaves behind. */
export const isToken = (text: string): boolean => /^(?!undefined$|null$)[!-~][ -~]{0,9999}$/.test(text);

/** A list; PHP sends one with gaps in its keys as an object. */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** What was found in a response on the way. */
export interface Normalization {
  /** Set when an id or an amount was beyond 2^53: `JSON.parse` has rounded it. */
  isRounded: boolean;
}

/** Notes an id that JSON.parse has rounded. */
export function checkId(value: unknown, run: Normalization): void {
  if (typeof value === "number" && Math.abs(value) >= 2 ** 53) run.isRounded = true;
}

/** Money that came as a number, as a decimal string. */
export function toMoney(value: number, run: Normalization): string {
  checkId(value, run);
  return toDecimal(value);
}

/** A number as a plain decimal without an exponent: 1e-7 → "0.0000001". At most 20 decimals; the contract has 18. */
export function toDecimal(number: number): string {
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)\.?(\d*)e(.*)$/.exec(String(number)) ?? [];
  if (!exponent) return String(number);
  const shift = Number(exponent);
  if (shift > 0) return sign + whole + fraction.padEnd(shift, "0");
  const decimals = `${"0".repeat(-shift - whole.length)}${whole}${fraction}`.slice(0, 20).replace(/0+$/, "");
  return decimals ? `${sign}0.${decimals}` : "0";
}

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
