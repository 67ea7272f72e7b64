import type { JSONValue } from "postgres";
import type { Tx } from "../db/connect";
import { isContention } from "../db/errors";
import type { operations } from "../generated/schema";
import type { Data, OperationId } from "../http/contract";
import type { MessageKey } from "../i18n/en";
import { HttpRefusal } from "./errors";
import { type Call, type Reply, type ReplyOptions, reply, type Viewer } from "./handler";

const ATTEMPTS = 5;

/** Operations that need an `Idempotency-Key`. */
export type KeyedId = {
  [Id in OperationId]: operations[Id] extends { parameters: { header: { "Idempotency-Key": string } } }
    ? Id
    : never;
}[OperationId];

/** A call with a key always has a viewer. */
export type KeyedCall<Id extends KeyedId> = Call<Id> & { readonly viewer: Viewer };

/**
 * Handler of an operation with an `Idempotency-Key`: its work runs in one transaction together with the record of the key, so
 * that both exist or neither. The same key again gives the stored answer, with another body 422. A refusal undoes everything
 * and is not stored: the key stays free for another try.
 *
 * @param msg sentence for people that goes with a success
 * @throws {HttpRefusal} 409 `idempotency_in_progress` while the first call still runs, 422 `idempotency_mismatch`
 */
export function keyed<Id extends KeyedId>(
  work: (call: KeyedCall<Id>, tx: Tx) => Promise<Data<Id>>,
  msg?: MessageKey,
) {
  return (call: KeyedCall<Id>): Promise<Reply<Data<Id>>> =>
    retrying(() => once(call, work, msg === undefined ? {} : { msg }));
}

/**
 * Tries again what met another transaction.
 *
 * @throws {HttpRefusal} 409 `idempotency_in_progress` when it keeps meeting others
 */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error)) throw error;
      if (attempt === ATTEMPTS) {
        throw new HttpRefusal(409, "idempotency_in_progress", {
          error: "idempotency_in_progress",
          retryAfter: 1,
        });
      }
    }
  }
}

function once<Id extends KeyedId>(
  call: KeyedCall<Id>,
  work: (call: KeyedCall<Id>, tx: Tx) => Promise<Data<Id>>,
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
        throw new HttpRefusal(422, "idempotency_mismatch", { error: "idempotency_mismatch" });
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
 * Checks what must stay outside the transaction: passwords and codes, as a refusal must not undo the count of guesses. A
 * repetition needs no check. Nor does a refusal count when the key has its answer by then: the first call has just ended, and
 * may be why the check failed. `keyed` still compares the body.
 *
 * @returns what the check gave, undefined where the answer is there already
 */
export async function unlessAnswered<Id extends KeyedId, Result>(
  call: KeyedCall<Id>,
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
async function hasAnswer<Id extends KeyedId>(call: KeyedCall<Id>): Promise<boolean> {
  const [row] = await call.services.db`select 1 as found from idempotency
    where member_id = ${call.viewer.id} and operation = ${call.id} and key = ${call.key}`;
  return row !== undefined;
}
