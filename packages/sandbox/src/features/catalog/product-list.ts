import type { Fragment } from "postgres";
import type { Queryable } from "../../db/connect";
import type { Data, Input } from "../../http/contract";
import { type Page, pageOf, windowOf } from "../paging";
import { readAmount } from "../read-amount";
import { inBranch } from "./categories";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";

type Product = Data<"products.list">["data"][number];
type ListInput = NonNullable<Input<"products.list">> & { readonly search?: string };

/**
 * A page of products, rows and total in one statement. The rows come as one JSON text, which takes half the work of as many
 * rows with as many values. Without a sort of its own a list is mixed, the same on every page; the lists of best sellers
 * begin with the best.
 */
export async function listProducts(db: Queryable, input: ListInput): Promise<Page<Product>> {
  const { limit, offset } = windowOf(input);
  const filters = filtersOf(db, input);
  const where = filters.reduce((all, filter) => db`${all} and ${filter}`, isOnSale(db));
  const goods = db`product p join shop s on s.id = p.shop_id`;
  // Only a search looks at the shop's own words; everything is counted already.
  const counted = input.search === undefined ? db`product p` : goods;
  const total =
    filters.length > 0
      ? db`select count(*) from ${counted} where ${where}`
      : db`select sum(f.pro_count)::bigint from shop_figures f join shop s on s.id = f.shop_id where s.status = 'open'`;
  const [found] = await db<{ total: number | null; products: ProductRow[] | null }[]>`
    select (${total}) as total,
      (select json_agg(one) from (
        select ${productColumns(db)} from ${goods}
        where ${where} order by ${ordering(db, input)} limit ${limit} offset ${offset}
      ) one) as products`;
  return pageOf((found?.products ?? []).map(productDto), found?.total ?? 0, input);
}

function filtersOf(db: Queryable, input: ListInput): Fragment[] {
  const { pid = 0, shop_id = 0, flag, min_price, max_price, free_shipping, search } = input;
  const filters: Fragment[] = [];
  if (pid > 0) filters.push(db`p.category_id in (${inBranch(db, pid)})`);
  if (shop_id > 0) filters.push(db`p.shop_id = ${shop_id}::bigint`);
  if (flag !== undefined) filters.push(db`${flag} = any (p.flags)`);
  if (min_price !== undefined)
    filters.push(db`p.price >= ${readAmount(min_price, "min_price").toString()}::numeric`);
  if (max_price !== undefined)
    filters.push(db`p.price <= ${readAmount(max_price, "max_price").toString()}::numeric`);
  if (free_shipping) filters.push(db`p.freight_price = 0`);
  if (search !== undefined) {
    filters.push(db`p.search || ' ' || s.search like all (${patterns(db, search)})`);
  }
  return filters;
}

/** The words of a search for `like all`. */
const patterns = (db: Queryable, search: string): Fragment => db`(select search_patterns(${search}))::text[]`;

/** Ties go by id, so that no row stands on two pages; `mix` has none. */
function ordering(db: Queryable, { sort = "default", order, flag, search }: ListInput): Fragment {
  const isBestSellers = flag === "hot" || flag === "month";
  switch (sort === "default" && isBestSellers ? "sales" : sort) {
    case "sales":
      return order === "asc" ? db`p.sales, p.id` : db`p.sales desc, p.id desc`;
    case "price":
      return order === "desc" ? db`p.price desc, p.id` : db`p.price, p.id desc`;
    case "createtime":
      return order === "asc" ? db`p.createtime, p.id` : db`p.createtime desc, p.id desc`;
    default:
      // Who searches means the name first: a store of shoes sells socks as well.
      return search === undefined
        ? db`p.mix`
        : db`fold(p.title) like all (${patterns(db, search)}) desc, p.mix`;
  }
}
