import { createHash, randomInt } from "node:crypto";
import type { Input } from "../../contract/operations";
import type { Db, Queryable, Tx } from "../../db/connect";
import { DAY, HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import type { Language } from "../../i18n/languages";
import { HttpError } from "../../kernel/errors";
import { sendMail } from "./mail";

/** The purpose of a code, which is valid for nothing else. */
export type CodeEvent = NonNullable<Input<"auth.sendEmailCode">["event"]>;

/** Lifetime of a code, in seconds. */
export const CODE_LIFE = 120;
/** Seconds between two codes for the same address and event. */
const MIN_INTERVAL = 60;
const DIGITS = 6;
/** After this many wrong codes for an address and event within {@link ATTEMPT_WINDOW}, no code is accepted. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_WINDOW = DAY;
/** This many wrong codes are no longer typing errors: the owner is notified. */
const SUSPICIOUS = 3;

/** A code that was right when it was tried. It only takes effect when it is consumed. */
export interface TriedCode {
  readonly email: string;
  readonly event: CodeEvent;
  readonly codeHash: string;
  /** The input field it came from. */
  readonly field: string;
}

const keyOf = (email: string) => email.toLowerCase();

const hashOf = (email: string, event: CodeEvent, code: string) =>
  createHash("sha256")
    .update(`${event} ${keyOf(email)} ${code}`)
    .digest("base64url");

/**
 * Creates a six-digit code, which replaces an earlier one.
 *
 * @param pause false where limits are off
 * @throws {HttpError} 429 within a minute of the last code
 * @throws {BusinessError} `code_locked` after too many wrong codes
 */
export async function createEmailCode(
  db: Queryable,
  email: string,
  event: CodeEvent,
  now: number,
  pause = true,
) {
  const until = await lockedUntil(db, email, event, now);
  if (until > now) throw locked("email", until);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const before = pause ? now - MIN_INTERVAL : now;
  const [made] = await db`
    insert into email_code (email, event, code_hash, createtime, expires_at)
    values (${keyOf(email)}, ${event}, ${hashOf(email, event, code)}, ${now}, ${now + CODE_LIFE})
    on conflict (email, event) do update set code_hash = excluded.code_hash,
      createtime = excluded.createtime, expires_at = excluded.expires_at
    where email_code.createtime <= ${before} returning 1 as is_new`;
  if (!made) throw new HttpError(429, "too_many_requests", { retryAfter: MIN_INTERVAL });
  return code;
}

/**
 * Tries a code, before the transaction it allows. The attempt is counted first, in its own transaction, so that neither parallel
 * attempts nor a rollback allow more. A new code gives no new attempts. The attempt of a right code is uncounted.
 *
 * @param language of the mail that notifies the owner of wrong attempts
 * @param field the input that holds the code, named in an error
 * @returns what {@link consumeEmailCode} takes
 * @throws {BusinessError} `code_wrong` for a code that is wrong, too old or used, `code_locked` with `until` after ten wrong ones
 *   in 24 hours
 */
export async function tryEmailCode(
  db: Db,
  { email, event, code }: { email: string; event: CodeEvent; code: string },
  now: number,
  language: Language,
  field = "code",
): Promise<TriedCode> {
  const codeHash = hashOf(email, event, code);
  const [sent] = await db<{ code_hash: string }[]>`
    select code_hash from email_code where email = ${keyOf(email)} and event = ${event} and expires_at > ${now}`;
  // Without a stored code, there is nothing to guess and nothing to count.
  const count = sent && (await countAttempt(db, email, event, now));
  if (count === undefined) {
    const until = await lockedUntil(db, email, event, now);
    throw until > now ? locked(field, until) : wrong(field);
  }
  if (sent?.code_hash !== codeHash) {
    if (count === SUSPICIOUS) await notifyOwner(db, { email, event, kind: "code_guessed" }, now, language);
    if (count === MAX_ATTEMPTS) await notifyOwner(db, { email, event, kind: "code_locked" }, now, language);
    throw wrong(field);
  }
  await uncountAttempt(db, email, event, now);
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

/** Counts an attempt. @returns the attempts in the last 24 hours including this one, undefined if that would be too many */
async function countAttempt(db: Db, email: string, event: CodeEvent, now: number) {
  const recent = db`array(select time from unnest(attempts.failed) time where time > ${now - ATTEMPT_WINDOW})`;
  const [row] = await db<{ count: number }[]>`
    insert into email_code_attempts as attempts (email, event, failed, updatetime)
    values (${keyOf(email)}, ${event}, array[${now}::bigint], ${now})
    on conflict (email, event) do update set failed = ${recent} || ${now}::bigint, updatetime = ${now}
    where cardinality(${recent}) < ${MAX_ATTEMPTS}
    returning cardinality(failed) as count`;
  return row?.count;
}

/** Uncounts the newest attempt. Of several in the same second, any one will do. */
async function uncountAttempt(db: Db, email: string, event: CodeEvent, now: number): Promise<void> {
  await db`
    update email_code_attempts set failed = failed[:position - 1] || failed[position + 1:]
    from (select array_position(failed, ${now}::bigint) as position from email_code_attempts
      where email = ${keyOf(email)} and event = ${event}) found
    where email = ${keyOf(email)} and event = ${event} and position is not null`;
}

/** @returns 0 when codes are accepted */
async function lockedUntil(db: Queryable, email: string, event: CodeEvent, now: number): Promise<number> {
  const [row] = await db<{ failed: number[] }[]>`
    select array(select time from unnest(failed) time where time > ${now - ATTEMPT_WINDOW} order by time) as failed
    from email_code_attempts where email = ${keyOf(email)} and event = ${event}`;
  const oldest = row?.failed.at(-MAX_ATTEMPTS);
  return oldest === undefined ? 0 : oldest + ATTEMPT_WINDOW;
}

interface Warning {
  readonly email: string;
  readonly event: CodeEvent;
  readonly kind: "code_guessed" | "code_locked";
}

/** Notifies the owner of an address. An address without an account is notified only about a registration. */
async function notifyOwner(db: Db, { email, event, kind }: Warning, now: number, language: Language) {
  const [member] = await db<{ email: string }[]>`
    select email from member where lower(email) = lower(${email}) and email <> ''`;
  const recipient = member?.email ?? (event === "register" ? email : undefined);
  if (recipient === undefined) return;
  const values = { count: kind === "code_locked" ? MAX_ATTEMPTS : SUSPICIOUS, hours: ATTEMPT_WINDOW / HOUR };
  await sendMail(db, { recipient, language, kind, values }, now);
}

const wrong = (field: string) => new BusinessError("code_wrong", { field });
const locked = (field: string, until: number) => new BusinessError("code_locked", { field, until });
