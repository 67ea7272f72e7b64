import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { disputeMachine } from "../../domain/state-machines/machines";
import type { Settings } from "../../kernel/settings";
import type { LockedDispute, LockedOrder } from "./locked-dispute";
import { notifyBothSides } from "./notify-both-sides";

/** From now on an operator decides. Both sides are notified. @throws {BusinessError} `bad_state` with `status` */
export async function escalate(
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  now: number,
  { disputeDecide }: Pick<Settings, "disputeDecide">,
): Promise<void> {
  await transition(tx, disputeMachine, "escalate", dispute.id, { due_at: now + disputeDecide });
  await notifyBothSides(tx, order, "dispute_escalated", now);
}
