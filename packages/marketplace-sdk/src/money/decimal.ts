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
  typeof text === "string" && DECIMAL.test(text);

/** Reads a decimal string; undefined for anything else, so that what can't be read never counts as 0. */
export function readDecimal(text: string | undefined): Decimal | undefined {
  if (!isDecimal(text)) return undefined;
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
 * @returns below 0, 0 or above 0; undefined unless both are decimals
 */
export function compareDecimals(one: string | undefined, other: string | undefined): number | undefined {
  const [a, b] = [readDecimal(one), readDecimal(other)];
  if (!a || !b) return undefined;
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [rescale(a, scale), rescale(b, scale)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether both are decimals, and the first is above the second. */
export const isAbove = (one: string | undefined, other: string | undefined): boolean =>
  compareDecimals(one, other) === 1;

/**
 * Sum of decimal strings, exact, with as many decimals as the longest of them.
 *
 * @returns undefined when one of them is not a decimal: nobody knows the sum then. Leave out what does not count, or give "0"
 */
export const addDecimals = (amounts: readonly (string | undefined)[]): string | undefined =>
  sumOf(amounts.map(readDecimal));

/** A unit price times a quantity, exact; undefined where one of them is unknown. */
export function timesQuantity(price: string | undefined, quantity: number | undefined): string | undefined {
  const cost = costOf(price, quantity);
  return cost && writeDecimal(cost);
}

/** The cost of a quantity, for {@link sumOf}: parsed, so that summing doesn't parse it again. Undefined where it is unknown. */
export function costOf(price: string | undefined, quantity: number | undefined): Decimal | undefined {
  const decimal = readDecimal(price);
  if (!decimal || typeof quantity !== "number" || !(quantity > -Infinity && quantity < Infinity))
    return undefined;
  return { units: decimal.units * BigInt(Math.trunc(quantity)), scale: decimal.scale };
}

/** Sum as a decimal string, exact, with as many decimals as the longest of its parts; undefined when one of them is unknown. */
export function sumOf(parts: readonly (Decimal | undefined)[]): string | undefined {
  let scale = 0;
  let units = 0n;
  for (const part of parts) {
    if (!part) return undefined;
    const longest = Math.max(scale, part.scale);
    units = rescale({ units, scale }, longest) + rescale(part, longest);
    scale = longest;
  }
  return writeDecimal({ units, scale });
}

/** A part in thousandths of `whole`, rounded down, for charts; 0 when `whole` is 0, undefined unless both are decimals. */
export function perMille(part: string | undefined, whole: string | undefined): bigint | undefined {
  const [a, b] = [readDecimal(part), readDecimal(whole)];
  if (!a || !b) return undefined;
  const scale = Math.max(a.scale, b.scale);
  const all = rescale(b, scale);
  return all > 0n ? (rescale(a, scale) * 1000n) / all : 0n;
}

/** Whether an amount is present and 0. */
export const isZero = (amount: string | undefined): boolean => readDecimal(amount)?.units === 0n;

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
  const [a, b] = [readDecimal(one), readDecimal(other)];
  if (!a || !b) return undefined;
  const scale = a.scale + b.scale;
  const units = a.units * b.units;
  const cut = scale > digits ? units / 10n ** BigInt(scale - digits) : rescale({ units, scale }, digits);
  return writeDecimal({ units: cut, scale: digits });
}
