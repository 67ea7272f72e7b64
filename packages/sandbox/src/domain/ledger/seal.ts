import { createHmac } from "node:crypto";

/** The content of a journal that its seal covers. */
export interface SealedJournal {
  readonly id: number;
  readonly ref: string;
  readonly kind: string;
  readonly createtime: number;
  /** Account, amount and balance afterwards, ledger units as digits, in the order of the accounts. */
  readonly postings: readonly (readonly [account: string, amount: string, balance: string])[];
}

/** The predecessor of the first seal. */
export const FIRST_SEAL = "";

/**
 * The seal of a journal: HMAC-SHA-256 over the previous seal and everything booked. Changing a row later would require making
 * this and all later seals again, for which the database alone is not enough.
 */
export function sealOf(
  secret: Buffer,
  before: string,
  { id, ref, kind, createtime, postings }: SealedJournal,
): string {
  const content = JSON.stringify(["ledger seal", before, id, ref, kind, createtime, postings]);
  return createHmac("sha256", secret).update(content).digest("hex");
}
