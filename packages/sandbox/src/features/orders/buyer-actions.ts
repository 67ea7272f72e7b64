import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { walletText } from "../../domain/money";
import type { IdempotentCall } from "../../kernel/idempotency";
import { refuseFrozen } from "../standing/freeze";
import { cancelPlacedOrder } from "./cancel";
import { findOrder, unlessShipped } from "./find-order";
import { ownOrder } from "./read-orders";
import { receiveOrder } from "./receipt";

/** The buyer cancels an order that has not been shipped. */
export async function cancelOrder(
  call: IdempotentCall<"orders.cancel">,
  tx: Tx,
): Promise<Data<"orders.cancel">> {
  const { input, viewer, now } = call;
  const order = await findOrder(tx, tx`o.order_no = ${input.order_no} and o.member_id = ${viewer.id}`);
  const refunded = await unlessShipped(
    cancelPlacedOrder(tx, order, "cancel", { reason: input.reason ?? "", now }),
  );
  return {
    order: await ownOrder(tx, viewer.id, input.order_no, now),
    refund: { money: walletText(refunded), currency: order.currency },
  };
}

/** The buyer confirms that an order has arrived. */
export async function confirmReceipt(
  call: IdempotentCall<"orders.confirmReceipt">,
  tx: Tx,
): Promise<Data<"orders.confirmReceipt">> {
  const { input, viewer, services, now } = call;
  const order = await findOrder(tx, tx`o.order_no = ${input.order_no} and o.member_id = ${viewer.id}`);
  await refuseFrozen(tx, viewer.id);
  await receiveOrder(tx, order, "receipt", now, services.settings);
  return ownOrder(tx, viewer.id, input.order_no, now);
}
