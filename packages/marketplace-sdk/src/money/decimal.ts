/** A decimal number without rounding: `units` of 10^-`scale`. */
export interface Decimal {
  /** The number without its point: 1250 for `12.50`. */
  readonly units: bigint;
  /** Digits after the point: 2 for `12.50`. */
  readonly scale: number;
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Whether the text is a decimal number as the contract writes money. */
export const isDecimal = (text: string | undefined): text is string =>
  text !== undefined && DECIMAL.test(text);

/** Reads a decimal string. Anything else counts as 0: one broken price must not take down a whole page. */
export function readDecimal(text: string | undefined): Decimal {
  if (!isDecimal(text)) return { units: 0n, scale: 0 };
  const scale = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
  return { units: BigInt(text.replace(".", "")), scale };
}

/** The units of a decimal at a scale that is not below its own. */
export const rescale = ({ units, scale }: Decimal, to: number): bigint => units * 10n ** BigInt(to - scale);

/** Writes a decimal string with all digits of the scale. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units)
    .replace("-", "")
    .padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const sign = units < 0n ? "-" : "";
  return scale > 0 ? `${sign}${whole}.${digits.slice(-scale)}` : `${sign}${whole}`;
}

/**
 * Compares two decimal strings exactly.
 *
 * @returns below 0, 0 or above 0
 */
export function compareDecimals(one: string | undefined, other: string | undefined): number {
  const [a, b] = [readDecimal(one), readDecimal(other)];
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [rescale(a, scale), rescale(b, scale)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Sum of decimal strings, exact, with as many decimals as the longest of them. */
export const addDecimals = (amounts: readonly (string | undefined)[]): string =>
  sumOf(amounts.map(readDecimal));

/**
 * A unit price times a quantity, exact; a fraction of a piece is cut off.
 *
 * @throws {RangeError} for a quantity that is no finite number: money is never `NaN`
 */
export const timesQuantity = (price: string | undefined, quantity: number): string =>
  writeDecimal(costOf(price, quantity));

/**
 * The cost of a quantity, for {@link sumOf}: parsed, so that summing doesn't parse it again.
 *
 * @throws {RangeError} as {@link timesQuantity}
 */
export function costOf(price: string | undefined, quantity: number): Decimal {
  const { units, scale } = readDecimal(price);
  return { units: units * BigInt(Math.trunc(quantity)), scale };
}

/** Sum as a decimal string, exact, with as many decimals as the longest of its parts. */
export function sumOf(parts: readonly Decimal[]): string {
  const scale = parts.reduce((longest, part) => Math.max(longest, part.scale), 0);
  return writeDecimal({ units: parts.reduce((sum, part) => sum + rescale(part, scale), 0n), scale });
}

/** A part in thousandths of `whole`, rounded down, for charts; 0 when `whole` is 0. */
export function perMille(part: string, whole: string): bigint {
  const [a, b] = [readDecimal(part), readDecimal(whole)];
  const scale = Math.max(a.scale, b.scale);
  const all = rescale(b, scale);
  return all > 0n ? (rescale(a, scale) * 1000n) / all : 0n;
}

/** Whether an amount is present and 0. */
export const isZero = (amount: string | undefined): boolean =>
  isDecimal(amount) && readDecimal(amount).units === 0n;

/**
 * Product of two decimal strings, truncated: a promised amount is never rounded up.
 *
 * @param digits after the point
 * @returns undefined unless both are decimals
 */
export function multiplyDecimals(
  one: string | undefined,
  other: string | undefined,
  digits: number,
): string | undefined {
  if (!isDecimal(one) || !isDecimal(other)) return undefined;
  const [a, b] = [readDecimal(one), readDecimal(other)];
  const scale = a.scale + b.scale;
  const units = a.units * b.units;
  const cut = scale > digits ? units / 10n ** BigInt(scale - digits) : rescale({ units, scale }, digits);
  return writeDecimal({ units: cut, scale: digits });
}
