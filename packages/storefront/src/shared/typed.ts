import { typedName } from "marketplace-react";

/** Dashes of every kind, and the minus. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A code of an item, also with the dashes that documents put in place of hyphens. */
export const typedItemCode = (typed: string): string => typedName(typed).replace(DASHES, "-");

/**
 * Words to search for, in one Unicode form, without extra spaces and what can't be seen, and with the apostrophe of keyboards in place of
 * a phone's, cut to the contract's length. Systems that name files in parts ("e" and its accent) give out such words when copied.
 */
export function typedWords(typed: string, most: number): string {
  const seen = typedName(typed.normalize("NFC"))
    .replace(/[’‘‛ʼ′´`＇]/g, "'")
    .replace(/\s+/g, " ");
  return Array.from(seen).slice(0, most).join("").trim();
}
