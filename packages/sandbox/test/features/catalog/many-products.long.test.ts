import { afterAll, beforeAll, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Db } from "../../../src/db/connect";
import { listProducts } from "../../../src/features/catalog/product-list";
import { findProducts } from "../../../src/features/catalog/product-search";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

/** More than a search sorts. */
const PRODUCTS = 4_000;

let shop: SmallShop;
let db: Db;
beforeAll(async () => {
  shop = await smallShop();
  db = shop.services.db;
  await db`insert into product (shop_id, category_id, title, image, description, price, sales, createtime, updatetime)
    select 1, 11, case when n % 200 = 0 then 'Zinnober ' else '' end || 'Gadget ' || n, '/uploads/none.svg',
      case when n = 77 then '竹製の椅子' else 'Zinnober and common words' end, n * 10000, n, n, n
    from generate_series(1, ${PRODUCTS}::integer) n`;
  await db`vacuum (analyze) product, product_search`;
});
afterAll(() => shop.close());

const search = (input: Input<"products.search">) =>
  createCallHandler(shop.services)("products.search", handlers["products.search"], undefined, input);

test("rare words are found by an index, in every script", async () => {
  expect(await search({ search: "gadget 1234" })).toMatchObject({
    total: 1,
    data: [{ title: "Gadget 1234" }],
  });
  for (const text of ["椅", "椅子", "竹製の"]) {
    expect(await search({ search: text })).toMatchObject({ total: 1, data: [{ title: "Gadget 77" }] });
  }
  const plan = await db<{ "QUERY PLAN": string }[]>`
    explain select pro_id from product_search
    where search_grams(words) @> (select search_query_grams('gadget 1234')) and words like all (array['%gadget%', '%1234%'])`;
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("product_search_words");
});

test("a word that most products have in their prose lists those with it in the title", async () => {
  const found = await search({ search: "zinnober", limit: 30 });
  expect(found).toMatchObject({ total: 20, last_page: 1 });
  expect(found.data.every(({ title }) => title.startsWith("Zinnober"))).toBe(true);
});

test("a word that most products have lists a thousand", async () => {
  const found = await search({ search: "common", limit: 30 });
  expect(found).toMatchObject({ total: 1_000, last_page: 34 });
  expect((await search({ search: "common", limit: 30, page: 35 })).data).toEqual([]);
});

test("in an order that was asked for, a common word lists the very first", async () => {
  const cheapest = await search({ search: "gadget", sort: "price", limit: 3 });
  expect(cheapest.data.map(({ title }) => title)).toEqual(["Gadget 1", "Gadget 2", "Gadget 3"]);
  const best = await search({
    search: "common",
    sort: "sales",
    limit: 2,
    min_price: "10.00",
    max_price: "20.00",
  });
  expect(best.data.map(({ title }) => title)).toEqual(
    ["Gadget 2000", "Gadget 1999"].map((title) => expect.stringContaining(title.slice(-4))),
  );
});

test("a common word has as many products with a filter as the count beside it says, and others if those are few", async () => {
  await db`update product set freight_price = (id % 2) * 10000, stock = case when id % 50 = 0 then 5 else 0 end
    where title like '%Gadget%'`;
  const free = await search({ search: "common", free_shipping: 1, facets: 1 });
  expect(free.total).toBe(free.facets?.free_shipping);
  expect(free.total).toBeGreaterThan(300);
  expect(free.total).toBeLessThan(700);
  const inStock = await search({ search: "common", in_stock: 1, facets: 1, limit: 30 });
  expect(inStock.facets?.in_stock).toBeLessThan(50);
  expect(inStock.total).toBeGreaterThan(70);
  expect(inStock.data.every(({ stock = 0 }) => stock > 0)).toBe(true);
});

test("what is searched follows a product and its store when they change", async () => {
  await db`update product set title = 'Renamed quokka' where title = 'Gadget 1234'`;
  await db`update shop set description = 'Numbat specialists' where id = 2`;
  // No product has both words any more: others have the one.
  const { is_partial, data } = await search({ search: "gadget 1234" });
  expect(is_partial).toBe(1);
  expect(data.map(({ title }) => title)).not.toContain("Gadget 1234");
  expect((await search({ search: "quokka" })).total).toBe(1);
  const [{ count } = { count: -1 }] = await db<{ count: number }[]>`
    select count(*) from product where shop_id = 2 and status = 'on'`;
  expect((await search({ search: "numbat" })).total).toBe(count);
  expect(count).toBeGreaterThan(0);
});

test("a list ends after ten thousand products, and its total says so", async () => {
  await db`insert into product (shop_id, category_id, title, image, price, createtime, updatetime)
    select 1, 11, 'More ' || n, '', 1, 1, 1 from generate_series(1, 7000) n`;
  const list = (input: Input<"products.list">) =>
    createCallHandler(shop.services)("products.list", handlers["products.list"], undefined, input);
  expect(await list({ limit: 20, page: 500 })).toMatchObject({ total: 10_000, last_page: 500 });
  expect((await list({ limit: 20, page: 500 })).data).toHaveLength(20);
  expect((await list({ limit: 20, page: 501 })).data).toEqual([]);
  expect((await list({ limit: 20, page: 2_000, shop_id: 1 })).data).toEqual([]);
});

test("a page far behind reads no more products than the first", async () => {
  await db`vacuum (analyze) product`;
  const read = (page: number, sort: "default" | "price" | "sales" | "createtime") =>
    db.begin(async (tx) => {
      const { data } = await listProducts(tx, { page, limit: 20, sort }, undefined);
      const [row] = await tx<{ read: number }[]>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'product'`;
      return { shown: data.length, read: row?.read };
    });
  for (const sort of ["default", "price", "sales", "createtime"] as const) {
    const [first, last] = [await read(1, sort), await read(500, sort)];
    expect({ sort, first: first.shown, last: last.shown }).toEqual({ sort, first: 20, last: 20 });
    expect(first.read).toBeGreaterThanOrEqual(20);
    // What has changed since the last vacuum is looked at.
    expect(last.read).toBeLessThanOrEqual(2 * (first.read ?? 0));
  }
});

test("products between two prices are found in the order of a list without reading the others", async () => {
  const plan = await db.begin(async (tx) => {
    // Among so few products, sorting them all would be quicker.
    await tx`set local enable_sort = off`;
    return tx<{ "QUERY PLAN": string }[]>`
      explain select p.id from product p
      where p.status = 'on' and p.lowest_price between 10000000 and 30000000
        and not exists (select from shop closed where closed.id = p.shop_id and closed.status <> 'open')
      order by p.mix limit 20`;
  });
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("Index Only Scan using product_mix");
});

test("a word that most products have is found without reading most of them", async () => {
  const read = (text: string) =>
    db.begin(async (tx) => {
      const found = await findProducts(tx, { text, filters: [], order: undefined, signal: undefined });
      const [row] = await tx<{ read: number }[]>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'product_search'`;
      return { found: found.length, read: row?.read };
    });
  await db`insert into product (shop_id, category_id, title, image, description, price, createtime, updatetime)
    select 1, 11, 'Many ' || n, '', case when n % 3 = 0 then 'Ubiquitous' else '' end, 1, 1, 1 from generate_series(1, 15000) n`;
  await db`vacuum (analyze) product, product_search`;
  const { found, read: rows } = await read("ubiquitous");
  expect(found).toBe(1_000);
  expect(rows).toBeLessThan(10_000);
});
