import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

const PRODUCTS = 70;

let shop: SmallShop;
beforeAll(async () => {
  shop = await smallShop();
  const { db } = shop.services;
  await db`insert into product (shop_id, category_id, title, image, price, freight_price, ship_hours, stock, good_count,
      mid_count, negative_count, star_sum, sales, createtime, updatetime, price_tiers)
    select 1 + n % 2, 11, 'Gadget ' || n, '', (n % 7 + 1) * 1000000, (n % 3) * 1000000, 12 * (1 + n % 5), n % 4,
      n % 11, n % 2, n % 3, 5 * (n % 11) + 3 * (n % 2) + n % 3, n % 5, n % 6, n,
      case n % 4 when 3 then jsonb_build_array(jsonb_build_object('num', 24, 'price', ((n % 7) * 1000000 + 400000)::text)) else '[]' end
    from generate_series(1, ${PRODUCTS}::integer) n`;
});
afterAll(() => shop.close());

type Filters = Pick<
  NonNullable<Input<"products.list">>,
  "free_shipping" | "in_stock" | "min_rate" | "ships_within" | "min_price" | "max_price" | "shop_id"
>;
type Order = Pick<NonNullable<Input<"products.list">>, "sort" | "order">;
type Paged = Filters & Order & { page?: number; limit?: number; facets?: 0 | 1 };

/** The price that a list shows of a product. */
const shownPrice = ({ price, from_price = price }: { price: string; from_price?: string }) =>
  Number(from_price);

/** Both ways to the same products. */
const ways = {
  "products.list": (input: Paged) =>
    createCallHandler(shop.services)("products.list", handlers["products.list"], undefined, {
      ...input,
      pid: 11,
    }),
  "products.search": (input: Paged) =>
    createCallHandler(shop.services)("products.search", handlers["products.search"], undefined, {
      ...input,
      search: "gadget",
    }),
} as const;

describe.each(Object.entries(ways))("%s", (name, read) => {
  const everything = async (input: Paged = {}) => (await read({ ...input, limit: 100 })).data;

  test.each<[string, Filters, (row: Awaited<ReturnType<typeof everything>>[number]) => boolean]>([
    ["in_stock", { in_stock: 1 }, ({ stock = 0 }) => stock > 0],
    ["min_rate", { min_rate: 67 }, ({ good_rate }) => typeof good_rate === "number" && good_rate >= 67],
    ["min_rate 0", { min_rate: 0 }, ({ good_rate }) => typeof good_rate === "number"],
    ["ships_within", { ships_within: 24 }, ({ ship_hours = 99 }) => ship_hours <= 24],
    ["free_shipping", { free_shipping: 1 }, ({ freight_price }) => Number(freight_price) === 0],
    [
      "a price range",
      { min_price: "2", max_price: "3.00" },
      (row) => shownPrice(row) >= 2 && shownPrice(row) <= 3,
    ],
    [
      "a price that large quantities alone have",
      { min_price: "2.4", max_price: "2.4" },
      (row) => shownPrice(row) === 2.4,
    ],
    [
      "all at once",
      { in_stock: 1, min_rate: 50, ships_within: 48, free_shipping: 1 },
      (row) =>
        (row.stock ?? 0) > 0 &&
        (row.good_rate ?? 0) >= 50 &&
        (row.ship_hours ?? 99) <= 48 &&
        Number(row.freight_price) === 0,
    ],
  ])("%s holds for every row, and keeps every row for which it does", async (_, filters, holds) => {
    const all = await everything();
    const expected = all.filter(holds).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    const found = await read({ ...filters, limit: 100 });
    expect(found.data.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(found.total).toBe(expected.length);
  });

  test.each(["asc", "desc"] as const)("prices rise or fall as they are shown, %s", async (order) => {
    const shown = (await everything({ sort: "price", order })).map(shownPrice);
    expect(shown).toContain(2.4);
    expect(shown).toEqual([...shown].sort((a, b) => (order === "asc" ? a - b : b - a)));
  });

  test("0 filters nothing", async () => {
    expect((await read({ in_stock: 0, free_shipping: 0 })).total).toBe((await read({})).total);
  });

  test.each<Order>([
    {},
    { sort: "price", order: "asc" },
    { sort: "price", order: "desc" },
    { sort: "sales", order: "asc" },
    { sort: "sales" },
    { sort: "createtime", order: "asc" },
    { sort: "createtime" },
  ])("%j has every row once over its pages, filtered, and the same in each reading", async (order) => {
    const filters = { in_stock: 1, ships_within: 48 } as const;
    const expected = await everything({ ...filters, ...order });
    const { last_page } = await read({ ...filters, ...order, limit: 7 });
    expect(last_page).toBeGreaterThan(2);
    const paged = [];
    for (let page = 1; page <= last_page; page += 1)
      paged.push(...(await read({ ...filters, ...order, page, limit: 7 })).data);
    expect(paged).toEqual(expected);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length);
  });

  test.each<Filters>([
    {},
    { in_stock: 1 },
    { min_rate: 80 },
    { ships_within: 24, free_shipping: 1 },
    { in_stock: 1, min_rate: 60, ships_within: 48, free_shipping: 1 },
    { shop_id: 2, max_price: "4" },
    { min_price: "999999" },
  ])("beside %j each count is what the list has with that filter", async (filters) => {
    const { facets } = await read({ ...filters, facets: 1, limit: 1 });
    if (!facets) throw new Error(`${name} counted nothing`);
    const totalWith = async (more: Filters) => (await read({ ...filters, ...more, limit: 1 })).total;
    expect(facets.free_shipping).toBe(await totalWith({ free_shipping: 1 }));
    expect(facets.in_stock).toBe(await totalWith({ in_stock: 1 }));
    for (const { value, count } of facets.min_rate) expect(count).toBe(await totalWith({ min_rate: value }));
    for (const { value, count } of facets.ships_within)
      expect(count).toBe(await totalWith({ ships_within: value }));
    expect(facets.min_rate.map(({ value }) => value)).toEqual([90, 80, 60]);
    expect(facets.ships_within.map(({ value }) => value)).toEqual([24, 48, 72, 168]);
  });

  test("nothing is counted unasked", async () => {
    expect(await read({})).not.toHaveProperty("facets");
    expect(await read({ facets: 0 })).not.toHaveProperty("facets");
  });
});
