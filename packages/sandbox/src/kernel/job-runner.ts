import type { PendingQuery, Row } from "postgres";
import type { Queryable, Tx } from "../db/connect";
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
 * behind them. A failed row is logged and retried with growing delays; after the last attempt it is set aside and reported.
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
  const { db } = services;
  const deferred = await deferredRows(services, job);
  let processed = 0;
  const attempt = async (id: Id) => {
    if (deferred.has(String(id))) return;
    try {
      if (await retryOnContention(() => db.begin((tx) => work(tx, id)))) processed++;
    } catch (error) {
      await recordFailure(services, job, id, error);
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

/** Failed rows that are not to be retried yet. */
async function deferredRows({ db, clock }: JobServices, job: string): Promise<ReadonlySet<string>> {
  const rows = await db<{ row_id: string }[]>`
    select row_id from job_failure where job = ${job} and (is_set_aside or retry_at > ${clock.now()})`;
  return new Set(rows.map(({ row_id }) => row_id));
}

async function recordFailure(
  { db, log, clock }: JobServices,
  job: string,
  id: number | string,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : "unknown";
  log(`${job}: row ${id} failed: ${reason}`);
  // The row is not to blame if the database is unavailable or someone else has locked the row.
  if (isAway(error) || isContention(error) || error instanceof HttpError) return;
  const [row] = await db<{ is_set_aside: boolean }[]>`
    insert into job_failure as f (job, row_id, failures, retry_at, reason)
    values (${job}, ${String(id)}, 1, ${clock.now() + RETRY_SECONDS}, ${reason})
    on conflict (job, row_id) do update set failures = f.failures + 1, reason = excluded.reason,
      retry_at = ${clock.now()} + (${RETRY_SECONDS} * 2 ^ f.failures)::bigint, is_set_aside = f.failures + 1 >= ${MAX_FAILURES}
    returning is_set_aside`;
  if (row?.is_set_aside) log(`${job}: row ${id} is set aside after ${MAX_FAILURES} failures`);
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
