import { forEachDue } from "../../core/due";
import type { Services } from "../../core/services";
import { rechargeMachine } from "../../machines/recharge";
import { transition } from "../../machines/transition";

/** Old quotes are kept for a day, to say "expired" instead of "unknown". */
const QUOTES_KEPT = 86_400;

/** Recharges without a proof whose time is over. @returns how many expired */
export function expireRecharges(services: Services, now: number): Promise<number> {
  const { db } = services;
  return forEachDue<number>(
    services,
    (after = 0, most) => db<{ id: number }[]>`
      select id from recharge where id > ${after} and status = 'created' and expires_at <= ${now}
      order by id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx`
        select 1 as found from recharge where id = ${id} and status = 'created' and expires_at <= ${now}
        for no key update skip locked`;
      if (!row) return false;
      await transition(tx, rechargeMachine, "expire", id, { updatetime: now });
      return true;
    },
  );
}

/** Forgets quotes that nobody can use any more. @returns how many */
export async function forgetQuotes({ db }: Services, now: number): Promise<number> {
  const { count } = await db`delete from withdraw_quote where expires_at < ${now - QUOTES_KEPT}`;
  return count;
}
