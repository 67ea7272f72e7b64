import { type Allowance, giveBack, takeInDatabase } from "../../db/rate-limit";
import { accountKey } from "../../domain/account-name";
import { DAY, MINUTE } from "../../domain/durations";
import { subscriberOf } from "../../domain/ip-address";
import { bucketOf } from "../../domain/rate-bucket";
import { HttpError } from "../../kernel/errors";
import type { Services } from "../../kernel/services";
import { addressHash } from "./known-addresses";

/** Limit for one account, over all addresses that have never signed in to it. */
const FROM_UNKNOWN: readonly Allowance[] = [
  { calls: 10, seconds: 15 * MINUTE },
  { calls: 50, seconds: DAY },
];
/** Limit for an address from which the member has signed in before, so that strangers' attempts do not lock the owner out. */
const FROM_KNOWN: readonly Allowance[] = [{ calls: 10, seconds: 15 * MINUTE }];
/** Limit for the signed-in member's own password: the caller may have stolen the session. */
const SIGNED_IN: readonly Allowance[] = [{ calls: 10, seconds: 60 * MINUTE }];

/** A counted attempt. */
export interface Attempt {
  /** Uncounts it: the password was right, or nothing was verified. */
  giveBack(): Promise<void>;
}

/** Verifies an attempt's password. The attempt does not count if too many others wait. @throws {HttpError} 503 in that case */
export const verifyAttempt = (attempt: Attempt, verified: Promise<boolean>): Promise<boolean> =>
  verified.catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });

type Counting = Pick<Services, "db" | "secret" | "relaxed">;

/**
 * Counts an attempt to sign in before any password is hashed. It counts per account, whichever spelling or e-mail address was used.
 *
 * @param memberId undefined for an unknown account, which counts the same
 * @throws {HttpError} 429
 */
export async function countSignIn(
  services: Counting,
  { account, memberId, ip }: { account: string; memberId: number | undefined; ip: string },
  now: number,
): Promise<Attempt> {
  const subject = memberId ?? accountKey(account);
  const isKnown = memberId !== undefined && (await isKnownAddress(services, memberId, ip));
  if (!isKnown) return count(services, FROM_UNKNOWN, ["sign in", subject], now);
  return count(services, FROM_KNOWN, ["sign in, known", subject, subscriberOf(ip)], now);
}

/** Counts an attempt at a member's own login password, over all operations that require it. @throws {HttpError} 429 */
export const countOwnPassword = (services: Counting, memberId: number, now: number): Promise<Attempt> =>
  count(services, SIGNED_IN, ["own password", memberId], now);

async function count(
  { db, secret, relaxed }: Counting,
  allowances: readonly Allowance[],
  subject: readonly (string | number)[],
  now: number,
): Promise<Attempt> {
  if (relaxed) return { giveBack: async () => {} };
  const take = takeInDatabase(db);
  const taken: string[] = [];
  const undo = async () => {
    for (const bucket of taken) await giveBack(db, bucket, now);
  };
  for (const allowance of allowances) {
    const bucket = bucketOf(secret, ...subject, allowance.seconds);
    const wait = await take(bucket, allowance, now);
    if (wait > 0) {
      await undo();
      throw new HttpError(429, "too_many_requests", { retryAfter: wait });
    }
    taken.push(bucket);
  }
  return { giveBack: undo };
}

async function isKnownAddress({ db, secret }: Counting, memberId: number, ip: string): Promise<boolean> {
  const [known] = await db`
    select 1 as found from known_address where member_id = ${memberId} and address = ${addressHash(secret, memberId, ip)}`;
  return known !== undefined;
}
