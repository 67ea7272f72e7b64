import { transition } from "../../db/transition";
import { DAY } from "../../domain/durations";
import { rechargeMachine } from "../../domain/state-machines/machines";
import { processDueTable } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";

/** Old quotes are kept for a day, to say "expired" instead of "unknown". */
const QUOTES_KEPT = DAY;

/** Expires recharges that got no proof in time. @returns how many */
export const expireRecharges = (services: Services, now: number): Promise<number> =>
  processDueTable(
    services,
    {
      job: "expire recharges",
      table: "recharge",
      isDue: (sql) => sql`status = 'created' and expires_at <= ${now}`,
    },
    (tx, id) => transition(tx, rechargeMachine, "expire", id, { updatetime: now }),
  );

/** Deletes expired quotes. @returns how many */
export async function forgetQuotes({ db }: Services, now: number): Promise<number> {
  const { count } = await db`delete from withdraw_quote where expires_at < ${now - QUOTES_KEPT}`;
  return count;
}
