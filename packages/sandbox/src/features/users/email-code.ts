import { createHash, randomInt } from "node:crypto";
import type { Db, Queryable, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import type { Input } from "../../http/contract";
import { HttpError } from "../errors";

/** What a code is for. A code for one thing opens no other. */
export type CodeEvent = NonNullable<Input<"auth.sendEmailCode">["event"]>;

/** How long a code is valid, in seconds. */
export const CODE_LIFE = 120;
/** Seconds between two codes for the same address and event. */
const PAUSE = 60;
/** Guesses at one code. */
const TRIES = 10;

/** A code that was right when it was tried. It counts once it is consumed. */
export interface TriedCode {
  readonly email: string;
  readonly event: CodeEvent;
  readonly codeHash: string;
}

const keyOf = (email: string) => email.toLowerCase();

const hashOf = (email: string, event: CodeEvent, code: string) =>
  createHash("sha256")
    .update(`${event} ${keyOf(email)} ${code}`)
    .digest("base64url");

/**
 * Makes a code of four digits in place of an earlier one.
 *
 * @param pause off where limits are
 * @throws {HttpError} 429 within a minute of the last one
 */
export async function createEmailCode(
  db: Queryable,
  email: string,
  event: CodeEvent,
  now: number,
  pause = true,
) {
  const code = String(randomInt(10_000)).padStart(4, "0");
  const before = pause ? now - PAUSE : now;
  const [made] = await db`
    insert into email_code (email, event, code_hash, tries, createtime, expires_at)
    values (${keyOf(email)}, ${event}, ${hashOf(email, event, code)}, 0, ${now}, ${now + CODE_LIFE})
    on conflict (email, event) do update set code_hash = excluded.code_hash, tries = 0,
      createtime = excluded.createtime, expires_at = excluded.expires_at
    where email_code.createtime <= ${before} returning 1 as is_new`;
  if (!made) throw new HttpError(429, "too_many_requests", { retryAfter: PAUSE });
  return code;
}

/**
 * Tries a code, before the transaction it allows: the try is counted first and on its own, so that neither parallel attempts nor
 * a transaction that is undone give more than ten.
 *
 * @returns what {@link consumeEmailCode} takes
 * @throws {BusinessError} `code_wrong` for a code that is wrong, too old, used, or guessed at too often
 */
export async function tryEmailCode(
  db: Db,
  { email, event, code }: { email: string; event: CodeEvent; code: string },
  now: number,
): Promise<TriedCode> {
  const codeHash = hashOf(email, event, code);
  const [row] = await db<{ code_hash: string }[]>`
    update email_code set tries = tries + 1
    where email = ${keyOf(email)} and event = ${event} and tries < ${TRIES} and expires_at > ${now}
    returning code_hash`;
  if (row?.code_hash !== codeHash) throw wrong();
  return { email, event, codeHash };
}

/**
 * Uses a code up, in the transaction of what it allows: when that is undone, the code is good again.
 *
 * @throws {BusinessError} `code_wrong` when another call was faster
 */
export async function consumeEmailCode(tx: Tx, { email, event, codeHash }: TriedCode): Promise<void> {
  const [used] = await tx`delete from email_code
    where email = ${keyOf(email)} and event = ${event} and code_hash = ${codeHash} returning 1 as done`;
  if (!used) throw wrong();
}

const wrong = () => new BusinessError("code_wrong", { field: "code" });
