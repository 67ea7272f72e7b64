import { latinDigits, readAmount } from "./read-amount.js";

/**
 * What people write behind a number of pieces, in the languages of the shop. Other words change the number, as "5 dozen"
 * and "3 packs" do.
 */
const PIECES = new Set(
  (
    "pc pcs piece pieces unit units ea stück stueck stk st ud uds unidad unidades pza pzas pièce pièces unité unités " +
    "un und unidade unidades peça peças шт штука штуки штук 件 个 個 只 點 点 本 枚 개 cái chiếc قطعة قطع नग पीस"
  ).split(" "),
);

/**
 * Reads what a user typed as a quantity, in their own digits and with their own groups, as {@link readAmount} does, with
 * a word for pieces behind it: "1,000", "１０００", "100 pcs".
 *
 * @param tag BCP-47 tag of the reader's language, whose signs tell "1.000" from "1,000"
 * @returns a whole number; undefined for an empty text; null for anything else, fractions and more than 15 digits too
 */
export function readQuantity(typed: string, tag: string): number | undefined | null {
  const text = latinDigits(typed).replace(/\p{Cf}/gu, "");
  const [, number = text, word = ""] = /^(.*\d)\s*([\p{L}\p{M}]+)\.?\s*$/u.exec(text) ?? [];
  if (word !== "" && !PIECES.has(word.normalize("NFC").toLowerCase())) return null;
  const quantity = readAmount(number, tag, { whole: 15, fraction: 0 });
  return typeof quantity === "string" ? Number(quantity) : quantity;
}
