import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { escrow, pending, platform } from "../../domain/ledger/accounts";
import { priceText } from "../../domain/money";
import { orderMachine } from "../../domain/state-machines/order";
import type { Settings } from "../../settings";
import { notify } from "../messages/notify";
import type { ClosingOrder } from "./cancel";

/**
 * The items have arrived: what the order held is owed to its shop, less the commission fixed when it was made, and becomes
 * available after the time to settle.
 *
 * @param event `receipt` by the buyer, `auto_receipt` when the buyer did not confirm it
 * @throws {BusinessError} `bad_state` with `status`
 */
export async function receiveOrder(
  tx: Tx,
  order: ClosingOrder,
  event: "receipt" | "auto_receipt",
  now: number,
  { settleAfter }: Pick<Settings, "settleAfter">,
): Promise<void> {
  await transition(tx, orderMachine, event, order.id, { receipttime: now });
  const [row] = await tx<{ commission: bigint; net: bigint }[]>`
    insert into settlement (order_id, shop_id, gross, commission, net, available_at, createtime)
    select id, shop_id, total, commission, total - commission, ${now + settleAfter}, ${now}
    from shop_order where id = ${order.id} returning commission, net`;
  if (!row) throw new Error(`order ${order.order_no} is gone`);
  const { order_no, currency, total } = order;
  const ref = { type: "order", id: order_no };
  await notify(
    tx,
    now,
    { memberId: order.member_id, type: "order", template: "order_received", params: { order_no }, ref },
    {
      memberId: order.owner_id,
      type: "merchant",
      template: "order_done",
      params: { order_no, net: priceText(row.net), currency },
      ref,
    },
  );
  await post(tx, {
    ref: `receipt:${order_no}`,
    kind: "receipt",
    now,
    postings: [
      { account: escrow(order_no, currency), amount: -total },
      { account: pending(order.owner_id, currency), amount: row.net },
      { account: platform("commission", currency), amount: row.commission },
    ],
  });
}
