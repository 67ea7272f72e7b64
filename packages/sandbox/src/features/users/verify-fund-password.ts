import { setTimeout as wait } from "node:timers/promises";
import type { Fragment } from "postgres";
import type { Db } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { HttpError } from "../../kernel/errors";
import { ANSWERED } from "../../kernel/idempotency";
import { isPassword } from "../../kernel/passwords";
import { memberPasswords, memberTurn } from "../../kernel/thread-queues";

/** Wrong attempts before the lock. */
const MAX_ATTEMPTS = 5;
/** The lock's length, in seconds. */
const LOCK_SECONDS = HOUR;
/** An attempt that was counted but never verified (its process died) counts as wrong after this many seconds. */
const VERIFY_TIMEOUT = 10;
const POLLS = 40;
const POLL_MS = 25;

/** The password was right. */
const VERIFIED: unique symbol = Symbol("verified");

interface Counter {
  fund_hash: string | null;
  fund_tries: number;
  fund_locked_until: number;
}

/** Options of {@link verifyFundPassword}. */
export interface VerifyOptions {
  /** An operation and its idempotency key. If that has an answer already, nothing is counted or verified. */
  readonly answered?: { readonly id: string; readonly key: string };
  /** The input that holds the attempt, named in an error. Default `fund_password`. */
  readonly field?: string;
}

/**
 * Checks the fund password. An attempt is counted before it is verified, and uncounted if the password was right, so that at most
 * five of any number of parallel guesses are verified. Parallel calls with the right password wait for their turn.
 *
 * @param now unix seconds
 * @param options see `VerifyOptions`
 * @returns `ANSWERED` if nothing was verified because the key of `options.answered` has an answer
 * @throws {BusinessError} `fund_password_unset`, `fund_password_wrong` with `field` and `left`, `fund_password_locked` with `until`
 * @throws {HttpError} 429 if five other checks of the same member do not end within a second, 503 if too many checks wait
 */
export async function verifyFundPassword(
  db: Db,
  memberId: number,
  password: string,
  now: number,
  { answered, field = "fund_password" }: VerifyOptions = {},
): Promise<typeof VERIFIED | typeof ANSWERED> {
  memberPasswords.checkRoom([memberTurn(memberId)]);
  const { id: operation = "", key = "" } = answered ?? {};
  const isAnswered = db`exists (select 1 from idempotency where member_id = ${memberId} and operation = ${operation}
    and key = ${key})`;
  for (let poll = 0; poll < POLLS; poll++) {
    const stored = await reserveAttempt(db, memberId, isAnswered, now);
    if (stored !== undefined) {
      await verify(db, memberId, { stored, password, field }, now);
      await releaseAttempt(db, memberId);
      return VERIFIED;
    }
    const [state] = await db<(Counter & { fund_tried_at: number; answered: boolean })[]>`
      select fund_hash, fund_tries, fund_locked_until, fund_tried_at, ${isAnswered} as answered
      from member where id = ${memberId}`;
    if (state?.answered) return ANSWERED;
    if (!state?.fund_hash) throw new BusinessError("fund_password_unset");
    if (state.fund_locked_until > now) throw locked(state.fund_locked_until);
    if (state.fund_tried_at < now - VERIFY_TIMEOUT) await lock(db, memberId, now);
    else await wait(POLL_MS);
  }
  throw new HttpError(429, "too_many_requests", { retryAfter: 1 });
}

/**
 * Commits only this statement without waiting for the disk, which would double the cost of a payment. All connections see the count
 * immediately, and only a crash of PostgreSQL itself within a second could lose it.
 */
const withoutWaiting = (db: Db) => db`(select set_config('synchronous_commit', 'off', true)) as unsynced`;

/** Counts an attempt before it is verified. @returns the hash to verify with, undefined if no attempt is allowed now */
async function reserveAttempt(
  db: Db,
  memberId: number,
  isAnswered: Fragment,
  now: number,
): Promise<string | undefined> {
  const [row] = await db<{ hash: string }[]>`
    update member set fund_tries = case when fund_locked_until between 1 and ${now} then 1 else fund_tries + 1 end,
      fund_locked_until = 0, fund_tried_at = ${now}
    from ${withoutWaiting(db)}
    where id = ${memberId} and fund_hash is not null and not ${isAnswered}
      and (fund_locked_until between 1 and ${now} or fund_locked_until = 0 and fund_tries < ${MAX_ATTEMPTS})
    returning fund_hash as hash`;
  return row?.hash;
}

/** Uncounts the attempt of a right password. */
async function releaseAttempt(db: Db, memberId: number): Promise<void> {
  await db`update member set fund_tries = 0 from ${withoutWaiting(db)}
    where id = ${memberId} and fund_locked_until = 0 and fund_tries > 0`;
}

async function verify(
  db: Db,
  memberId: number,
  { stored, password, field }: { stored: string; password: string; field: string },
  now: number,
) {
  const isRight = await isPassword(stored, password, memberId).catch(async (error: unknown) => {
    // Nothing was verified: the attempt must not count as a wrong one.
    await db`update member set fund_tries = fund_tries - 1 where id = ${memberId} and fund_tries > 0`;
    throw error;
  });
  if (isRight) return;
  const [state] = await db<RowOf<"member", "fund_tries" | "fund_locked_until">[]>`
    update member set fund_locked_until = case when fund_tries >= ${MAX_ATTEMPTS} then ${now + LOCK_SECONDS} else fund_locked_until end
    where id = ${memberId} returning fund_tries, fund_locked_until`;
  if (state && state.fund_locked_until > now) throw locked(state.fund_locked_until);
  throw new BusinessError("fund_password_wrong", {
    field,
    left: MAX_ATTEMPTS - (state?.fund_tries ?? MAX_ATTEMPTS),
  });
}

async function lock(db: Db, memberId: number, now: number) {
  await db`update member set fund_locked_until = ${now + LOCK_SECONDS}
    where id = ${memberId} and fund_tries >= ${MAX_ATTEMPTS} and fund_locked_until = 0 and fund_tried_at < ${now - VERIFY_TIMEOUT}`;
}

const locked = (until: number) => new BusinessError("fund_password_locked", { until });
