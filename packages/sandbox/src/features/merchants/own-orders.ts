import type { Fragment } from "postgres";
import type { Data } from "../../contract/operations";
import type { Queryable, Tx } from "../../db/connect";
import { walletText } from "../../domain/money";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import type { IdempotentCall } from "../../kernel/idempotency";
import { pageOf, windowOf } from "../../kernel/paging";
import { maskName } from "../catalog/review-dto";
import { declineOrder, shipOrder } from "../orders/merchant-actions";
import { orderDto } from "../orders/order-dto";
import { type OrderRow, selectOrders } from "../orders/order-rows";
import { passesSearch } from "../orders/order-search";

type MerchantOrder = Data<"merchantOrders.get">;

/** Parts of an order that only the shop sees. */
interface ShopPart {
  readonly id: number;
  readonly username: string;
  readonly commission: bigint;
}

/** Orders as their shop sees them. The recipient is included only while there is something to ship. */
async function selectOwn(
  db: Queryable,
  where: Fragment,
  now: number,
  window: Fragment = db``,
): Promise<MerchantOrder[]> {
  const [rows, parts] = await Promise.all([
    selectOrders(db, where, window),
    db<ShopPart[]>`select o.id, m.username, o.commission from shop_order o join member m on m.id = o.member_id
      where ${where} order by o.id desc ${window}`,
  ]);
  const byId = new Map(parts.map((part) => [part.id, part]));
  return rows.flatMap((row) => {
    const part = byId.get(row.id);
    return part ? merchantOrderDto(row, part, now) : [];
  });
}

function merchantOrderDto(row: OrderRow, { username, commission }: ShopPart, now: number): MerchantOrder {
  // The platform keeps nothing of an order that was refunded in full.
  const kept = row.refund_amount < row.total ? commission : 0n;
  const isOpen = row.status === "paid" || row.status === "shipped";
  return {
    ...orderDto(row, now, "shop"),
    username_masked: maskName(username),
    ...(isOpen && { buyer: { name: row.address.name, mobile: row.address.mobile } }),
    commission: walletText(kept),
    net: walletText(row.total - row.refund_amount - kept),
  };
}

/** One order of the shop. @throws {HttpError} 404, also for another shop's */
export async function ownShopOrder(
  db: Queryable,
  shopId: number,
  orderNo: string,
  now: number,
): Promise<MerchantOrder> {
  const [order] = await selectOwn(db, db`o.order_no = ${orderNo} and o.shop_id = ${shopId}`, now);
  if (!order) throw notFound();
  return order;
}

type Counts = NonNullable<Data<"merchantOrders.list">["counts"]>;

/** The shop's orders in one tab, with the count of every tab. */
export async function listShopOrders({
  services: { db },
  viewer,
  input,
  now,
}: Call<"merchantOrders.list">): Promise<Data<"merchantOrders.list">> {
  const tab = input?.tab ?? "all";
  const { limit, offset } = windowOf(input ?? {});
  const conditions = {
    all: db`true`,
    paid: db`o.status = 'paid'`,
    shipped: db`o.status = 'shipped'`,
    received: db`o.status in ('received', 'completed')`,
    cancelled: db`o.status = 'cancelled'`,
    disputed: db`o.is_disputed`,
  };
  const owned = db`o.shop_id = ${viewer.shopId}`;
  const found = db`${owned} and ${passesSearch(db, input ?? {}, owned, false)}`;
  const [orders, [row]] = await Promise.all([
    selectOwn(db, db`${found} and ${conditions[tab]}`, now, db`limit ${limit} offset ${offset}`),
    db<(Required<Counts> & { all: number })[]>`
      select count(*) as all, count(*) filter (where ${conditions.paid}) as paid,
        count(*) filter (where ${conditions.shipped}) as shipped,
        count(*) filter (where ${conditions.received}) as received,
        count(*) filter (where ${conditions.cancelled}) as cancelled,
        count(*) filter (where ${conditions.disputed}) as disputed
      from shop_order o where ${found}`,
  ]);
  const { all = 0, paid = 0, shipped = 0, received = 0, cancelled = 0, disputed = 0 } = row ?? {};
  const counts = { paid, shipped, received, cancelled, disputed };
  return { ...pageOf(orders, { all, ...counts }[tab], input ?? {}), counts };
}

/** The shop ships an order. */
export async function shipOwnOrder(
  { input, viewer, services, now }: IdempotentCall<"merchantOrders.ship">,
  tx: Tx,
): Promise<MerchantOrder> {
  const { order_no: orderNo, carrier, tracking_no: trackingNo } = input;
  const { shopId } = viewer;
  await shipOrder(tx, { shopId, orderNo, carrier, trackingNo, now, settings: services.settings });
  return ownShopOrder(tx, shopId, orderNo, now);
}

/** The shop cancels a paid order, and the buyer is refunded. */
export async function declineOwnOrder(
  { input, viewer, now }: IdempotentCall<"merchantOrders.decline">,
  tx: Tx,
): Promise<MerchantOrder> {
  const { order_no: orderNo, reason } = input;
  await declineOrder(tx, { shopId: viewer.shopId, orderNo, reason, now });
  return ownShopOrder(tx, viewer.shopId, orderNo, now);
}
