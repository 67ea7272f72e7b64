import { createHash, randomInt } from "node:crypto";
import type { Input } from "../../contract/operations";
import type { Db, Queryable, Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { DAY, HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { subscriberOf } from "../../domain/ip-address";
import { bucketOf } from "../../domain/rate-bucket";
import { HttpError } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { sendMail } from "./mail";

/** The purpose of a code, which is valid for nothing else. */
export type CodeEvent = NonNullable<Input<"auth.sendEmailCode">["event"]>;

/** Lifetime of a code, in seconds. */
export const CODE_LIFE = 120;
/** Seconds between two codes for the same address, event and place. */
const MIN_INTERVAL = 60;
const ATTEMPT_WINDOW = DAY;
/** After this many wrong codes from one place within {@link ATTEMPT_WINDOW}, no code is accepted from there. */
const MAX_FROM_PLACE = 10;
/**
 * After this many wrong codes from all places together, someone is guessing: then codes have {@link GUARDED_DIGITS} and are valid only
 * where they were asked for. Nobody is locked out for what others tried, and all guesses of a day together have a smaller chance than ten
 * at a code of six digits.
 */
const MAX_UNGUARDED = 5;
const DIGITS = 6;
const GUARDED_DIGITS = 10;
/** This many wrong codes, from all places, are no longer typing errors: the owner is notified. */
const SUSPICIOUS = 3;
/** The "place" under which the attempts from all places are counted. */
const ANYWHERE = "";

/** What codes and attempts are kept by. */
interface CodeOwner {
  readonly email: string;
  readonly event: CodeEvent;
  /** See {@link codePlace}. */
  readonly place: string;
}

/** A code that was right when it was tried. It only takes effect when it is consumed. */
export interface TriedCode {
  readonly email: string;
  readonly event: CodeEvent;
  readonly codeHash: string;
  /** The input field it came from. */
  readonly field: string;
}

/** Where a code is asked for and typed: the caller's network, as a hash that can't be reversed. */
export const codePlace = (secret: Buffer, ip: string): string =>
  bucketOf(secret, "place of a code", subscriberOf(ip));

const keyOf = (email: string) => email.toLowerCase();

const hashOf = (email: string, event: CodeEvent, code: string) =>
  createHash("sha256")
    .update(`${event} ${keyOf(email)} ${code}`)
    .digest("base64url");

/**
 * Creates a code, which replaces an earlier one of the same place.
 *
 * @param pause false where limits are off
 * @throws {HttpError} 429 within a minute of the place's last code
 * @throws {BusinessError} `code_locked` after too many wrong codes from this place
 */
export async function createEmailCode(
  db: Queryable,
  { email, event, place }: CodeOwner,
  now: number,
  pause = true,
) {
  const until = await fullUntil(db, { email, event, place }, MAX_FROM_PLACE, now);
  if (until > now) throw locked("email", until);
  const guardedUntil = await fullUntil(db, { email, event, place: ANYWHERE }, MAX_UNGUARDED, now);
  const digits = guardedUntil > now ? GUARDED_DIGITS : DIGITS;
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const before = pause ? now - MIN_INTERVAL : now;
  const [made] = await db`
    insert into email_code (email, event, place, digits, code_hash, createtime, expires_at)
    values (${keyOf(email)}, ${event}, ${place}, ${digits}, ${hashOf(email, event, code)}, ${now}, ${now + CODE_LIFE})
    on conflict (email, event, place) do update set digits = excluded.digits, code_hash = excluded.code_hash,
      createtime = excluded.createtime, expires_at = excluded.expires_at
    where email_code.createtime <= ${before} returning 1 as is_new`;
  if (!made) throw new HttpError(429, "too_many_requests", { retryAfter: MIN_INTERVAL });
  return code;
}

/** The call with which a code came. */
type CodeCall = Pick<Call<"auth.logout">, "services" | "ip" | "now" | "language">;

interface TypedCode {
  readonly email: string;
  readonly event: CodeEvent;
  readonly code: string;
  /** The input that holds the code, named in an error. */
  readonly field: string;
}

/**
 * Tries a code, before the transaction it allows. The attempt is counted first, in its own transaction, so that neither parallel
 * attempts nor a rollback allow more. A new code gives no new attempts. The attempt of a right code is uncounted.
 *
 * The caller's place need not be the one that asked, as networks change while a mail is read, until too many wrong codes have come
 * from anywhere. It is one code that an attempt is compared with: the place's own, else the newest.
 *
 * @returns what {@link consumeEmailCode} takes
 * @throws {BusinessError} `code_wrong` for a code that is wrong, too old or used, `code_locked` with `until` after ten wrong ones
 *   from this place in 24 hours
 */
export async function tryEmailCode(
  call: CodeCall,
  { email, event, code, field }: TypedCode,
): Promise<TriedCode> {
  const { now, services, ip } = call;
  const { db, secret } = services;
  const owner = { email, event, place: codePlace(secret, ip) };
  const everyone = { ...owner, place: ANYWHERE };
  const codeHash = hashOf(email, event, code);
  const [sent] = await db<{ code_hash: string; digits: number; is_own: boolean }[]>`
    select code_hash, digits, place = ${owner.place} as is_own from email_code
    where email = ${keyOf(email)} and event = ${event} and expires_at > ${now}
    order by is_own desc, createtime desc limit 1`;
  // Without a stored code, there is nothing to guess and nothing to count.
  const fromPlace = sent && (await countWrong(db, owner, MAX_FROM_PLACE, now));
  if (fromPlace === undefined) {
    const until = await fullUntil(db, owner, MAX_FROM_PLACE, now);
    throw until > now ? locked(field, until) : wrong(field);
  }
  const inAll = await countWrong(db, everyone, MAX_UNGUARDED, now);
  const isValidHere = inAll !== undefined || (sent?.is_own && sent.digits === GUARDED_DIGITS);
  if (!isValidHere || sent?.code_hash !== codeHash) {
    const count = fromPlace === MAX_FROM_PLACE ? fromPlace : inAll === SUSPICIOUS ? inAll : 0;
    if (count > 0) await notifyOwner(call, owner, count);
    throw wrong(field);
  }
  await uncountWrong(db, owner, now);
  if (inAll !== undefined) await uncountWrong(db, everyone, now);
  return { email, event, codeHash, field };
}

/**
 * Uses a code up, in the transaction of what it allows. A rollback makes the code valid again.
 *
 * @throws {BusinessError} `code_wrong` when another call was faster
 */
export async function consumeEmailCode(tx: Tx, { email, event, codeHash, field }: TriedCode): Promise<void> {
  const [used] = await tx`delete from email_code
    where email = ${keyOf(email)} and event = ${event} and code_hash = ${codeHash} returning 1 as done`;
  if (!used) throw wrong(field);
}

/** Counts an attempt as wrong. @returns the attempts in the last 24 hours including this one, undefined if that would be too many */
async function countWrong(db: Db, { email, event, place }: CodeOwner, max: number, now: number) {
  const recent = db`array(select time from unnest(attempts.failed) time where time > ${now - ATTEMPT_WINDOW})`;
  const [row] = await db<{ count: number }[]>`
    insert into email_code_attempts as attempts (email, event, place, failed, updatetime)
    values (${keyOf(email)}, ${event}, ${place}, array[${now}::bigint], ${now})
    on conflict (email, event, place) do update set failed = ${recent} || ${now}::bigint, updatetime = ${now}
    where cardinality(${recent}) < ${max}
    returning cardinality(failed) as count`;
  return row?.count;
}

/** Uncounts the newest attempt. Of several in the same second, any one will do. */
async function uncountWrong(db: Db, { email, event, place }: CodeOwner, now: number): Promise<void> {
  await db`
    update email_code_attempts set failed = failed[:position - 1] || failed[position + 1:]
    from (select array_position(failed, ${now}::bigint) as position from email_code_attempts
      where email = ${keyOf(email)} and event = ${event} and place = ${place}) found
    where email = ${keyOf(email)} and event = ${event} and place = ${place} and position is not null`;
}

/** When one of `max` wrong attempts is older than a day; 0 if there are fewer. */
async function fullUntil(
  db: Queryable,
  { email, event, place }: CodeOwner,
  max: number,
  now: number,
): Promise<number> {
  const [row] = await db<{ failed: number[] }[]>`
    select array(select time from unnest(failed) time where time > ${now - ATTEMPT_WINDOW} order by time) as failed
    from email_code_attempts where email = ${keyOf(email)} and event = ${event} and place = ${place}`;
  const oldest = row?.failed.at(-max);
  return oldest === undefined ? 0 : oldest + ATTEMPT_WINDOW;
}

/** Notifies the owner of an address. An address without an account is notified only about a registration. */
async function notifyOwner(
  { services: { db }, now, language }: CodeCall,
  { email, event }: CodeOwner,
  count: number,
): Promise<void> {
  const [member] = await db<RowOf<"member", "email">[]>`
    select email from member where lower(email) = lower(${email}) and email <> ''`;
  const recipient = member?.email ?? (event === "register" ? email : undefined);
  if (recipient === undefined) return;
  const values = { count, hours: ATTEMPT_WINDOW / HOUR };
  await sendMail(db, { recipient, language, kind: "code_guessed", values }, now);
}

const wrong = (field: string) => new BusinessError("code_wrong", { field });
const locked = (field: string, until: number) => new BusinessError("code_locked", { field, until });
