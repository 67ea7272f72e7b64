import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { casesOf, sampleOf } from "../../../../../scripts/lib/cases.mjs";
import type { Input } from "../../../src/contract/operations";
import { type Db, openDatabase } from "../../../src/db/connect";
import { handlers } from "../../../src/features/index";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("small");
  await database.db`
    insert into product (shop_id, category_id, title, image, price, stock, createtime, updatetime)
    select 1, 11, 'Gadget ' || n, '', n * 1000000, 1, n, n from generate_series(1, 20) n`;
  return database.close;
});

type Filters = NonNullable<Input<"products.list">>;

const ORDERS: readonly Pick<Filters, "sort" | "order">[] = [
  {},
  { sort: "sales", order: "asc" },
  { sort: "sales", order: "desc" },
  { sort: "price", order: "asc" },
  { sort: "price", order: "desc" },
  { sort: "createtime", order: "asc" },
  { sort: "createtime", order: "desc" },
];
const FILTERS: readonly Filters[] = [
  { pid: 1 },
  { shop_id: 1 },
  { flag: "hot" },
  { min_price: "1" },
  { max_price: "900" },
  { free_shipping: 1 },
  { in_stock: 1 },
  { min_rate: 50 },
  { ships_within: 72 },
];
/** So many filters at a time, at most: sets of three are enough to exceed each limit below. */
const MOST = casesOf({ test: 3, verify: FILTERS.length, full: FILTERS.length });
/** Every set of them. */
const SETS = Array.from({ length: 2 ** FILTERS.length }, (_, bits) =>
  FILTERS.filter((__, place) => bits & (1 << place)),
)
  .filter(({ length }) => length <= MOST)
  .map((filters): Filters => Object.assign({}, ...filters));

/** A connection that counts what the database has prepared for it. */
function oneConnection() {
  const db = openDatabase(database.url, { connections: 1 });
  onTestFinished(() => db.end());
  return { db, prepared: () => preparedOn(db), call: createCallHandler(testServices(db)) };
}

async function preparedOn(db: Db): Promise<number> {
  // Without this one, and what the driver asks about types.
  const [row] = await db<{ count: number }[]>`
    select count(*) from pg_prepared_statements where statement !~ 'pg_prepared_statements|pg_catalog'`;
  return row?.count ?? 0;
}

describe("a list has few statements, whatever it is filtered by", () => {
  // With or without a category, a store, a lowest price, a highest price, and others. Without an order of their own, best sellers have
  // that of sales.
  test.each(sampleOf(ORDERS, 3))("%j", async (order) => {
    const most = { default: 32 + 16, price: 32, sales: 32, createtime: 32 };
    const { call, prepared } = oneConnection();
    for (const filters of SETS)
      await call("products.list", handlers["products.list"], undefined, { ...filters, ...order });
    expect(await prepared()).toBeLessThanOrEqual(most[order.sort ?? "default"]);
  });

  test("its counts beside the filters, too", async () => {
    const { call, prepared } = oneConnection();
    const list = async (input: Filters) => {
      await call("products.list", handlers["products.list"], undefined, input);
      return prepared();
    };
    for (const filters of SETS) await list(filters);
    const before = await prepared();
    for (const filters of SETS) await list({ ...filters, facets: 1 });
    expect((await prepared()) - before).toBeLessThanOrEqual(8);
  });

  test("and a search", async () => {
    const { call, prepared } = oneConnection();
    for (const filters of SETS) {
      await call("products.search", handlers["products.search"], undefined, {
        ...filters,
        facets: 1,
        search: "gadget",
      });
    }
    expect(await prepared()).toBeLessThanOrEqual(24);
  });

  test("with as many rows as there may be", async () => {
    const { call, prepared } = oneConnection();
    const pageOf = (limit: number) =>
      call("products.search", handlers["products.search"], undefined, { search: "gadget", limit });
    await pageOf(1);
    const before = await prepared();
    for (const limit of [2, 3, 4, 5, 6]) await pageOf(limit);
    expect(await prepared()).toBe(before);
  });
});
