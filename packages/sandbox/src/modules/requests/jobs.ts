import { forEachDue } from "../../core/due";
import type { Services } from "../../core/services";
import { requestMachine } from "../../machines/small";
import { transition } from "../../machines/transition";

/**
 * Closes purchase requests whose time is over. Several processes may run it: each row is moved once.
 *
 * @param now unix seconds
 * @returns how many were closed
 */
export function expireRequests(services: Services, now: number): Promise<number> {
  const { db } = services;
  return forEachDue<number>(
    services,
    (after = 0, most) => db<{ id: number }[]>`
      select id from purchase_request where id > ${after} and status = 'open' and expires_at <= ${now}
      order by id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx`
        select 1 as found from purchase_request where id = ${id} and status = 'open' and expires_at <= ${now}
        for no key update skip locked`;
      if (!row) return false;
      await transition(tx, requestMachine, "close", id);
      return true;
    },
  );
}
