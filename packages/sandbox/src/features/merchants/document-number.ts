import { createHmac } from "node:crypto";

const SHORTEST = 4;

/** The same number however it is spaced, hyphenated or capitalised. */
const plain = (number: string) =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, "");

/** What is kept of a document number. */
export interface StoredNumber {
  /** `X*****421`, for the owner to know it again. Short numbers show less. */
  readonly masked: string;
  /** Idempotent, so that numbers cannot be tried out against a copy of the database. Finds duplicates. */
  readonly hash: string;
}

/** @returns undefined for what is too short to be a document number */
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
