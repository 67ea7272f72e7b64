import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { pipeline } from "../../db/pipeline";
import { transition } from "../../db/transition";
import { HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import type { Posting } from "../../domain/ledger/accounts";
import { priceText } from "../../domain/money";
import { orderMachine } from "../../domain/state-machines/machines";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";

/** An order that its payment settles. `total` in ledger units. */
export interface PaidOrder {
  readonly id: number;
  readonly order_no: string;
  readonly member_id: number;
  /** The member who runs the shop. */
  readonly owner_id: number;
  readonly shop_status: "open" | "suspended" | "closed";
  readonly currency: string;
  readonly total: bigint;
  /** Seconds from the payment in which its products are promised to be shipped; null where nothing was. */
  readonly ship_within: number | null;
}

/**
 * The unpaid orders of a payment. Lock the payment first: everything that changes its orders does, so these rows are then
 * yours.
 *
 * @param payId or SQL that finds it
 */
export const unpaidOrders = async (tx: Tx, payId: number | Fragment): Promise<readonly PaidOrder[]> =>
  await tx<PaidOrder[]>`
  select o.id, order_no, member_id, owner_id, shop.status as shop_status, currency, total, ship_within
  from shop_order o join shop on shop.id = shop_id
  where pay_id = ${payId} and o.status = 'unpaid' order by o.id`;

/** @throws {BusinessError} `shop_suspended` when one of the orders can't be sold any more */
export function refuseSuspendedShops(orders: readonly PaidOrder[]): void {
  if (orders.some(({ shop_status }) => shop_status !== "open")) throw new BusinessError("shop_suspended");
}

/**
 * Marks orders as paid, queues their sales to be counted, notifies buyers and shops, and books the money as `postingsOf` says.
 * The statements are pipelined. The caller moves the payment itself.
 */
export async function settleOrders(
  tx: Tx,
  orders: readonly PaidOrder[],
  postingsOf: (order: PaidOrder, place: number) => readonly Posting[],
  now: number,
  { shipWithin }: Pick<Settings, "shipWithin">,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await pipeline([
    ...orders.map((order) =>
      transition(tx, orderMachine, "settle", order.id, {
        paytime: now,
        ship_by: now + promiseOf(order, shipWithin),
      }),
    ),
    queueSales(tx, ids),
    notify(tx, now, ...orders.flatMap((order) => noticesOf(order, promiseOf(order, shipWithin)))),
    // Last, because account rows are the most contended, and are locked until the transaction ends.
    ...orders.map((order, place) =>
      post(tx, { ref: `pay:${order.order_no}`, kind: "pay", now, postings: postingsOf(order, place) }),
    ),
  ]);
}

/** Seconds in which an order is to be shipped: in the site's own time, or later where its products say so. */
const promiseOf = ({ ship_within }: PaidOrder, shipWithin: number) => Math.max(shipWithin, ship_within ?? 0);

async function queueSales(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx`insert into sale_change (order_id, sign) select id, 1 from unnest(${[...orderIds]}::bigint[]) id`;
}

function noticesOf({ order_no, currency, total, member_id, owner_id }: PaidOrder, shipWithin: number) {
  const params = { order_no, currency, total: priceText(total) };
  const ref = { type: "order", id: order_no };
  return [
    {
      memberId: member_id,
      type: "order",
      template: "order_paid",
      params: { ...params, hours: (shipWithin - (shipWithin % HOUR)) / HOUR },
      ref,
    },
    { memberId: owner_id, type: "merchant", template: "order_new", params, ref },
  ] as const;
}
