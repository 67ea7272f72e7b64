import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { orderMachine } from "../../domain/state-machines/machines";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";
import { refuseSuspended } from "../standing/suspension";
import { cancelPlacedOrder } from "./cancel";
import { findOrder, unlessShipped } from "./find-order";

/** An order that a shop acts on, and when. */
interface ShopAct {
  readonly shopId: number;
  readonly orderNo: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * The shop ships a paid order, which starts the time until automatic receipt.
 *
 * @returns the order's id
 * @throws {HttpError} 404 for another shop's order
 * @throws {BusinessError} `shop_suspended`; `already_shipped`, `bad_state`, both with `status`
 */
export async function shipOrder(
  tx: Tx,
  act: ShopAct & {
    readonly carrier: string;
    readonly trackingNo: string;
    readonly settings: Pick<Settings, "autoReceipt">;
  },
): Promise<number> {
  const { shopId, orderNo, carrier, trackingNo, now, settings } = act;
  const order = await findOrder(tx, tx`o.order_no = ${orderNo} and o.shop_id = ${shopId}`);
  await refuseSuspended(tx, shopId);
  await unlessShipped(
    transition(tx, orderMachine, "ship", order.id, {
      carrier,
      tracking_no: trackingNo,
      shiptime: now,
      auto_receipt_at: now + settings.autoReceipt,
    }),
  );
  await notify(tx, now, {
    memberId: order.member_id,
    type: "order",
    template: "order_shipped",
    params: { order_no: orderNo, carrier, tracking_no: trackingNo },
    ref: { type: "order", id: orderNo },
  });
  return order.id;
}

/**
 * The shop cannot deliver a paid order: it is cancelled, and the buyer gets all of the money back.
 *
 * @returns the order's id
 * @throws {HttpError} 404 for another shop's order
 * @throws {BusinessError} `bad_state` with `status`
 */
export async function declineOrder(tx: Tx, act: ShopAct & { readonly reason: string }): Promise<number> {
  const { shopId, orderNo, reason, now } = act;
  const order = await findOrder(tx, tx`o.order_no = ${orderNo} and o.shop_id = ${shopId}`);
  await cancelPlacedOrder(tx, order, "decline", { reason, now });
  return order.id;
}
