import { createHmac } from "node:crypto";
import type { Posting } from "./accounts";

/** What an event books. */
export interface Booking {
  readonly ref: string;
  readonly kind: string;
  /** Unix seconds. */
  readonly now: number;
  readonly postings: readonly Posting[];
}

/** A journal as the database holds it. */
export interface StoredJournal {
  readonly id: number;
  readonly ref: string;
  readonly kind: string;
  readonly createtime: number;
  /** Account, amount and balance afterwards, ledger units as digits, in the order of the accounts. */
  readonly postings: readonly (readonly [account: string, amount: string, balance: string])[];
  /** Null for journals from before bookings were sealed; the chain holds them. */
  readonly seal: string | null;
}

/** The predecessor of the first link. */
export const FIRST_LINK = "";

/**
 * The seal of a booking: HMAC-SHA-256 over what is booked, made by the process that books it. The database can neither make one nor
 * change what it covers. Amounts of one account are summed, as the ledger books them.
 */
export function sealOf(secret: Buffer, { ref, kind, now, postings }: Booking): string {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of postings) sums.set(account.code, (sums.get(account.code) ?? 0n) + amount);
  const amounts = [...sums]
    .filter(([, amount]) => amount !== 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, amount]) => [code, amount.toString()]);
  return mac(secret, ["ledger booking", ref, kind, now, amounts]);
}

/** Whether a stored journal is what was booked. */
export function isSealed(secret: Buffer, { ref, kind, createtime, postings, seal }: StoredJournal): boolean {
  const amounts = postings.map(([code, amount]) => [code, amount]);
  return seal === mac(secret, ["ledger booking", ref, kind, createtime, amounts]);
}

/**
 * A link of the chain: HMAC-SHA-256 over the previous link and everything stored of a journal. Removing or changing a row later would
 * require making this and all later links again, for which the database alone is not enough.
 */
export function linkOf(
  secret: Buffer,
  before: string,
  { id, ref, kind, createtime, postings }: StoredJournal,
): string {
  return mac(secret, ["ledger seal", before, id, ref, kind, createtime, postings]);
}

const mac = (secret: Buffer, content: readonly unknown[]) =>
  createHmac("sha256", secret).update(JSON.stringify(content)).digest("hex");
