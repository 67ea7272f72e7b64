import type { RowOf } from "../db/tables";
import { HOUR } from "../domain/durations";
import { shipOrder } from "../features/orders/merchant-actions";
import { type FindDueRows, processDueRows } from "../kernel/job-runner";
import { NO_PASSWORD } from "../kernel/passwords";
import type { Services } from "../kernel/services";

/** Shops of the demonstration ship after four to twelve hours. */
const MIN_WAIT = 4 * HOUR;
const SPREAD = 8 * HOUR;

/**
 * Ships paid orders of made-up shops, whose owners cannot sign in, so that the demonstration moves on. Orders of a real person's
 * shop wait for that person. @returns how many were shipped
 */
export async function shipDemoOrders(services: Services, now: number): Promise<number> {
  const { db, settings } = services;
  const find: FindDueRows<number> = (after = 0, most) => db<{ id: number }[]>`
    select o.id from shop_order o
    join shop on shop.id = o.shop_id join member owner on owner.id = shop.owner_id
    where o.id > ${after} and o.status = 'paid' and shop.status = 'open' and owner.password_hash = ${NO_PASSWORD} and owner.social is null
      and o.paytime + ${MIN_WAIT} + (o.id::bigint * 7919) % ${SPREAD} <= ${now}
    order by o.id limit ${most}`;
  return processDueRows(services, "ship", find, async (tx, id) => {
    const [order] = await tx<RowOf<"shop_order", "order_no" | "shop_id">[]>`
      select order_no, shop_id from shop_order where id = ${id} and status = 'paid' for no key update skip locked`;
    if (!order) return false;
    await shipOrder(tx, {
      shopId: order.shop_id,
      orderNo: order.order_no,
      carrier: "Example Express",
      trackingNo: `EX${String(id).padStart(9, "0")}`,
      now,
      settings,
    });
    return true;
  });
}
