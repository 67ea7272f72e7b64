import type { PendingQuery, Row } from "postgres";
import type { Queryable, Tx } from "../db/connect";
import { retryOnContention } from "../features/idempotency";
import type { Services } from "../services";

/** Rows under way at once: a part of the connections, so that callers have theirs. */
const CONCURRENCY = 4;
/** Rows that are looked up at once. */
const BATCH_SIZE = 200;

/** Finds rows that seem due, in the order of their ids. @param after the last id before them @param most how many */
export type FindDueRows<Id> = (
  after: NoInfer<Id> | undefined,
  most: number,
) => Promise<readonly { readonly id: Id }[]>;

/**
 * Does due work row by row, each in a transaction of its own. A row that fails is logged and left for the next run. Each row is
 * tried once, so that rows that fail or wait, however many, do not stop those behind them.
 *
 * @param work looks again under a lock; false when another process was faster
 * @returns how many rows it moved
 */
export async function processDueRows<Id extends number | string>(
  { db, log }: Pick<Services, "db" | "log">,
  find: FindDueRows<Id>,
  work: (tx: Tx, id: Id) => Promise<boolean>,
): Promise<number> {
  let processed = 0;
  const attempt = async (id: Id) => {
    try {
      if (await retryOnContention(() => db.begin((tx) => work(tx, id)))) processed++;
    } catch (error) {
      log(`due work on row ${id} failed: ${error instanceof Error ? error.message : "unknown"}`);
    }
  };
  let after: Id | undefined;
  for (;;) {
    const rows = await find(after, BATCH_SIZE);
    const queue = rows.values();
    const lane = async () => {
      for (const { id } of queue) await attempt(id);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
    after = rows.at(-1)?.id;
    if (rows.length < BATCH_SIZE) return processed;
  }
}

/** Rows of a table whose `id` is a number. */
export interface DueRows {
  readonly table: string;
  /** The condition they are due by. */
  readonly isDue: (sql: Queryable) => PendingQuery<Row[]>;
}

/** The same for rows that one condition finds, and finds again once they are locked. @returns how many rows it moved */
export const processDueTable = (
  services: Pick<Services, "db" | "log">,
  { table, isDue }: DueRows,
  move: (tx: Tx, id: number) => Promise<unknown>,
): Promise<number> => {
  const { db } = services;
  return processDueRows<number>(
    services,
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
