import type { Input } from "../../../src/contract/operations";
import type { Db } from "../../../src/db/connect";
import type { IdempotentOperationId } from "../../../src/kernel/idempotency";
import type { Track } from "../../support/track";

/** One thing to do under one key. */
export interface Errand<Id extends IdempotentOperationId> {
  readonly token: string;
  readonly input: Input<Id>;
  /** Another body that the contract takes: under the same key it must be refused. */
  readonly other: Input<Id>;
}

/** How an operation is delivered again and again. */
export interface Case<Id extends IdempotentOperationId> {
  prepare(track: Track, count: number): Promise<readonly Errand<Id>[]>;
  /** How many effects there are in the database; each errand must add one. */
  effects(db: Db): Promise<number>;
}

/** Every operation with an `Idempotency-Key`: one that is missing here does not compile, and fails the test. */
export type Cases = { readonly [Id in IdempotentOperationId]: Case<Id> };

/** Effects that are rows of a table. */
export const rowsOf = (table: string) => (db: Db) => countOf(db`select count(*) as count from ${db(table)}`);

/** Effects that are bookings. */
export const journals = (kind: string) => (db: Db) =>
  countOf(db`select count(*) as count from journal where kind = ${kind}`);

/** Effects that a user was notified of. */
export const messages = (template: string) => (db: Db) =>
  countOf(db`select count(*) as count from message where template = ${template}`);

export async function countOf(query: Promise<readonly { readonly count?: unknown }[]>): Promise<number> {
  const [row] = await query;
  return Number(row?.count);
}
