import { retrying } from "../../core/keyed";
import type { Services } from "../../core/services";
import type { Tx } from "../../db/connect";

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
  for (const id of ids) {
    try {
      if (await retrying(() => db.begin((tx) => work(tx, id)))) moved++;
    } catch (error) {
      log(`due work on row ${id} failed: ${error instanceof Error ? error.message : "unknown"}`);
    }
  }
  return moved;
}
