import type { Tx } from "../../db/connect";
import { move, post } from "../../db/ledger/post";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { coinAmount } from "../../domain/coin-amount";
import { BusinessError } from "../../domain/errors";
import { available, escrow } from "../../domain/ledger/accounts";
import { priceText } from "../../domain/money";
import { orderMachine, paymentMachine } from "../../domain/state-machines/machines";
import { notify } from "../messages/notify";
import { returnStock } from "./stock";

/** The part of an order that closing it needs. */
export interface ClosingOrder {
  readonly id: number;
  readonly order_no: string;
  readonly pay_id: number;
  readonly member_id: number;
  readonly currency: string;
  readonly total: bigint;
  /** The member who runs the shop. */
  readonly owner_id: number;
}

interface LockedPay {
  readonly id: number;
  readonly status: string;
  readonly total: bigint;
  readonly coin: string | null;
  readonly rate: bigint | null;
}

/**
 * Cancels one order: its stock is returned, and the buyer gets back everything that was paid. An unpaid order leaves its
 * payment; a payment without orders expires.
 *
 * @param event `cancel` by the buyer, `decline` by the shop
 * @returns what was refunded, in ledger units
 * @throws {BusinessError} `bad_state` with `status`; also while coins for the payment are on their way
 */
export async function cancelPlacedOrder(
  tx: Tx,
  order: ClosingOrder,
  event: "cancel" | "decline",
  { reason, now }: { reason: string; now: number },
): Promise<bigint> {
  const [pay] = await tx<LockedPay[]>`
    select id, status, total, coin, rate from pay where id = ${order.pay_id} for no key update`;
  if (!pay) throw new Error(`order ${order.order_no} has no payment`);
  const { from } = await transition(tx, orderMachine, event, order.id, {
    canceltime: now,
    cancel_reason: reason,
  });
  if (from === "paid") {
    await refund(tx, order, event, { reason, now });
    return order.total;
  }
  if (pay.status !== "created") throw new BusinessError("bad_state", { status: from });
  await returnStock(tx, [order.id], false);
  await shrinkPay(tx, pay, order.total, now);
  return 0n;
}

async function shrinkPay(tx: Tx, pay: LockedPay, by: bigint, now: number) {
  const total = `${pay.total - by}`;
  const amount =
    pay.coin !== null && pay.rate !== null ? `${coinAmount(pay.total - by, pay.coin, pay.rate)}` : null;
  const [left] =
    await tx`select 1 as found from shop_order where pay_id = ${pay.id} and status = 'unpaid' limit 1`;
  if (left) await tx`update pay set total = ${total}, amount = ${amount} where id = ${pay.id}`;
  else await transition(tx, paymentMachine, "expire", pay.id, { total, amount, expires_at: now });
}

async function refund(
  tx: Tx,
  order: ClosingOrder,
  event: string,
  { reason, now }: { readonly reason: string; readonly now: number },
) {
  await tx`update shop_order set refund_status = 'refunded', refund_amount = total where id = ${order.id}`;
  await returnStock(tx, [order.id], true);
  const { order_no, currency, total, member_id } = order;
  await notify(tx, now, {
    memberId: member_id,
    type: "order",
    template: "order_refunded",
    params: { order_no, total: priceText(total), currency, reason },
    ref: { type: "order", id: order_no },
  });
  if (event === "cancel") {
    await notify(tx, now, {
      memberId: order.owner_id,
      type: "merchant",
      template: "order_closed",
      params: { order_no },
      ref: { type: "order", id: order_no },
    });
  }
  await post(tx, {
    ref: `refund:${order_no}`,
    kind: "refund",
    now,
    postings: move(escrow(order_no, currency), available(member_id, currency), total),
  });
}

/** Expires the unpaid orders of a payment that has ended, and returns their stock. The caller moves the payment itself. */
export async function dropOrders(tx: Tx, payId: number, reason: string, now: number): Promise<void> {
  const orders = await tx<RowOf<"shop_order", "id">[]>`
    select id from shop_order where pay_id = ${payId} and status = 'unpaid' order by id for no key update`;
  for (const { id } of orders) {
    await transition(tx, orderMachine, "expire", id, { canceltime: now, cancel_reason: reason });
  }
  await returnStock(
    tx,
    orders.map(({ id }) => id),
    false,
  );
}
