import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import type { Data } from "../../http/contract";
import { notFound } from "../errors";
import type { Call } from "../handler";
import { pageOf, windowOf } from "../paging";
import { type ShopRow, shopColumns, shopDto } from "./shop-dto";

/** One shop; a suspended or closed one says so in its status. */
export async function shopInfo({
  services: { db },
  viewer,
  input,
}: Call<"stores.get">): Promise<Data<"stores.get">> {
  const [row] = await db<ShopRow[]>`
    select ${shopColumns(db, viewer?.id)} from shop s join shop_figures f on f.shop_id = s.id
    where s.id = ${input.id}::bigint`;
  if (!row) throw notFound();
  return shopDto(row);
}

/** Whether shop `s` has every word in its name, in any language, or its description. */
export const hasShopWords = (db: Queryable, words: string) => {
  const patterns = db`((select search_patterns(${words}))::text[])`;
  return db`(s.search like all ${patterns} or s.other_names like all ${patterns})`;
};

/** Open shops whose name or description has every word; rows and total in one statement. */
export async function searchShop({
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
