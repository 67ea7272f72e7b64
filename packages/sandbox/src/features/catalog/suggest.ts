import type { Data } from "../../contract/operations";
import { cancelWith } from "../../db/cancel";
import type { Call } from "../../kernel/handler";
import { allCategories } from "./categories";
import { completions } from "./completions";
import { findProducts } from "./product-search";
import { hasShopWords } from "./shops";

/** Titles looked at for words. */
const TITLES = 200;
const SHOPS = 50;
const DEFAULT_LIMIT = 10;

/** Completions while a user types. One statement after the other: each runs alone on its connection, so that it can be cancelled. */
export async function suggest({
  services: { db },
  signal,
  language,
  input,
}: Call<"products.suggest">): Promise<Data<"products.suggest">> {
  const text = input.search;
  const ids = await findProducts(db, {
    text,
    filters: [],
    column: "title",
    order: db`p.sales desc, p.id`,
    atMost: TITLES,
    signal,
  });
  const titles = await db<{ title: string }[]>`
    select coalesce(t.text, p.title) as title from product p
    left join translation t on md5(t.source) = md5(p.title) and t.source = p.title and t.language = ${language}
    where p.id = any(${[...ids]}::bigint[]) order by p.sales desc, p.id`;
  const shops = await cancelWith(
    signal,
    db<{ id: number; name: string }[]>`
      select s.id, coalesce(t.text, s.shopname) as name from shop s join shop_figures f on f.shop_id = s.id
      left join translation t on md5(t.source) = md5(s.shopname) and t.source = s.shopname and t.language = ${language}
      where s.status = 'open' and ${hasShopWords(db, text)}
      order by f.sell_count desc, s.id limit ${SHOPS}`,
  );
  const categories = await allCategories(db, language);
  const words = titles.map(({ title }) => title);
  return completions(text, words, shops, categories, input.limit ?? DEFAULT_LIMIT);
}
