import { createHash, randomInt } from "node:crypto";
import type { Db, Queryable, Tx } from "../../db/connect";
import { DAY, HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import type { Input } from "../../http/contract";
import type { Language } from "../../i18n/languages";
import { HttpError } from "../errors";
import { sendMail } from "./mail";

/** What a code is for. A code for one thing opens no other. */
export type CodeEvent = NonNullable<Input<"auth.sendEmailCode">["event"]>;

/** How long a code is valid, in seconds. */
export const CODE_LIFE = 120;
/** Seconds between two codes for the same address and event. */
const MIN_INTERVAL = 60;
const DIGITS = 6;
/** Wrong codes for an address and event within {@link ATTEMPT_WINDOW}; then no code is accepted. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_WINDOW = DAY;
/** From this many on it isn't a typing error any more: the owner is notified. */
const SUSPICIOUS = 3;

/** A code that was right when it was tried. It counts once it is consumed. */
export interface TriedCode {
  readonly email: string;
  readonly event: CodeEvent;
  readonly codeHash: string;
  /** The input that held it. */
  readonly field: string;
}

const keyOf = (email: string) => email.toLowerCase();

const hashOf = (email: string, event: CodeEvent, code: string) =>
  createHash("sha256")
    .update(`${event} ${keyOf(email)} ${code}`)
    .digest("base64url");

/**
 * Makes a code of six digits in place of an earlier one.
 *
 * @param pause off where limits are
 * @throws {HttpError} 429 within a minute of the last one
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
 * Tries a code, before the transaction it allows: the attempt is counted first and on its own, so that neither parallel attempts
 * nor a transaction that is undone give more. A new code gives no new attempts. A right code's attempt is taken back.
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
  // Without a code there is nothing to guess, and nothing to count.
  const count = sent && (await countAttempt(db, email, event, now));
  if (count === undefined) {
    const until = await lockedUntil(db, email, event, now);
    throw until > now ? locked(field, until) : wrong(field);
  }
  if (sent?.code_hash !== codeHash) {
    if (count === SUSPICIOUS) await tellOwner(db, { email, event, kind: "code_guessed" }, now, language);
    if (count === MAX_ATTEMPTS) await tellOwner(db, { email, event, kind: "code_locked" }, now, language);
    throw wrong(field);
  }
  await takeBack(db, email, event, now);
  return { email, event, codeHash, field };
}

/**
 * Uses a code up, in the transaction of what it allows: when that is undone, the code is good again.
 *
 * @throws {BusinessError} `code_wrong` when another call was faster
 */
export async function consumeEmailCode(tx: Tx, { email, event, codeHash, field }: TriedCode): Promise<void> {
  const [used] = await tx`delete from email_code
    where email = ${keyOf(email)} and event = ${event} and code_hash = ${codeHash} returning 1 as done`;
  if (!used) throw wrong(field);
}

/** @returns how many there are in the last 24 hours with this one, undefined when that would be too many */
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

/** Takes the newest attempt back. Of several in the same second any one will do. */
async function takeBack(db: Db, email: string, event: CodeEvent, now: number): Promise<void> {
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

/** A mail to the one whose address it is; an address without an account gets it only where a code for a registration went. */
async function tellOwner(db: Db, { email, event, kind }: Warning, now: number, language: Language) {
  const [member] = await db<{ email: string }[]>`
    select email from member where lower(email) = lower(${email}) and email <> ''`;
  const recipient = member?.email ?? (event === "register" ? email : undefined);
  if (recipient === undefined) return;
  const values = { count: kind === "code_locked" ? MAX_ATTEMPTS : SUSPICIOUS, hours: ATTEMPT_WINDOW / HOUR };
  await sendMail(db, { recipient, language, kind, values }, now);
}

const wrong = (field: string) => new BusinessError("code_wrong", { field });
const locked = (field: string, until: number) => new BusinessError("code_locked", { field, until });
