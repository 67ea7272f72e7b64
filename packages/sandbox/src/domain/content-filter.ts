import { PUBLIC_NUMBERS } from "./public-number";

/**
 * What must not be in a text that everybody reads: ways around the marketplace (links, e-mail addresses, telephone numbers)
 * and offers that are always a trap. An operator replaces this by a service of its own.
 */
const REFUSED: readonly RegExp[] = [
  /\bhttps?:|\bwww\.|<a\s/i,
  /\S@\S+\.\S/,
  // A telephone number has nine digits or more, however it is spaced; no order has that many items.
  /\+?\d(?:[\s().-]?\d){8,}/,
  /\b(?:guaranteed (?:profit|returns?)|double your money|seed phrase|private key|gift cards? only)\b/i,
];

/** Whether a text may be published. */
export const isPublishable = (text: string): boolean => {
  // The number of an order begins with eight digits and is no telephone number.
  const plain = text.normalize("NFKC").replace(PUBLIC_NUMBERS, "");
  return !REFUSED.some((pattern) => pattern.test(plain));
};
