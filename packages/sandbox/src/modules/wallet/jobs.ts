import type { Services } from "../../core/services";
import { rechargeMachine } from "../../machines/recharge";
import { transition } from "../../machines/transition";

/** Old quotes are kept for a day, to say "expired" instead of "unknown". */
const QUOTES_KEPT = 86_400;

/** Recharges without a proof whose time is over. @returns how many expired */
export async function expireRecharges({ db }: Services, now: number): Promise<number> {
  for (let expired = 0; ; expired++) {
    const isDone = await db.begin(async (tx) => {
      const [due] = await tx<{ id: number }[]>`
        select id from recharge where status = 'created' and expires_at <= ${now}
        order by expires_at limit 1 for no key update skip locked`;
      if (due) await transition(tx, rechargeMachine, "expire", due.id, { updatetime: now });
      return due === undefined;
    });
    if (isDone) return expired;
  }
}

/** Forgets quotes that nobody can use any more. @returns how many */
export async function forgetQuotes({ db }: Services, now: number): Promise<number> {
  const { count } = await db`delete from withdraw_quote where expires_at < ${now - QUOTES_KEPT}`;
  return count;
}
