import { randomInt } from "node:crypto";

/**
 * A public number such as `O20261120-7K3M9QWD`: the day, and 40 random bits without letters that look alike, so that it
 * neither repeats nor tells how many there are.
 *
 * @param prefix one letter for the kind @param now unix seconds
 */
export function publicNumber(prefix: string, now: number): string {
  const day = new Date(now * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  return `${prefix}${day}${random}`;
}
