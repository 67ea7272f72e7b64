import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { escrow, pending, platform } from "../../domain/ledger/accounts";
import { priceText } from "../../domain/money";
import { orderMachine } from "../../domain/state-machines/machines";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";
import type { ClosingOrder } from "./cancel";

/**
 * The items have arrived: the money held for the order, less its commission, is now owed to the shop, and becomes available
 * when the settlement is due.
 *
 * @param event `receipt` by the buyer, `auto_receipt` when the buyer did not confirm it, `resolve` when a dispute refunded a part
 * @throws {BusinessError} `bad_state` with `status`; `dispute_open` while the buyer disputes it
 */
export async function receiveOrder(
  tx: Tx,
  order: ClosingOrder,
  event: "receipt" | "auto_receipt" | "resolve",
  now: number,
  { settleAfter }: Pick<Settings, "settleAfter">,
): Promise<void> {
  await transition(tx, orderMachine, event, order.id, { receipttime: now });
  const [row] = await tx<RowOf<"settlement", "gross" | "commission" | "net">[]>`
    insert into settlement (order_id, shop_id, gross, commission, net, available_at, createtime)
    select id, shop_id, total - refund_amount, commission, total - refund_amount - commission, ${now + settleAfter}, ${now}
    from shop_order where id = ${order.id} and not is_disputed returning gross, commission, net`;
  if (!row) throw new BusinessError("dispute_open");
  const { order_no, currency } = order;
  const ref = { type: "order", id: order_no };
  // A buyer who has just received a partial refund isn't asked for a review.
  const thanks = { memberId: order.member_id, type: "order", template: "order_received", ref } as const;
  await notify(tx, now, ...(event === "resolve" ? [] : [{ ...thanks, params: { order_no } }]), {
    memberId: order.owner_id,
    type: "merchant",
    template: "order_done",
    params: { order_no, net: priceText(row.net), currency },
    ref,
  });
  await post(tx, {
    ref: `receipt:${order_no}`,
    kind: "receipt",
    now,
    postings: [
      { account: escrow(order_no, currency), amount: -row.gross },
      { account: pending(order.owner_id, currency), amount: row.net },
      { account: platform("commission", currency), amount: row.commission },
    ],
  });
}
