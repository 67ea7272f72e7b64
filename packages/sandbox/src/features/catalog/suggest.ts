import type { Data } from "../../contract/operations";
import { cancelWith } from "../../db/cancel";
import { priceTextOf } from "../../domain/money";
import type { Call } from "../../kernel/handler";
import { allCategories } from "./categories";
import { completions, type TitledProduct } from "./completions";
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
  const found = await findProducts(db, {
    text,
    filters: [],
    column: "title",
    order: db`p.sales desc, p.id`,
    atMost: TITLES,
    language,
    signal,
  });
  const rows = await db<(Omit<TitledProduct, "category"> & { category_id: number })[]>`
    select p.id, coalesce(t.text, p.title) as title, p.image, p.lowest_price::text as price, p.category_id from product p
    left join translation t on md5(t.source) = md5(p.title) and t.source = p.title and t.language = ${language}
    where p.id = any(${found.map(({ id }) => id)}::bigint[]) order by p.sales desc, p.id`;
  const shops = await cancelWith(
    signal,
    db<{ id: number; name: string }[]>`
      select s.id, coalesce(t.text, s.shopname) as name from shop s join shop_figures f on f.shop_id = s.id
      left join translation t on md5(t.source) = md5(s.shopname) and t.source = s.shopname and t.language = ${language}
      where s.status = 'open' and ${hasShopWords(db, text)}
      order by f.sell_count desc, s.id limit ${SHOPS}`,
  );
  const categories = await allCategories(db, language);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const products = rows.map(({ category_id, price, ...product }) => ({
    ...product,
    price: priceTextOf(price),
    category: nameOf.get(category_id) ?? "",
  }));
  return completions(text, products, shops, categories, input.limit ?? DEFAULT_LIMIT);
}
