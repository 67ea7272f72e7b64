import { isDecimal, readDecimal, rescale, writeDecimal } from "./decimal";

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
