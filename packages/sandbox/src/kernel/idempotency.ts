import type { OperationFacts } from "marketplace-contract";
import type { JSONValue } from "postgres";
import type { Data, OperationId } from "../contract/operations";
import type { Queryable, Tx } from "../db/connect";
import { isContention, isLockTimeout } from "../db/errors";
import type { MessageKey } from "../i18n/en";
import { HttpError } from "./errors";
import { type Call, type Reply, type ReplyOptions, reply, type Viewer } from "./handler";

const ATTEMPTS = 5;

/** Operations that need an `Idempotency-Key`. */
export type IdempotentOperationId = {
  [Id in OperationId]: OperationFacts[Id]["idempotency"] extends "key" ? Id : never;
}[OperationId];

/** A call with a key always has a viewer. */
export type IdempotentCall<Id extends IdempotentOperationId> = Call<Id> & { readonly viewer: Viewer };

/** Returned by a check outside of the transaction when the key has a stored response in the meantime. */
export const ANSWERED: unique symbol = Symbol("answered");

/** The work of an operation, in the transaction that also records its key. */
type Work<Id extends IdempotentOperationId, Checked> = (
  call: IdempotentCall<Id>,
  tx: Tx,
  checked: Checked,
) => Promise<Data<Id>>;

/**
 * Handler of an operation with an `Idempotency-Key`. Its work runs in one transaction together with the record of the key, so
 * that either both exist or neither. The same key again returns the stored response, or 422 with another body. An error rolls
 * everything back and is not stored: the key stays free for another try.
 *
 * @param msg sentence for users that goes with a success
 * @throws {HttpError} 409 `idempotency_in_progress` while the first call still runs, 422 `idempotency_mismatch`
 */
export function withIdempotency<Id extends IdempotentOperationId>(
  work: Work<Id, undefined>,
  msg?: MessageKey,
) {
  return (call: IdempotentCall<Id>): Promise<Reply<Data<Id>>> =>
    retryOnContention(() => runOnce(call, work, { msg, checked: undefined }));
}

/**
 * The same for an operation with a check that must stay outside of the transaction, such as passwords and codes: an error must
 * not roll back the count of attempts. A repetition skips the check, but then must find its stored response; if that was
 * deleted in the meantime, the call fails, and is checked when it is repeated. An error of the check does not count either if
 * the key has a response by then: the first call has just ended, and may be why the check failed.
 *
 * @param check gives what the work needs, or {@link ANSWERED}, for which it looks before it counts an attempt; see {@link hasAnswer}
 * @throws {HttpError} 409 `idempotency_in_progress` also when the answer that a check was skipped for is gone
 */
export function withCheckedIdempotency<Id extends IdempotentOperationId, Checked>(
  check: (call: IdempotentCall<Id>) => Promise<Checked | typeof ANSWERED>,
  work: Work<Id, Checked>,
  msg?: MessageKey,
) {
  return async (call: IdempotentCall<Id>): Promise<Reply<Data<Id>>> => {
    const checked = await unlessAnswered(call, () => check(call));
    return retryOnContention(() => runOnce(call, work, { msg, checked }));
  };
}

/** 409: try again in a moment. */
export const inProgress = () =>
  new HttpError(409, "idempotency_in_progress", { error: "idempotency_in_progress", retryAfter: 1 });

/** 422: the key belongs to another body. */
export const mismatch = () => new HttpError(422, "idempotency_mismatch", { error: "idempotency_mismatch" });

/**
 * Retries on contention with another transaction, but not after a lock timeout, which has waited long enough.
 *
 * @throws {Error} that of the database, which is answered 503, when it keeps meeting others
 */
export async function retryOnContention<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error) || isLockTimeout(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce<Id extends IdempotentOperationId, Checked>(
  call: IdempotentCall<Id>,
  work: Work<Id, Checked>,
  { msg, checked }: { msg: MessageKey | undefined; checked: Checked | typeof ANSWERED },
): Promise<Reply<Data<Id>>> {
  const { id, viewer, key, bodyHash, now } = call;
  const options: ReplyOptions = msg === undefined ? {} : { msg };
  const { answer, stored } = await call.services.db.begin(async (tx) => {
    // Waits for a running call with the same key, which holds the row until it commits.
    const [own] = await tx`
      insert into idempotency (member_id, operation, key, body_hash, createtime)
      values (${viewer.id}, ${id}, ${key}, ${bodyHash}, ${now})
      on conflict do nothing returning 1 as is_new`.catch((error: unknown) => {
      throw isLockTimeout(error) ? inProgress() : error;
    });
    if (!own) {
      const response = await storedAnswer<Data<Id>>(tx, call);
      return { answer: reply(response, { ...options, headers: REPLAYED }), stored: undefined };
    }
    if (checked === ANSWERED) throw inProgress();
    const data = await work(call, tx, checked);
    // Sent together with the commit, which rolls everything back if it fails.
    const stored = tx`update idempotency set response = ${tx.json(toJson(data))}
      where member_id = ${viewer.id} and operation = ${id} and key = ${key}`.execute();
    return { answer: reply(data, options), stored };
  });
  await stored;
  return answer;
}

/** Marks a stored response. */
export const REPLAYED = { "Idempotency-Replayed": "1" } as const;

/**
 * The response stored under the key of a call.
 *
 * @throws {HttpError} 409 `idempotency_in_progress` when no answer is stored yet, 422 `idempotency_mismatch` for another body
 */
export async function storedAnswer<Stored>(
  db: Queryable,
  {
    id,
    viewer,
    key,
    bodyHash,
  }: Pick<IdempotentCall<IdempotentOperationId>, "id" | "viewer" | "key" | "bodyHash">,
): Promise<Stored> {
  const [row] = await db<{ body_hash: string; response: Stored }[]>`
    select body_hash, response from idempotency
    where member_id = ${viewer.id} and operation = ${id} and key = ${key}`;
  if (!row) throw inProgress();
  if (row.body_hash !== bodyHash) throw mismatch();
  return row.response;
}

/** Answers are plain JSON by the contract; this says so to the driver. */
function toJson(data: unknown): JSONValue {
  return JSON.parse(JSON.stringify(data ?? null));
}

async function unlessAnswered<Id extends IdempotentOperationId, Checked>(
  call: IdempotentCall<Id>,
  check: () => Promise<Checked | typeof ANSWERED>,
): Promise<Checked | typeof ANSWERED> {
  try {
    return await check();
  } catch (error) {
    if (await hasAnswer(call)) return ANSWERED;
    throw error;
  }
}

/** Whether a call's key has a stored response. A check asks first; that of the fund password asks as it counts the attempt. */
export async function hasAnswer<Id extends IdempotentOperationId>(
  call: IdempotentCall<Id>,
): Promise<boolean> {
  const [row] = await call.services.db`select 1 as found from idempotency
    where member_id = ${call.viewer.id} and operation = ${call.id} and key = ${call.key}`;
  return row !== undefined;
}
