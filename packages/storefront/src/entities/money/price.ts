import { readAmount } from "marketplace-react/money";

/** Digits after the point of a price, where the server names none. */
export const USUAL_DIGITS = 2;

/**
 * Reads what a user typed as a price.
 *
 * @param digits after the point, as the operator chose them
 * @param tag BCP-47 tag of the reader's language
 * @returns a plain decimal string; undefined for an empty field; null for no price
 */
export const readPrice = (typed: string, digits: number, tag: string): string | undefined | null =>
  readAmount(typed, tag, { whole: 9, fraction: digits });

/** What a field asks for that holds no price. */
export const priceRule = (digits: number) => (digits === 0 ? "requests.priceWhole" : "requests.priceRule");
