import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import type { Services } from "../../../src/kernel/services";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

let shop: SmallShop;
let services: Services;
beforeAll(async () => {
  shop = await smallShop();
  services = shop.services;
});
afterAll(() => shop.close());

const list = (input: Input<"products.list">) =>
  createCallHandler(services)("products.list", handlers["products.list"], undefined, input);
const search = (input: Input<"products.search">) =>
  createCallHandler(services)("products.search", handlers["products.search"], undefined, input);
const ids = ({ data }: { data: readonly { id: number }[] }) => data.map(({ id }) => id);
const sorted = (page: { data: readonly { id: number }[] }) => ids(page).sort((a, b) => a - b);

describe("lists of products", () => {
  test("have every product once over all pages, in an order that stays", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 3 })));
    expect(pages.flatMap(ids).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pages.map(({ total, last_page }) => [total, last_page])).toEqual([
      [8, 3],
      [8, 3],
      [8, 3],
    ]);
    expect(await list({ page: 2, limit: 3 })).toEqual(pages[1]);
  });

  test("clamp the page past the end and keep the total", async () => {
    expect(await list({ page: 9, limit: 3 })).toEqual({
      total: 8,
      per_page: 3,
      current_page: 3,
      last_page: 3,
      data: [],
    });
  });

  test("show figures that were counted, and money with two digits", async () => {
    const { data } = await list({ shop_id: 1, sort: "sales" });
    expect(data[0]).toEqual({
      id: 1,
      shop_id: 1,
      shopname: "Example Harbour",
      category_id: 11,
      title: "Émaillé Kettle 2.5 l",
      image: "/uploads/products/1/front.webp",
      price: "12.50",
      // The sage one is dearer.
      from_price: "12.50",
      market_price: "15.00",
      currency: "USDT",
      sales: 17,
      stock: 3,
      freight_price: "2.50",
      tax_rate: "0.08",
      ship_hours: 24,
      min_order: 1,
      is_favorite: 0,
      comment_count: 4,
      good_rate: 50,
      rating: 3.3,
      flags: ["recommend", "hot", "month"],
      createtime: expect.any(Number),
    });
    const plain = data.find(({ id }) => id === 3);
    expect(plain).toMatchObject({ sales: 0, good_rate: null, rating: null, tax_rate: "0" });
    expect(plain).not.toHaveProperty("from_price");
  });

  test("have each text as it was written, and amounts of any size", async () => {
    const { db } = services;
    const title = 'Kettle "2.5", \\ o\'Brien\n\t\u0001\u2028 水壶 🫖 ]';
    const saved = await db`select title, price, flags from product where id = 3`;
    await db`update product set title = ${title}, price = 123456789012345678901, flags = ${['ho"t', "a,b"]} where id = 3`;
    const { data } = await list({ shop_id: 1 });
    await db`update product set ${db(saved[0] ?? {}, "title", "price", "flags")} where id = 3`;
    expect(data.find(({ id }) => id === 3)).toMatchObject({
      title,
      price: "123456789012345.67",
      flags: ['ho"t', "a,b"],
    });
  });

  test("and search, home page, product and code mark the viewer's own favorites", async () => {
    const [mira, jonas] = await Promise.all([shop.viewer("buyer1"), shop.viewer("buyer3")]);
    const call = createCallHandler(services);
    await call("memberLists.save", handlers["memberLists.save"], mira, {
      version: 0,
      cart: [],
      favorites: [{ id: 3 }, { id: 1 }],
    });
    const kept = (rows: readonly { id: number; is_favorite?: unknown }[]) =>
      [...new Set(rows.filter(({ is_favorite }) => is_favorite === 1).map(({ id }) => id))].sort();
    const seenBy = async (viewer: typeof mira | undefined) => {
      const home = await call("site.home", handlers["site.home"], viewer, {});
      const pages = [
        await call("products.list", handlers["products.list"], viewer, {}),
        await call("products.search", handlers["products.search"], viewer, { search: "kettle" }),
      ];
      const details = [1, 2, 3].map((id) => call("products.get", handlers["products.get"], viewer, { id }));
      return [
        ...pages.map(({ data }) => kept(data)),
        kept(home?.hot ?? []),
        kept(await Promise.all(details)),
      ];
    };
    expect(await seenBy(mira)).toEqual([[1, 3], [1], [1], [1, 3]]);
    for (const other of [jonas, undefined]) expect(await seenBy(other)).toEqual([[], [], [], []]);
  });

  test("a category has what is under its children", async () => {
    expect(sorted(await list({ pid: 10 }))).toEqual([1, 2, 3, 6]);
    expect(sorted(await list({ pid: 11 }))).toEqual([1, 6]);
    expect(await list({ pid: 99 })).toMatchObject({ total: 0, data: [] });
    expect(await list({ pid: Number.MAX_SAFE_INTEGER })).toMatchObject({ total: 0 });
  });

  test("sort both ways; ties go by id", async () => {
    expect(ids(await list({ sort: "price" }))).toEqual([3, 7, 6, 2, 1, 8, 5, 4]);
    expect(ids(await list({ sort: "price", order: "desc" }))).toEqual([4, 5, 8, 1, 2, 6, 7, 3]);
    expect(ids(await list({ sort: "sales" })).slice(0, 4)).toEqual([1, 2, 8, 6]);
    expect(ids(await list({ sort: "createtime" }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ids(await list({ sort: "createtime", order: "asc" }))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("filter by flag, price and freight", async () => {
    expect(ids(await list({ flag: "hot" }))).toEqual([1, 2, 8, 6]);
    expect(ids(await list({ flag: "daily" }))).toEqual([2]);
    expect(sorted(await list({ min_price: "8", max_price: "12.50" }))).toEqual([1, 2, 6, 7]);
    expect(ids(await list({ free_shipping: 1 }))).toEqual([2]);
    expect((await list({ free_shipping: 0 })).total).toBe(8);
  });

  test.each(["-1", "007", "1.1234567"])("a price of %s is refused by name", async (min_price) => {
    await expect(list({ min_price })).rejects.toMatchObject({
      status: 422,
      options: { details: { field: "min_price" } },
    });
  });
});

describe("search", () => {
  test.each([
    ["kettle", [1, 6]],
    ["KETTLE emaille", [1]],
    ["émaillé", [1]],
    ["whistling steel", [1]],
    ["kettle hill", [6]],
    ["чайник", [5]],
    ["ЧАЙНИК самовар", [5]],
    ["100%", [1]],
    ["steel_grey", [1]],
    ["st__l", []],
    ["%", [1]],
    ["\\", []],
    ["'; drop schema public; --", []],
    ["$1 {0} ::int", []],
    ["\u{1F600}", []],
  ])("%s finds %j", async (words, found) => {
    const page = await search({ search: words });
    expect(sorted(page)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  test("some of the words are enough where no product has all", async () => {
    const found = await search({ search: "kettle teapot" });
    expect(found.is_partial).toBe(1);
    expect(sorted(found)).toEqual([1, 2, 6]);
  });

  test("prose counts only where nothing is called so", async () => {
    expect(ids(await search({ search: "for" }))).toEqual([4]);
    expect(ids(await search({ search: "whistling" }))).toEqual([1]);
  });

  test("stays in one store when told so", async () => {
    expect(ids(await search({ search: "kettle", shop_id: 2 }))).toEqual([6]);
  });
});

test("what is off sale, or in a closed store, is nowhere", async () => {
  const own = await smallShop();
  const { db } = own.services;
  await db`update product set status = 'off' where id = 1`;
  await db`update shop set status = 'suspended' where id = 2`;
  const data = await createCallHandler(own.services)(
    "products.list",
    handlers["products.list"],
    undefined,
    {},
  );
  expect(sorted(data)).toEqual([2, 3]);
  const found = await createCallHandler(own.services)(
    "products.search",
    handlers["products.search"],
    undefined,
    {
      search: "kettle",
    },
  );
  expect(found.total).toBe(0);
  for (const id of [1, 6, 99, Number.MAX_SAFE_INTEGER]) {
    const input = { id };
    await expect(
      createCallHandler(own.services)("products.get", handlers["products.get"], undefined, input),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      createCallHandler(own.services)("products.reviews", handlers["products.reviews"], undefined, input),
    ).rejects.toMatchObject({ status: 404 });
  }
  await own.close();
});
