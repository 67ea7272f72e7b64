import type { Tx } from "../../db/connect";
import { notify } from "../messages/notify";
import type { LockedOrder } from "./locked-dispute";

/** Writes the same message into the buyer's and the store owner's inbox. */
export async function tellBoth(
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
