import type { Allowance } from "../../db/rate-limit";
import { accountKey } from "../../domain/account-name";
import { DAY, MINUTE } from "../../domain/durations";
import { subscriberOf } from "../../domain/ip-address";
import { HttpError } from "../../kernel/errors";
import { type Attempt, type Counting, countAttempt } from "./attempts";
import { isKnownAddress } from "./known-addresses";

/** Limit for one account, over all addresses that have never signed in to it. */
const FROM_UNKNOWN: readonly Allowance[] = [
  { calls: 10, seconds: 15 * MINUTE },
  { calls: 50, seconds: DAY },
];
/** Limit for an address from which the member has signed in before, so that strangers' attempts do not lock the owner out. */
const FROM_KNOWN: readonly Allowance[] = [{ calls: 10, seconds: 15 * MINUTE }];
/** Limit for the signed-in member's own password: the caller may have stolen the session. */
const SIGNED_IN: readonly Allowance[] = [{ calls: 10, seconds: 60 * MINUTE }];

/** Verifies an attempt's password. The attempt does not count if too many others wait. @throws {HttpError} 503 in that case */
export const verifyAttempt = (attempt: Attempt, verified: Promise<boolean>): Promise<boolean> =>
  verified.catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });

/**
 * Counts an attempt to sign in before any password is hashed. It counts per account, whichever spelling or e-mail address was used.
 *
 * @param memberId undefined for an unknown account, which counts the same
 * @returns undefined after too many: then only a code by e-mail lets a password be tried, since most of them may have been a stranger's
 */
export async function countSignIn(
  services: Counting,
  { account, memberId, ip }: { account: string; memberId: number | undefined; ip: string },
  now: number,
): Promise<Attempt | undefined> {
  const subject = memberId ?? accountKey(account);
  const isKnown = memberId !== undefined && (await isKnownAddress(services, memberId, ip));
  const counted = isKnown
    ? countAttempt(services, FROM_KNOWN, ["sign in, known", subject, subscriberOf(ip)], now)
    : countAttempt(services, FROM_UNKNOWN, ["sign in", subject], now);
  return counted.catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 429) return undefined;
    throw error;
  });
}

/** Counts an attempt at a member's own login password, over all operations that require it. @throws {HttpError} 429 */
export const countOwnPassword = (services: Counting, memberId: number, now: number): Promise<Attempt> =>
  countAttempt(services, SIGNED_IN, ["own password", memberId], now);
