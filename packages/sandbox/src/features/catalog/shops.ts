import type { Data } from "../../contract/operations";
import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import {
  type ShopDetailRow,
  type ShopRow,
  shopColumns,
  shopDetailColumns,
  shopDetailDto,
  shopDto,
} from "./shop-dto";

interface ShopPageRow extends ShopDetailRow {
  readonly categories: readonly { id: number; name: string; count: number }[];
}

/** One shop with the categories it sells in; a suspended or closed one says so in its status. */
export async function getStore({
  services: { db },
  viewer,
  input,
  language,
}: Call<"stores.get">): Promise<Data<"stores.get">> {
  const [row] = await db<ShopPageRow[]>`
    select ${shopDetailColumns(db, viewer?.id)},
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', coalesce(c.names ->> ${language}, c.names ->> 'en'),
          'count', sold.count) order by sold.count desc, c.weigh desc, c.id), '[]')
        from (select category_id, count(*) from product where shop_id = s.id and status = 'on' group by 1) sold
        join category c on c.id = sold.category_id) as categories
    from shop s join shop_figures f on f.shop_id = s.id
    where s.id = ${input.id}::bigint`;
  if (!row) throw notFound();
  return { ...shopDetailDto(row), categories: [...row.categories] };
}

/** Whether shop `s` has every word in its name, in any language, or its description. */
export const hasShopWords = (db: Queryable, words: string) => {
  const patterns = db`((select search_patterns(${words}))::text[])`;
  return db`(s.search like all ${patterns} or s.other_names like all ${patterns})`;
};

/** Open shops whose name or description has every word; rows and total in one statement. */
export async function searchStores({
  services: { db },
  signal,
  viewer,
  input,
}: Call<"stores.search">): Promise<Data<"stores.search">> {
  const { limit, offset } = windowOf(input);
  const where = db`s.status = 'open' and ${hasShopWords(db, input.search)}`;
  const rows = await cancelWith(
    signal,
    db<((ShopRow | { id: null }) & { total: number })[]>`
      select t.total, row.* from (select count(*) as total from shop s where ${where}) t
      left join lateral (
        select ${shopColumns(db, viewer?.id)} from shop s join shop_figures f on f.shop_id = s.id
        where ${where} order by ${ordering(db, input)} limit ${limit} offset ${offset}
      ) row on true`,
  );
  const shops = rows.flatMap((row) => (row.id === null ? [] : shopDto(row)));
  return pageOf(shops, rows[0]?.total ?? 0, input);
}

/** `sales` and `createtime` as for products; everything else means the best known first. */
function ordering(
  db: Call<"stores.search">["services"]["db"],
  { sort, order }: Call<"stores.search">["input"],
) {
  const direction = order === "asc" ? db`asc` : db`desc`;
  if (sort === "createtime") return db`s.createtime ${direction}, s.id ${direction}`;
  return db`f.sell_count ${direction}, s.id`;
}
