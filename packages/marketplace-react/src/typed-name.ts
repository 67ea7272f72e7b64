/** Soft hyphens, signs without width and marks of direction, which are copied along with a word. Joiners stay: they shape Persian and Hindi words. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A name, number or address that was typed or pasted, without spaces around it and what can't be seen: chats and address books put a
 * number between marks of direction. Not for passwords, and not for sentences, where such marks have a meaning.
 */
export const typedName = (typed: string): string => typed.replace(INVISIBLE, "").trim();
