import type { Fragment } from "postgres";
import { readAmount } from "../../core/money";
import { type Page, pageOf, windowOf } from "../../core/paging";
import type { Queryable } from "../../db/connect";
import type { Data, Input } from "../../http/contract";
import { inBranch } from "./categories";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";

type Product = Data<"index.pro">["data"][number];
type ListInput = NonNullable<Input<"index.pro">> & { readonly search?: string };

/**
 * A page of products, rows and total in one statement. Without a sort of its own a list is mixed, the same on every page;
 * the lists of best sellers begin with the best.
 */
export async function listProducts(db: Queryable, input: ListInput): Promise<Page<Product>> {
  const { limit, offset } = windowOf(input);
  const where = conditions(db, input);
  const rows = await db<((ProductRow | { id: null }) & { total: number })[]>`
    select t.total, row.* from (
      select count(*) as total from product p join shop s on s.id = p.shop_id where ${where}
    ) t left join lateral (
      select ${productColumns(db)} from product p join shop s on s.id = p.shop_id
      where ${where} order by ${ordering(db, input)} limit ${limit} offset ${offset}
    ) row on true`;
  const products = rows.flatMap((row) => (row.id === null ? [] : productDto(row)));
  return pageOf(products, rows[0]?.total ?? 0, input);
}

function conditions(db: Queryable, input: ListInput): Fragment {
  const { pid = 0, shop_id = 0, flag, min_price, max_price, free_shipping, search } = input;
  const least = min_price === undefined ? undefined : readAmount(min_price, "min_price").toString();
  const most = max_price === undefined ? undefined : readAmount(max_price, "max_price").toString();
  return db`${isOnSale(db)}
    ${pid > 0 ? db`and p.category_id in (${inBranch(db, pid)})` : db``}
    ${shop_id > 0 ? db`and p.shop_id = ${shop_id}::bigint` : db``}
    ${flag === undefined ? db`` : db`and ${flag} = any (p.flags)`}
    ${least === undefined ? db`` : db`and p.price >= ${least}::numeric`}
    ${most === undefined ? db`` : db`and p.price <= ${most}::numeric`}
    ${free_shipping ? db`and p.freight_price = 0` : db``}
    ${search === undefined ? db`` : db`and p.search || ' ' || s.search like all ((select search_patterns(${search}))::text[])`}`;
}

/** Ties go by id, so that no row stands on two pages; `mix` has none. */
function ordering(db: Queryable, { sort = "default", order, flag }: ListInput): Fragment {
  const isBestSellers = flag === "hot" || flag === "month";
  switch (sort === "default" && isBestSellers ? "sales" : sort) {
    case "sales":
      return order === "asc" ? db`p.sales, p.id` : db`p.sales desc, p.id desc`;
    case "price":
      return order === "desc" ? db`p.price desc, p.id` : db`p.price, p.id desc`;
    case "createtime":
      return order === "asc" ? db`p.createtime, p.id` : db`p.createtime desc, p.id desc`;
    default:
      return db`p.mix`;
  }
}
