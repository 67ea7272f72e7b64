import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { type Page, pageOf, windowOf } from "../../kernel/paging";
import { isOnSale, type ProductValues, productDto, productJson, productOf } from "./product-dto";
import {
  countFacets,
  filtersOf,
  INDEXED_IN_LISTS,
  type ListInput,
  ordering,
  passesAll,
  scopeOf,
} from "./product-filters";

type List = Data<"products.list">;
type Product = List["data"][number];

/** A list is not read further than this: each page passes over the index entries before it. Its total does not say more either. */
const MAX_DEPTH = 10_000;

/**
 * A page of products, rows and total in one statement. Which products are on it is found in an index, and only those are read, one by
 * one: so the last page costs little more than the first (docs/decisions/paging.md). The values come as one JSON text, which takes half
 * the work of as many rows; without their names, which would be half of the text. Without a sort of its own a list is mixed, the same
 * on every page; the lists of best sellers begin with the best.
 */
export async function listProducts(
  db: Queryable,
  input: ListInput,
  viewerId: number | undefined,
): Promise<Page<Product> & Pick<List, "facets">> {
  const { limit, offset } = windowOf(input);
  const filters = filtersOf(db, input, INDEXED_IN_LISTS);
  const where = passesAll(db, filters);
  const order = ordering(db, input) ?? db`p.mix`;
  const size = Math.max(0, Math.min(limit, MAX_DEPTH - offset));
  // The first page of all products, which is asked for most, passes over no entries: its products are read as they are found.
  const rows =
    offset === 0 && filters.length === 0
      ? db`(select * from product p where ${isOnSale(db)} order by ${order} limit ${size})`
      : db`(select p.id from product p where ${where} order by ${order} limit ${size} offset ${Math.min(offset, MAX_DEPTH)}) shown
          cross join lateral (select * from product where id = shown.id limit 1)`;
  const total =
    filters.length > 0
      ? db`select count(*) from (select from product p where ${where} limit ${MAX_DEPTH}) counted`
      : db`select sum(f.pro_count)::bigint from shop_figures f
          where not exists (select from shop closed where closed.id = f.shop_id and closed.status <> 'open')`;
  const [found] = await db<{ total: number | null; products: string | null }[]>`
    select (${total}) as total,
      (select string_agg(one.product, ',') from (
        select ${productJson(db, viewerId)} as product from ${rows} p
        cross join lateral (select shopname from shop where id = p.shop_id limit 1) s
        order by ${order}
      ) one) as products`;
  const shown: ProductValues[] = JSON.parse(`[${found?.products ?? ""}]`);
  const products = shown.map((values) => productDto(productOf(values)));
  const page = pageOf(products, Math.min(found?.total ?? 0, MAX_DEPTH), input);
  if (!input.facets) return page;
  const all = db`select p.* from product p where ${passesAll(db, scopeOf(db, input, ["pid", "shop_id"]))} limit ${MAX_DEPTH}`;
  return { ...page, facets: await countFacets(db, input, all) };
}
