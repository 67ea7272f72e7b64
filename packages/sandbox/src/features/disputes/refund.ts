import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { available, escrow, pending, platform } from "../../domain/ledger/accounts";
import { PRICE_STEP, priceText, shareDown } from "../../domain/money";
import { orderMachine } from "../../domain/state-machines/machines";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";
import { receiveOrder } from "../orders/receipt";
import { closeDispute, type LockedDispute, type LockedOrder } from "./locked-dispute";

interface Refund {
  readonly event: "accept" | "accept_offer" | "arrive" | "refund";
  /** Ledger units, at most the dispute's `max_amount`. */
  readonly amount: bigint;
  /** Read by both sides. */
  readonly reason?: string;
  readonly now: number;
  readonly settings: Pick<Settings, "settleAfter">;
}

/**
 * Closes a dispute with a refund to the buyer's balance. The commission shrinks with what the shop keeps. A shipped order takes it
 * from its escrow, and is over; one that was received from what it owes its shop. An order is refunded once: the journal has its number.
 *
 * @throws {BusinessError} `bad_state` with the `status` of the dispute
 */
export async function refundDispute(
  tx: Tx,
  order: LockedOrder,
  dispute: LockedDispute,
  { event, amount, reason = "", now, settings }: Refund,
): Promise<void> {
  const isWhole = amount === order.total;
  const commission = remainingCommission(order, amount);
  await closeDispute(tx, { order, dispute }, event, now, amount);
  await tx`update shop_order set refund_status = ${isWhole ? "refunded" : "partial"}, refund_amount = ${`${amount}`},
    commission = ${`${commission}`} where id = ${order.id}`;
  if (order.status === "shipped") {
    await refundFromEscrow(tx, order, amount, now);
    if (isWhole) await endShipped(tx, order, now);
    else await receiveOrder(tx, order, "resolve", now, settings);
  } else {
    await refundFromSettlement(tx, order, { amount, commission, now });
  }
  await notifyRefund(tx, order, amount, reason, now);
}

/** The share of the commission that belongs to what is not refunded, down to whole price steps. */
export const remainingCommission = (
  { commission, total }: Pick<LockedOrder, "commission" | "total">,
  refunded: bigint,
) => (shareDown(commission, total - refunded, total) / PRICE_STEP) * PRICE_STEP;

const refundFromEscrow = (
  tx: Tx,
  { order_no, currency, member_id }: LockedOrder,
  amount: bigint,
  now: number,
) =>
  post(tx, {
    ref: `refund:${order_no}`,
    kind: "refund",
    now,
    postings: [
      { account: escrow(order_no, currency), amount: -amount },
      { account: available(member_id, currency), amount },
    ],
  });

/**
 * Ends a shipped order that was refunded completely: it no longer counts as sold. Its items are not restocked, since they have
 * left.
 */
async function endShipped(tx: Tx, order: LockedOrder, now: number): Promise<void> {
  await transition(tx, orderMachine, "refund", order.id, { canceltime: now });
  await tx`insert into sale_change (order_id, sign) values (${order.id}, -1)`;
}

interface Remaining {
  readonly amount: bigint;
  readonly commission: bigint;
  readonly now: number;
}

async function refundFromSettlement(
  tx: Tx,
  order: LockedOrder,
  { amount, commission, now }: Remaining,
): Promise<void> {
  const gross = order.total - amount;
  const [row] = await tx<{ net: bigint; commission: bigint }[]>`
    with before as (select order_id, net, commission from settlement where order_id = ${order.id} and status = 'pending')
    update settlement s set gross = ${`${gross}`}, commission = ${`${commission}`}, net = ${`${gross - commission}`}
    from before where s.order_id = before.order_id returning before.net, before.commission`;
  if (!row) throw new Error(`order ${order.order_no} was settled while it was disputed`);
  const { order_no, currency, member_id, owner_id } = order;
  await post(tx, {
    ref: `refund:${order_no}`,
    kind: "refund",
    now,
    postings: [
      { account: pending(owner_id, currency), amount: gross - commission - row.net },
      { account: platform("commission", currency), amount: commission - row.commission },
      { account: available(member_id, currency), amount },
    ],
  });
}

async function notifyRefund(
  tx: Tx,
  { order_no, currency, member_id, owner_id }: LockedOrder,
  amount: bigint,
  reason: string,
  now: number,
): Promise<void> {
  const params = { order_no, amount: priceText(amount), currency, reason };
  const ref = { type: "order", id: order_no };
  await notify(
    tx,
    now,
    { memberId: member_id, type: "order", template: "dispute_refunded", params, ref },
    { memberId: owner_id, type: "merchant", template: "dispute_charged", params, ref },
  );
}
