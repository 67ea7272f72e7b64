import { createHmac } from "node:crypto";

const SHORTEST = 4;

/** The number without spaces and punctuation, in capitals, so that every way to write it compares equal. */
const plain = (number: string) =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, "");

/** The stored traces of a document number. */
export interface StoredNumber {
  /** `X*****421`, so that the owner recognizes it. Short numbers show less. */
  readonly masked: string;
  /** Keyed, so that a copy of the database is not enough to try numbers out. Finds duplicates. */
  readonly hash: string;
}

/** @returns undefined for a text too short to be a document number */
export function storedNumber(number: string, secret: Buffer): StoredNumber | undefined {
  const text = plain(number);
  const letters = [...text];
  if (letters.length < SHORTEST) return undefined;
  const [first, last] = letters.length >= 8 ? [1, 3] : [0, 1];
  const hidden = "*".repeat(letters.length - first - last);
  return {
    masked: letters.slice(0, first).join("") + hidden + letters.slice(-last).join(""),
    hash: createHmac("sha256", secret).update(`document ${text}`).digest("base64url"),
  };
}
