/** Soft hyphens, signs without width and marks of direction, which are copied along with a word. Joiners stay: they shape Persian and Hindi words. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Dashes of every kind, and the minus. */
const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * A name, number or address that was typed or pasted, without spaces around it and what can't be seen: chats and address books put a
 * number between marks of direction. Not for passwords, and not for sentences, where such marks have a meaning.
 */
export const typedName = (typed: string): string => typed.replace(INVISIBLE, "").trim();

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
