import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { disputeMachine } from "../../domain/state-machines/machines";
import { processDueRows } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";
import { isFrozen } from "../standing/freeze";
import { escalate } from "./escalate";
import {
  closeDispute,
  type LockedDispute,
  type LockedOrder,
  lockDispute,
  recordEvent,
} from "./locked-dispute";
import { notifyBothSides } from "./notify-both-sides";
import { refundDispute } from "./refund";

/** Escalates disputes when the shop, or the buyer after its answer, missed the deadline. */
export function escalateDisputes(services: Services, now: number): Promise<number> {
  const { db, settings } = services;
  return processDueRows<number>(
    services,
    "escalate disputes",
    (after = 0, most) => db<RowOf<"dispute", "id">[]>`
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

/** Ends returns that were not shipped in time: nothing is refunded. */
export const expireReturns = (services: Services, now: number): Promise<number> =>
  endReturns(services, now, { job: "expire returns", status: "return_agreed" }, expire);

/** Presumes that returned items have arrived when the shop neither confirms nor denies it in time. */
export const presumeArrivals = (services: Services, now: number): Promise<number> =>
  endReturns(services, now, { job: "presume arrivals", status: "sent_back" }, presumeArrival);

type EndReturn = (
  services: Services,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  now: number,
) => Promise<void>;

function endReturns(
  services: Services,
  now: number,
  { job, status }: { readonly job: string; readonly status: "return_agreed" | "sent_back" },
  end: EndReturn,
): Promise<number> {
  const { db } = services;
  return processDueRows<number>(
    services,
    job,
    (after = 0, most) => db<RowOf<"dispute", "id">[]>`
      select id from dispute where id > ${after} and status = ${status} and due_at <= ${now}
      order by id limit ${most}`,
    async (tx, id) => {
      const { order, dispute } = await lockDispute(
        tx,
        tx`o.id = (select order_id from dispute where id = ${id})`,
      );
      const [due] = await tx`select 1 as found from dispute
        where id = ${id} and status = ${status} and due_at <= ${now}`;
      if (!due || dispute.id !== id) return false;
      await end(services, tx, order, dispute, now);
      return true;
    },
  );
}

/**
 * The shop didn't report the goods missing. They aren't restocked: their arrival is unconfirmed. While its owner is frozen the
 * operator decides, as if the shop had objected.
 */
async function presumeArrival(
  { settings }: Services,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  now: number,
): Promise<void> {
  const { amount } = dispute;
  if (await isFrozen(tx, order.owner_id)) {
    await transition(tx, disputeMachine, "object", dispute.id, { due_at: now + settings.disputeDecide });
    await recordEvent(tx, dispute.id, { event: "escalated", actor: "system" }, now);
    await notifyBothSides(tx, order, "dispute_escalated", now);
    return;
  }
  await refundDispute(tx, order, dispute, { event: "arrive", amount, now, settings });
  await recordEvent(tx, dispute.id, { event: "arrived", actor: "system", amount }, now);
}

async function expire(
  _: Services,
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  now: number,
): Promise<void> {
  await closeDispute(tx, { order, dispute }, "expire", now);
  await recordEvent(tx, dispute.id, { event: "expired", actor: "system" }, now);
  await notifyBothSides(tx, order, "return_expired", now);
}
