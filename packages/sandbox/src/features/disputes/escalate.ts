import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { disputeMachine } from "../../domain/state-machines/dispute";
import type { Settings } from "../../settings";
import { notify } from "../messages/notify";
import type { LockedDispute, LockedOrder } from "./locked-dispute";

/** From now on an operator decides. Both sides are told. @throws {BusinessError} `bad_state` with `status` */
export async function escalate(
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  now: number,
  { disputeDecide }: Pick<Settings, "disputeDecide">,
): Promise<void> {
  await transition(tx, disputeMachine, "escalate", dispute.id, { due_at: now + disputeDecide });
  await tellEscalated(tx, order, now);
}

/** Tells both sides that an operator decides. */
export async function tellEscalated(
  tx: Tx,
  { order_no, member_id, owner_id }: LockedOrder,
  now: number,
): Promise<void> {
  const notice = {
    template: "dispute_escalated",
    params: { order_no },
    ref: { type: "order", id: order_no },
  } as const;
  await notify(
    tx,
    now,
    { memberId: member_id, type: "order", ...notice },
    { memberId: owner_id, type: "merchant", ...notice },
  );
}
