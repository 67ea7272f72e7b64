import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import type { CartLine } from "./cart";

/**
 * Takes items out of stock: variants first, then products, both in the order of their ids, each only while enough is left.
 *
 * @throws {BusinessError} `stock_short` with `left` for the first line that lost the race
 */
export async function takeStock(tx: Tx, lines: readonly CartLine[]): Promise<void> {
  const wanted = tx.json(lines.map(({ skuId, productId, num }) => ({ skuId, productId, num })));
  const taken = await tx<{ id: number }[]>`
    with locked as (
      select sku.id, w.num from sku join jsonb_to_recordset(${wanted}) as w("skuId" bigint, num integer) on w."skuId" = sku.id
      order by sku.id for no key update of sku
    )
    update sku set stock = stock - locked.num from locked
    where sku.id = locked.id and not sku.is_deleted and sku.stock >= locked.num returning sku.id`;
  const got = new Set(taken.map(({ id }) => id));
  const short = lines.find(({ skuId }) => !got.has(skuId));
  if (short) {
    const [row] = await tx<RowOf<"sku", "stock">[]>`select stock from sku where id = ${short.skuId}`;
    const sku_id = short.spec.length > 0 ? short.skuId : 0;
    throw new BusinessError("stock_short", { id: short.productId, sku_id, left: row?.stock ?? 0 });
  }
  await tx`
    with locked as (
      select p.id, w.num from product p
      join (select "productId" as id, sum(num) as num
        from jsonb_to_recordset(${wanted}) as w("productId" bigint, num integer) group by 1) w on w.id = p.id
      order by p.id for no key update of p
    )
    update product set stock = stock - locked.num from locked where product.id = locked.id`;
}

/**
 * Puts the items of cancelled orders back; those that were paid count as sold no more. A variant that was
 * deleted in the meantime no longer counts toward its product. Rows are locked by id across all orders.
 */
export async function returnStock(tx: Tx, orderIds: readonly number[], wasSold: boolean): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await addToStock(
    tx,
    tx`select pro_id, sku_id, num from order_goods where order_id = any(${ids}::bigint[])`,
  );
  if (wasSold) {
    await tx`insert into sale_change (order_id, sign) select id, -1 from shop_order where id = any(${ids}::bigint[])`;
  }
}

/** Restocks. @param lines a query of `pro_id`, `sku_id` and `num` */
export async function addToStock(tx: Tx, lines: Fragment): Promise<void> {
  await tx`
    with locked as (
      select sku.id, g.num from sku join (${lines}) g on g.sku_id = sku.id order by sku.id for no key update of sku
    )
    update sku set stock = stock + locked.num from locked where sku.id = locked.id`;
  await tx`
    with locked as (
      select p.id, g.back from product p
      join (select g.pro_id, coalesce(sum(g.num) filter (where not sku.is_deleted), 0)::bigint as back
        from (${lines}) g join sku on sku.id = g.sku_id group by 1) g on g.pro_id = p.id
      order by p.id for no key update of p
    )
    update product set stock = stock + locked.back from locked where product.id = locked.id`;
}
