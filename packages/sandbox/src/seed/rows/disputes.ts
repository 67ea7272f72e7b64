import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { HOUR } from "../../domain/durations";
import { PRICE_STEP } from "../../domain/money";
import { disputeMachine } from "../../domain/state-machines/machines";
import {
  closeDispute,
  type LockedOrder,
  lastDispute,
  lockOrder,
  recordEvent,
} from "../../features/disputes/locked-dispute";
import { insertDispute } from "../../features/disputes/open";
import type { Settings } from "../../kernel/settings";

/** The buyer's orders from the merchant's shop: one that has not come yet waits for an answer, about one that came an operator has decided. */
export async function insertDisputes(
  tx: Tx,
  buyerId: number,
  now: number,
  settings: Settings,
): Promise<void> {
  const find = async (status: string) => {
    const [row] = await tx<RowOf<"shop_order", "id">[]>`
      select id from shop_order where member_id = ${buyerId} and shop_id = 1 and status = ${status} order by id limit 1`;
    return row && (await lockOrder(tx, tx`o.id = ${row.id}`));
  };
  const [late, arrived] = [await find("shipped"), await find("received")];
  if (late) {
    const text = "The tracking has not moved for two days.";
    const report = { number: 1, reason: "not_arrived", text, amount: late.total };
    await insertDispute(tx, late, report, now - 5 * HOUR, settings);
  }
  if (arrived) await insertDecided(tx, arrived, now, settings);
}

async function insertDecided(tx: Tx, order: LockedOrder, now: number, settings: Settings): Promise<void> {
  const third = (order.total / 3n / PRICE_STEP) * PRICE_STEP;
  const at = (hours: number) => now - hours * HOUR;
  const text = "One of the three came with a crack.";
  const report = { number: 1, reason: "not_as_described", text, amount: third };
  const id = await insertDispute(tx, order, report, at(40), settings);
  await transition(tx, disputeMachine, "object", id, { due_at: at(30) + settings.disputeReply });
  const objection = { event: "objected", actor: "store", memberId: order.owner_id } as const;
  await recordEvent(tx, id, { ...objection, text: "All three left whole." }, at(30));
  await transition(tx, disputeMachine, "escalate", id, { due_at: at(26) + settings.disputeDecide });
  const question = { event: "escalated", actor: "buyer", memberId: order.member_id } as const;
  await recordEvent(tx, id, { ...question, text: "The box was whole, the cup was not." }, at(26));
  const dispute = await lastDispute(tx, { ...order, dispute_id: id });
  await closeDispute(tx, { order, dispute }, "reject", at(20));
  const decision = { event: "rejected", actor: "operator" } as const;
  await recordEvent(tx, id, { ...decision, text: "The picture shows another cup." }, at(20));
}
