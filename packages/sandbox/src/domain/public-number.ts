import { randomInt } from "node:crypto";

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const RANDOM_LETTERS = 8;

/** Every {@link publicNumber} in a text. */
export const PUBLIC_NUMBERS = new RegExp(`\\b[A-Z]\\d{8}[${LETTERS}]{${RANDOM_LETTERS}}\\b`, "g");

/**
 * A public number such as `O202611207K3M9QWD`: the day and 40 random bits, without ambiguous letters. It never repeats, and
 * does not reveal how many numbers exist.
 *
 * @param prefix one letter for the kind @param now unix seconds
 */
export function publicNumber(prefix: string, now: number): string {
  const day = new Date(now * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${prefix}${day}${random}`;
}
