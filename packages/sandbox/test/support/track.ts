import type { Db } from "../../src/db/connect";
import { seedNetworks } from "../../src/features/wallet/default-networks";
import { START } from "./call";
import { type Client, createClient } from "./client";
import { createTestDatabase } from "./database";
import { type ProcessOptions, startApiProcesses } from "./processes";
import { addStores, type TestStore } from "./users";

/** Where proofs run: two API processes on one database, 40 connections to them, and shops to buy from. */
export interface Track {
  readonly db: Db;
  readonly client: Client;
  readonly stalls: readonly TestStore[];
  /** Unix seconds of the servers' clock. */
  readonly now: number;
}

/** Opens a separate track. Close it in `afterAll`. @param replace see `startApiProcesses` */
export async function openTrack(replace: ProcessOptions["replace"] = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  await seedNetworks(db, { enabled: true });
  const stalls = await addStores(db, 10, START);
  const processes = await startApiProcesses(database.url, { replace });
  // A busy machine has no time for some calls: 503.
  const client = createClient(processes.urls, 40, [409, 503]);
  return {
    track: { db, client, stalls, now: START } satisfies Track,
    /** What the processes wrote to their log: nothing, unless something went wrong. */
    log: processes.log,
    async close() {
      client.close();
      await processes.close();
      await database.close();
    },
  };
}

/** How often two transactions waited for each other; each time costs a second, so the locks are in the wrong order. */
export async function deadlocks(db: Db): Promise<number> {
  await db`select pg_stat_clear_snapshot()`;
  const [row] = await db<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}

/** Works through a list, so many at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
