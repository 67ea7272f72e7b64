import { cancelWith } from "../../db/cancel";
import type { Data } from "../../http/contract";
import type { Call } from "../handler";
import { allCategories } from "./categories";
import { completions } from "./completions";
import { findProducts } from "./product-search";

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
    select title from product where id = any(${[...ids]}::bigint[]) order by sales desc, id`;
  const shops = await cancelWith(
    signal,
    db<{ id: number; name: string }[]>`
      select s.id, s.shopname as name from shop s join shop_figures f on f.shop_id = s.id
      where s.status = 'open' and s.search like all ((select search_patterns(${text}))::text[])
      order by f.sell_count desc, s.id limit ${SHOPS}`,
  );
  const categories = await allCategories(db, language);
  const words = titles.map(({ title }) => title);
  return completions(text, words, shops, categories, input.limit ?? DEFAULT_LIMIT);
}
