import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { orderDto } from "./order-dto";
import { selectOrders } from "./order-rows";
import { passesSearch } from "./order-search";

/** One of the caller's orders. @throws {HttpError} 404, also for another user's */
export async function ownOrder(
  db: Queryable,
  memberId: number,
  orderNo: string,
  now: number,
): Promise<Data<"orders.get">> {
  const [row] = await selectOrders(db, db`o.order_no = ${orderNo} and o.member_id = ${memberId}`);
  if (!row) throw notFound();
  return orderDto(row, now);
}

type Counts = NonNullable<Data<"orders.list">["counts"]>;

/** The caller's orders of a tab, with the number behind each tab. */
export async function listOrders(call: Call<"orders.list">): Promise<Data<"orders.list">> {
  const { input, viewer, services, now } = call;
  const { db } = services;
  const tab = input.tab ?? "all";
  const { limit, offset } = windowOf(input);
  const unreviewed = db`exists (select 1 from order_goods g where g.order_id = o.id and not g.is_commented)`;
  const conditions = {
    all: db`true`,
    paid: db`o.status = 'paid'`,
    shipped: db`o.status = 'shipped'`,
    received: db`o.status in ('received', 'completed')`,
    assess: db`o.status in ('received', 'completed') and ${unreviewed}`,
    disputed: db`o.is_disputed`,
  };
  const owned = db`o.member_id = ${viewer.id}`;
  const found = db`${owned} and ${passesSearch(db, input, owned, true)}`;
  const [rows, [counts]] = await Promise.all([
    selectOrders(db, db`${found} and ${conditions[tab]}`, db`limit ${limit} offset ${offset}`),
    db<(Counts & { all: number })[]>`
      select count(*) as all, count(*) filter (where ${conditions.paid}) as paid,
        count(*) filter (where ${conditions.shipped}) as shipped,
        count(*) filter (where ${conditions.received}) as received, count(*) filter (where ${conditions.assess}) as assess,
        count(*) filter (where ${conditions.disputed}) as disputed
      from shop_order o where ${found}`,
  ]);
  const { all = 0, paid = 0, shipped = 0, received = 0, assess = 0, disputed = 0 } = counts ?? {};
  const totals = { all, paid, shipped, received, assess, disputed };
  return {
    ...pageOf(
      rows.map((row) => orderDto(row, now)),
      totals[tab],
      input,
    ),
    counts: { paid, shipped, received, assess, disputed },
  };
}
