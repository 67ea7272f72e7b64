import { DAY } from "../domain/durations";
import type { Services } from "../services";

/** Answers of idempotent operations are repeated this long. */
const KEYS_KEPT = 7 * DAY;
/** A sign-in from an address counts as from a known one this long after the last. */
const ADDRESSES_KEPT = 180 * DAY;
const MAIL_KEPT = 30 * DAY;

/** Deletes what has served its time: answers of old keys, windows of rate limits, sessions, codes, known addresses, tickets, mail. @returns rows */
export async function purge({ db }: Services, now: number): Promise<number> {
  const gone = await Promise.all([
    db`delete from idempotency where createtime < ${now - KEYS_KEPT}`,
    db`delete from rate_limit where expires_at <= ${now}`,
    db`delete from session where expiretime <= ${now}`,
    db`delete from email_code where expires_at < ${now - DAY}`,
    db`delete from email_code_attempts where updatetime < ${now - DAY}`,
    db`delete from known_address where last_used < ${now - ADDRESSES_KEPT}`,
    db`delete from file_ticket where expires_at <= ${now}`,
    db`delete from outbox where createtime < ${now - MAIL_KEPT}`,
  ]);
  return gone.reduce((sum, { count }) => sum + count, 0);
}
