import { isDecimal } from "./decimal";

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
  const scale = fraction(one) + fraction(other);
  const units = BigInt(one.replace(".", "")) * BigInt(other.replace(".", ""));
  const cut = scale > digits ? units / 10n ** BigInt(scale - digits) : units * 10n ** BigInt(digits - scale);
  const text = String(cut < 0n ? -cut : cut).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${cut < 0n ? "-" : ""}${digits > 0 ? `${whole}.${text.slice(-digits)}` : whole}`;
}

const fraction = (text: string): number => text.split(".")[1]?.length ?? 0;
