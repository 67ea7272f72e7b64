import { retrying } from "../../core/keyed";
import type { Services } from "../../core/services";
import type { Tx } from "../../db/connect";

/** Rows under way at once: a part of the connections, so that callers have theirs. */
const LANES = 4;

/**
 * Does due work row by row, each in a transaction of its own. A row that fails is logged and left for the next run, so that one
 * bad row does not stop the others.
 *
 * @param ids rows that seem due @param work looks again under a lock; false when another process was faster
 * @returns how many rows it moved
 */
export async function forEachDue(
  { db, log }: Services,
  ids: readonly number[],
  work: (tx: Tx, id: number) => Promise<boolean>,
): Promise<number> {
  let moved = 0;
  const queue = ids.values();
  const lane = async () => {
    for (const id of queue) {
      try {
        if (await retrying(() => db.begin((tx) => work(tx, id)))) moved++;
      } catch (error) {
        log(`due work on row ${id} failed: ${error instanceof Error ? error.message : "unknown"}`);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return moved;
}
