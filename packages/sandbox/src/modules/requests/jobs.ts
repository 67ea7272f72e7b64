import type { Services } from "../../core/services";
import { requestMachine } from "../../machines/small";
import { transition } from "../../machines/transition";

/** Rows of one run; the next run takes the rest. */
const BATCH = 200;

/**
 * Closes purchase requests whose time is over. Several processes may run it: each row is moved once.
 *
 * @param now unix seconds
 * @returns how many were closed
 */
export async function expireRequests({ db }: Services, now: number): Promise<number> {
  return db.begin(async (tx) => {
    const due = await tx<{ id: number }[]>`
      select id from purchase_request where status = 'open' and expires_at <= ${now}
      order by id limit ${BATCH} for no key update skip locked`;
    for (const { id } of due) await transition(tx, requestMachine, "close", id);
    return due.length;
  });
}
