import { PUBLIC_NUMBERS } from "./public-number";

/**
 * Patterns that must not appear in public texts: ways around the marketplace (links, e-mail addresses, telephone numbers) and
 * offers that are always scams. Operators replace this with their own service.
 */
const REFUSED: readonly RegExp[] = [
  /\bhttps?:|\bwww\.|<a\s/i,
  /\S@\S+\.\S/,
  // A telephone number has nine digits or more, however they are spaced; no quantity has that many.
  /\+?\d(?:[\s().-]?\d){8,}/,
  /\b(?:guaranteed (?:profit|returns?)|double your money|seed phrase|private key|gift cards? only)\b/i,
];

/** Whether a text may be published. */
export const isPublishable = (text: string): boolean => {
  // An order number starts with eight digits and isn't a phone number.
  const plain = text.normalize("NFKC").replace(PUBLIC_NUMBERS, "");
  return !REFUSED.some((pattern) => pattern.test(plain));
};
