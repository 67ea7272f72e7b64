import type { JSONValue } from "postgres";
import type { Tx } from "../db/connect";
import { isContention } from "../db/errors";
import type { operations } from "../generated/schema";
import type { Data, OperationId } from "../http/contract";
import type { MessageKey } from "../i18n/en";
import { HttpError } from "./errors";
import { type Call, type Reply, type ReplyOptions, reply, type Viewer } from "./handler";

const ATTEMPTS = 5;

/** Operations that need an `Idempotency-Key`. */
export type IdempotentOperationId = {
  [Id in OperationId]: operations[Id] extends { parameters: { header: { "Idempotency-Key": string } } }
    ? Id
    : never;
}[OperationId];

/** A call with a key always has a viewer. */
export type IdempotentCall<Id extends IdempotentOperationId> = Call<Id> & { readonly viewer: Viewer };

/**
 * Handler of an operation with an `Idempotency-Key`: its work runs in one transaction together with the record of the key, so
 * that both exist or neither. The same key again gives the stored answer, with another body 422. An error undoes everything
 * and is not stored: the key stays free for another try.
 *
 * @param msg sentence for users that goes with a success
 * @throws {HttpError} 409 `idempotency_in_progress` while the first call still runs, 422 `idempotency_mismatch`
 */
export function withIdempotency<Id extends IdempotentOperationId>(
  work: (call: IdempotentCall<Id>, tx: Tx) => Promise<Data<Id>>,
  msg?: MessageKey,
) {
  return (call: IdempotentCall<Id>): Promise<Reply<Data<Id>>> =>
    retryOnContention(() => runOnce(call, work, msg === undefined ? {} : { msg }));
}

/**
 * Tries again what met another transaction.
 *
 * @throws {HttpError} 409 `idempotency_in_progress` when it keeps meeting others
 */
export async function retryOnContention<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error)) throw error;
      if (attempt === ATTEMPTS) {
        throw new HttpError(409, "idempotency_in_progress", {
          error: "idempotency_in_progress",
          retryAfter: 1,
        });
      }
    }
  }
}

function runOnce<Id extends IdempotentOperationId>(
  call: IdempotentCall<Id>,
  work: (call: IdempotentCall<Id>, tx: Tx) => Promise<Data<Id>>,
  options: ReplyOptions,
): Promise<Reply<Data<Id>>> {
  const { id, viewer, key, bodyHash, now } = call;
  return call.services.db.begin(async (tx) => {
    // Waits for a call with the same key that is still running, as the row is its until it commits.
    const [own] = await tx`
      insert into idempotency (member_id, operation, key, body_hash, createtime)
      values (${viewer.id}, ${id}, ${key}, ${bodyHash}, ${now})
      on conflict do nothing returning 1 as is_new`;
    if (!own) {
      const [before] = await tx<{ body_hash: string; response: Data<Id> }[]>`
        select body_hash, response from idempotency
        where member_id = ${viewer.id} and operation = ${id} and key = ${key}`;
      if (before?.body_hash !== bodyHash) {
        throw new HttpError(422, "idempotency_mismatch", { error: "idempotency_mismatch" });
      }
      return reply(before.response, { ...options, headers: { "Idempotency-Replayed": "1" } });
    }
    const data = await work(call, tx);
    await tx`update idempotency set response = ${tx.json(toJson(data))}
      where member_id = ${viewer.id} and operation = ${id} and key = ${key}`;
    return reply(data, options);
  });
}

/** Answers are plain JSON by the contract; this says so to the driver. */
function toJson(data: unknown): JSONValue {
  return JSON.parse(JSON.stringify(data ?? null));
}

/**
 * Checks what must stay outside the transaction: passwords and codes, as an error must not undo the count of attempts. A
 * repetition needs no check. Nor does an error count when the key has its answer by then: the first call has just ended, and
 * may be why the check failed. `withIdempotency` still compares the body.
 *
 * @returns what the check gave, undefined where the answer is there already
 */
export async function unlessAnswered<Id extends IdempotentOperationId, Result>(
  call: IdempotentCall<Id>,
  check: () => Promise<Result>,
): Promise<Result | undefined> {
  if (await hasAnswer(call)) return undefined;
  try {
    return await check();
  } catch (error) {
    if (await hasAnswer(call)) return undefined;
    throw error;
  }
}

/** The row of a key is there for others as soon as its transaction has ended. */
async function hasAnswer<Id extends IdempotentOperationId>(call: IdempotentCall<Id>): Promise<boolean> {
  const [row] = await call.services.db`select 1 as found from idempotency
    where member_id = ${call.viewer.id} and operation = ${call.id} and key = ${call.key}`;
  return row !== undefined;
}
