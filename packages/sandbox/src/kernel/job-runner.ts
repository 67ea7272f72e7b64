import type { PendingQuery, Row } from "postgres";
import type { Db, Queryable, Tx } from "../db/connect";
import { isAway, isContention } from "../db/errors";
import { HttpError } from "./errors";
import { retryOnContention } from "./idempotency";
import type { Services } from "./services";

/** Rows processed in parallel: only some of the connections, so that requests keep theirs. */
const CONCURRENCY = 4;
/** Rows read with one query. */
const BATCH_SIZE = 200;
/** A failed row is retried after this many seconds, doubled for every further attempt. */
const RETRY_SECONDS = 10;
/** A row that waits for something else, such as the rate of a coin or the object store, is retried after this many seconds. */
const WAIT_SECONDS = 60;
/** Failures before a row is set aside: an hour and a half after the first one. */
const MAX_FAILURES = 10;

/** Services of a job. */
export type JobServices = Pick<Services, "db" | "log" | "clock">;

/** Finds rows that seem due, ordered by id. @param after the last id of the previous batch @param most size of a batch */
export type FindDueRows<Id> = (
  after: NoInfer<Id> | undefined,
  most: number,
) => Promise<readonly { readonly id: Id }[]>;

/**
 * Processes due rows, each in its own transaction. Each row is tried once per run, so that failing or locked rows do not block those
 * behind them. A failed row is retried with growing delays; after the last attempt it is set aside. The log says so once for each
 * reason, and when a row is set aside.
 *
 * @param job names the work in the log and in `job_failure`
 * @param work checks the row again under a lock; false if another process was faster
 * @returns how many rows it moved
 */
export async function processDueRows<Id extends number | string>(
  services: JobServices,
  job: string,
  find: FindDueRows<Id>,
  work: (tx: Tx, id: Id) => Promise<boolean>,
): Promise<number> {
  const { db, clock } = services;
  const failures = await failuresOf(db, job);
  let processed = 0;
  const attempt = async (id: Id) => {
    const failure = failures.get(String(id));
    if (failure && (failure.is_set_aside || failure.retry_at > clock.now())) return;
    try {
      if (!(await retryOnContention(() => db.begin((tx) => work(tx, id))))) return;
      processed++;
      if (failure) await db`delete from job_failure where job = ${job} and row_id = ${String(id)}`;
    } catch (error) {
      await recordFailure(services, { job, id, failure }, error);
    }
  };
  let after: Id | undefined;
  for (;;) {
    const rows = await find(after, BATCH_SIZE);
    const queue = rows.values();
    const worker = async () => {
      for (const { id } of queue) await attempt(id);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    after = rows.at(-1)?.id;
    if (rows.length < BATCH_SIZE) return processed;
  }
}

/** What is known about a row that failed before. */
interface Failure {
  readonly row_id: string;
  readonly failures: number;
  readonly retry_at: number;
  readonly is_set_aside: boolean;
  readonly reason: string;
}

async function failuresOf(db: Db, job: string): Promise<ReadonlyMap<string, Failure>> {
  const rows = await db<Failure[]>`
    select row_id, failures, retry_at, is_set_aside, reason from job_failure where job = ${job}`;
  return new Map(rows.map((row) => [row.row_id, row]));
}

async function recordFailure(
  { db, log, clock }: JobServices,
  { job, id, failure }: { job: string; id: number | string; failure: Failure | undefined },
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : "unknown";
  if (reason !== failure?.reason) log(`${job}: row ${id} failed: ${reason}`);
  // Nothing can be written, or someone else has the row just now: the next run tries it again.
  if (isAway(error) || isContention(error)) return;
  // The row is not to blame if it waits for something.
  const isWaiting = error instanceof HttpError;
  const failures = (failure?.failures ?? 0) + (isWaiting ? 0 : 1);
  const retryAt = clock.now() + (isWaiting ? WAIT_SECONDS : RETRY_SECONDS * 2 ** (failures - 1));
  const isSetAside = failures >= MAX_FAILURES;
  await db`
    insert into job_failure (job, row_id, failures, retry_at, is_set_aside, reason)
    values (${job}, ${String(id)}, ${failures}, ${retryAt}, ${isSetAside}, ${reason})
    on conflict (job, row_id) do update set failures = excluded.failures, retry_at = excluded.retry_at,
      is_set_aside = excluded.is_set_aside, reason = excluded.reason`;
  if (isSetAside) log(`${job}: row ${id} is set aside after ${MAX_FAILURES} failures`);
}

/** Rows of a table whose `id` is a number. */
export interface DueRows {
  /** Names the work, see {@link processDueRows}. */
  readonly job: string;
  readonly table: string;
  /** The condition that makes a row due. */
  readonly isDue: (sql: Queryable) => PendingQuery<Row[]>;
}

/** Processes rows that a condition finds, and must still find once they are locked. @returns how many rows it moved */
export const processDueTable = (
  services: JobServices,
  { job, table, isDue }: DueRows,
  move: (tx: Tx, id: number) => Promise<unknown>,
): Promise<number> => {
  const { db } = services;
  return processDueRows<number>(
    services,
    job,
    (after = 0, most) => db<{ id: number }[]>`
      select id from ${db(table)} where id > ${after} and ${isDue(db)} order by id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx`
        select 1 as found from ${tx(table)} where id = ${id} and ${isDue(tx)} for no key update skip locked`;
      if (row) await move(tx, id);
      return row !== undefined;
    },
  );
};
