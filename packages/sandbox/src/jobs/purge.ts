import { DAY } from "../domain/durations";
import type { Services } from "../kernel/services";

/** How long responses of idempotent operations can be replayed. */
const KEYS_KEPT = 7 * DAY;
/** How long an address counts as known after its last sign-in. */
const ADDRESSES_KEPT = 180 * DAY;
const MAIL_KEPT = 30 * DAY;
/** How long the failure of a row is kept that is no longer due. */
const FAILURES_KEPT = 7 * DAY;

/**
 * Deletes expired rows: responses of old idempotency keys, windows of rate limits, sessions, codes, known addresses, tickets, mails,
 * failures of rows that are not due any more.
 *
 * @returns how many rows
 */
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
    db`delete from job_failure where not is_set_aside and retry_at < ${now - FAILURES_KEPT}`,
  ]);
  return gone.reduce((sum, { count }) => sum + count, 0);
}
