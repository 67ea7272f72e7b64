import type { Data } from "../../contract/operations";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { retryOnContention } from "../../kernel/idempotency";
import { refuseSuspended } from "../standing/suspension";
import { ownProduct } from "./own-products";

/** Puts a product on or off sale. Repeating it changes nothing. */
export async function setProductStatus(
  call: Call<"merchantProducts.setStatus">,
): Promise<Data<"merchantProducts.setStatus">> {
  const { input, viewer, services, now } = call;
  if (input.status === "on") await refuseSuspended(services.db, viewer.shopId);
  await services.db`
    update product set status = ${input.status}, version = version + 1, updatetime = ${now}
    where id = ${input.id}::bigint and shop_id = ${viewer.shopId} and status in ('on', 'off') and status <> ${input.status}`;
  const product = await ownProduct(services.db, viewer.shopId, input.id);
  if (product.status === "review") throw new BusinessError("bad_state", { status: product.status });
  return product;
}

/**
 * Removes a product from the shop permanently; orders keep their own copy of it. Variants are locked first, as orders do, so an
 * order that is just being placed is either seen here or finds no stock.
 */
export async function deleteProduct({
  input,
  viewer,
  services,
  now,
}: Call<"merchantProducts.delete">): Promise<Data<"merchantProducts.delete">> {
  await retryOnContention(() =>
    services.db.begin(async (tx) => {
      const [own] = await tx<RowOf<"product", "id">[]>`
        select id from product where id = ${input.id}::bigint and shop_id = ${viewer.shopId}`;
      if (!own) throw notFound();
      await tx`select 1 from sku where pro_id = ${own.id} order by id for no key update`;
      const [orders] = await tx<{ open: number }[]>`
        select count(distinct o.id) as open from order_goods g join shop_order o on o.id = g.order_id
        where g.pro_id = ${own.id} and o.status in ('unpaid', 'paid', 'shipped')`;
      if (orders && orders.open > 0) throw new BusinessError("has_open_orders", { open: orders.open });
      await tx`update sku set is_deleted = true, code = '' where pro_id = ${own.id}`;
      await tx`update product set status = 'deleted', stock = 0, version = version + 1, updatetime = ${now}
        where id = ${own.id} and status <> 'deleted'`;
    }),
  );
  return null;
}
