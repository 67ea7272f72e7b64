import type { Fragment } from "postgres";
import type { Queryable } from "../../db/connect";
import type { Data, Input } from "../../http/contract";
import type { Call } from "../handler";
import { type Page, pageOf, windowOf } from "../paging";
import { readAmount } from "../read-amount";
import { inBranch } from "./categories";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";
import { findProducts } from "./product-search";

type Product = Data<"products.list">["data"][number];
type ListInput = NonNullable<Input<"products.list">>;

/** A list is not read further than this: each page passes over the index entries before it. Its total does not say more either. */
const MAX_DEPTH = 10_000;

/**
 * A page of products, rows and total in one statement. Which products are on it is found in an index, and only those are read, one by
 * one: so the last page costs little more than the first (docs/decisions/paging.md). The rows come as one JSON text, which takes half the work of as many
 * rows with as many values. Without a sort of its own a list is mixed, the same on every page; the lists of best sellers
 * begin with the best.
 */
export async function listProducts(db: Queryable, input: ListInput): Promise<Page<Product>> {
  const { limit, offset } = windowOf(input);
  const filters = filtersOf(db, input);
  const where = filters.reduce((all, filter) => db`${all} and ${filter}`, isOnSale(db));
  const order = ordering(db, input) ?? db`p.mix`;
  const total =
    filters.length > 0
      ? db`select count(*) from (select from product p where ${where} limit ${MAX_DEPTH}) counted`
      : db`select sum(f.pro_count)::bigint from shop_figures f join shop s on s.id = f.shop_id where s.status = 'open'`;
  const [found] = await db<{ total: number | null; products: ProductRow[] | null }[]>`
    select (${total}) as total,
      (select json_agg(one) from (
        select ${productColumns(db)} from (
          select p.id from product p where ${where} order by ${order}
          limit ${Math.max(0, Math.min(limit, MAX_DEPTH - offset))} offset ${Math.min(offset, MAX_DEPTH)}
        ) shown
        cross join lateral (select * from product where id = shown.id limit 1) p
        cross join lateral (select shopname from shop where id = p.shop_id limit 1) s
        order by ${order}
      ) one) as products`;
  return pageOf((found?.products ?? []).map(productDto), Math.min(found?.total ?? 0, MAX_DEPTH), input);
}

/** A page of the products that have every word. */
export async function searchProducts({
  services: { db },
  signal,
  input,
}: Call<"products.search">): Promise<Data<"products.search">> {
  const { limit, offset } = windowOf(input);
  const ids = await findProducts(db, {
    text: input.search,
    filters: filtersOf(db, input),
    order: ordering(db, input),
    shopId: input.shop_id ?? 0,
    signal,
  });
  const shown = ids.slice(offset, offset + limit);
  const rows =
    shown.length === 0
      ? []
      : await db<ProductRow[]>`
          select ${productColumns(db)} from product p join shop s on s.id = p.shop_id where p.id in ${db(shown)}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = shown.flatMap((id) => byId.get(id) ?? []);
  return pageOf(products.map(productDto), ids.length, input);
}

function filtersOf(db: Queryable, input: ListInput): Fragment[] {
  const { pid = 0, shop_id = 0, flag, min_price, max_price, free_shipping } = input;
  const filters: Fragment[] = [];
  if (pid > 0) filters.push(db`p.category_id in (${inBranch(db, pid)})`);
  if (shop_id > 0) filters.push(db`p.shop_id = ${shop_id}::bigint`);
  if (flag !== undefined) filters.push(db`${flag} = any (p.flags)`);
  if (min_price !== undefined)
    filters.push(db`p.price >= ${readAmount(min_price, "min_price").toString()}::numeric`);
  if (max_price !== undefined)
    filters.push(db`p.price <= ${readAmount(max_price, "max_price").toString()}::numeric`);
  if (free_shipping) filters.push(db`p.freight_price = 0`);
  return filters;
}

/** Ties go by id, so that no row stands on two pages. @returns undefined for the list's own order */
function ordering(db: Queryable, { sort = "default", order, flag }: ListInput): Fragment | undefined {
  const isBestSellers = flag === "hot" || flag === "month";
  switch (sort === "default" && isBestSellers ? "sales" : sort) {
    case "sales":
      return order === "asc" ? db`p.sales, p.id` : db`p.sales desc, p.id desc`;
    case "price":
      return order === "desc" ? db`p.price desc, p.id` : db`p.price, p.id desc`;
    case "createtime":
      return order === "asc" ? db`p.createtime, p.id` : db`p.createtime desc, p.id desc`;
    default:
      return undefined;
  }
}
