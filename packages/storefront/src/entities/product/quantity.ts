import { readAmount } from "marketplace-sdk/money";

/** The contract's maximum quantity. */
export const MAX_PIECES = 99_999;

/**
 * Reads a quantity that a user typed.
 *
 * @param tag of the language it is typed in
 * @returns undefined for anything but a whole number from 1 to {@link MAX_PIECES}
 */
export function readQuantity(typed: string, tag: string): number | undefined {
  const quantity = Number(readAmount(typed, tag, { whole: 5, fraction: 0 }) ?? 0);
  return quantity >= 1 && quantity <= MAX_PIECES ? quantity : undefined;
}
