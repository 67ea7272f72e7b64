import { readAmount } from "marketplace-react/money";
import { useConfig } from "../../shared/site";

/** Decimal digits of a price if the server names none. */
export const USUAL_DIGITS = 2;

/**
 * Reads a price that a user typed.
 *
 * @param digits decimal digits, as set by the operator
 * @param tag BCP-47 tag of the reader's language
 * @returns a plain decimal string; undefined for an empty field; null for anything else
 */
export const readPrice = (typed: string, digits: number, tag: string): string | undefined | null =>
  readAmount(typed, tag, { whole: 9, fraction: digits });

/** Error text of a field without a valid price. */
export const priceRule = (digits: number) => (digits === 0 ? "requests.priceWhole" : "requests.priceRule");

/** Decimal digits of prices that users type, as set by the operator. */
export const usePriceDigits = (): number => useConfig()?.currency?.scale ?? USUAL_DIGITS;
