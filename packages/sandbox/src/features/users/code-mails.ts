import type { Allowance } from "../../db/rate-limit";
import { accountKey } from "../../domain/account-name";
import { DAY, MINUTE } from "../../domain/durations";
import { neighborhoodOf, subscriberOf } from "../../domain/ip-address";
import { type Counting, countAttempt } from "./attempts";
import { isKnownAddress } from "./known-addresses";

/** Codes to one mailbox that one subscriber may ask for. */
const FROM_SUBSCRIBER: readonly Allowance[] = [
  { calls: 1, seconds: MINUTE },
  { calls: 10, seconds: DAY },
];
/** The same for all subscribers of a network neighborhood, because one attacker can rent it. */
const FROM_NEIGHBORHOOD: readonly Allowance[] = [{ calls: 10, seconds: DAY }];
/**
 * The same for all that never signed in to the mailbox's account, so that a mailbox isn't flooded. The owner's own addresses are not
 * counted here: no stranger can keep codes from them. It takes ten neighborhoods to keep them from the owner's other addresses.
 */
const FROM_UNKNOWN: readonly Allowance[] = [{ calls: 100, seconds: DAY }];

/** Who asks for a code to which mailbox. */
export interface CodeMail {
  readonly email: string;
  /** The account of that address; undefined for an unknown one, for which the same is counted. */
  readonly memberId: number | undefined;
  readonly ip: string;
}

/** Counts a code to a mailbox, before it is made. Whoever is stopped takes nothing from others. @throws {HttpError} 429 */
export async function countCodeMail(
  services: Counting,
  { email, memberId = NOBODY, ip }: CodeMail,
  now: number,
): Promise<void> {
  const mailbox = accountKey(email);
  await countAttempt(services, FROM_SUBSCRIBER, ["code mail", mailbox, subscriberOf(ip)], now);
  if (await isKnownAddress(services, memberId, ip)) return;
  await countAttempt(services, FROM_NEIGHBORHOOD, ["code mail, around", mailbox, neighborhoodOf(ip)], now);
  await countAttempt(services, FROM_UNKNOWN, ["code mail, unknown", mailbox], now);
}

/** No member has this id. Asked for like a member's, so that the time of a response reveals nothing. */
const NOBODY = 0;
