import { processDueRows } from "../../jobs/job-runner";
import type { Services } from "../../services";
import { escalate } from "./escalate";
import { lockDispute, recordEvent } from "./locked-dispute";

/** Hands disputes to the operator when the shop, or the buyer after its answer, let the time pass. */
export function escalateDisputes(services: Services, now: number): Promise<number> {
  const { db, settings } = services;
  return processDueRows<number>(
    services,
    "escalate disputes",
    (after = 0, most) => db<{ id: number }[]>`
      select id from dispute where id > ${after} and status in ('open', 'offered', 'objected') and due_at <= ${now}
      order by id limit ${most}`,
    async (tx, id) => {
      const { order, dispute } = await lockDispute(
        tx,
        tx`o.id = (select order_id from dispute where id = ${id})`,
      );
      const [due] = await tx`select 1 as found from dispute
        where id = ${id} and status in ('open', 'offered', 'objected') and due_at <= ${now}`;
      if (!due || dispute.id !== id) return false;
      await escalate(tx, order, dispute, now, settings);
      await recordEvent(tx, id, { event: "escalated", actor: "system" }, now);
      return true;
    },
  );
}
