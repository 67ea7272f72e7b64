import type { Data } from "../../http/contract";
import type { Call } from "../handler";
import { allCategories } from "./categories";
import { completions } from "./completions";
import { isOnSale } from "./product-dto";

/** Titles looked at for words. */
const TITLES = 200;
const SHOPS = 50;
const DEFAULT_LIMIT = 10;

/** Completions while a user types. */
export async function suggest({
  services: { db },
  language,
  input,
}: Call<"products.suggest">): Promise<Data<"products.suggest">> {
  const patterns = db`(select search_patterns(${input.search}))::text[]`;
  const [titles, shops, categories] = await Promise.all([
    db<{ title: string }[]>`
      select p.title from product p join shop s on s.id = p.shop_id
      where ${isOnSale(db)} and p.search like all (${patterns}) order by p.sales desc, p.id limit ${TITLES}`,
    db<{ id: number; name: string }[]>`
      select s.id, s.shopname as name from shop s join shop_figures f on f.shop_id = s.id
      where s.status = 'open' and s.search like all (${patterns}) order by f.sell_count desc, s.id limit ${SHOPS}`,
    allCategories(db, language),
  ]);
  const words = titles.map(({ title }) => title);
  return completions(input.search, words, shops, categories, input.limit ?? DEFAULT_LIMIT);
}
