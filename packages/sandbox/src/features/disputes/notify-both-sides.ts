import type { Tx } from "../../db/connect";
import { notify } from "../messages/notify";
import type { LockedOrder } from "./locked-dispute";

/** Sends the same message to the buyer and the store's owner. */
export async function notifyBothSides(
  tx: Tx,
  { order_no, member_id, owner_id }: LockedOrder,
  template: "dispute_escalated" | "dispute_rejected" | "return_expired",
  now: number,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const notice = { template, params: { order_no, ...params }, ref: { type: "order", id: order_no } };
  await notify(
    tx,
    now,
    { memberId: member_id, type: "order", ...notice },
    { memberId: owner_id, type: "merchant", ...notice },
  );
}
