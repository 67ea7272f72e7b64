import { createHash } from "node:crypto";
import { openapi } from "marketplace-contract";

/** SHA-256 of what a check went by, so that two reports can be compared. */
export interface Hashes {
  /** Of the contract's document. */
  readonly contract: string;
  /** Of the rules. */
  readonly rules: string;
}

/** @param rules as data */
export const hashesOf = (rules: unknown): Hashes => ({
  contract: sha256(JSON.stringify(openapi)),
  rules: sha256(JSON.stringify(rules)),
});

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
