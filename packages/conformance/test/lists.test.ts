import { startMock } from "marketplace-contract/mock/server.mjs";
import { createMarketplace, type Input, type Marketplace, memorySession, pages, take } from "marketplace-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TOKEN } from "./support/runner";

let mock: Awaited<ReturnType<typeof startMock>>;
let market: Marketplace;
beforeAll(async () => {
  mock = await startMock();
  market = createMarketplace({ baseUrl: mock.url, session: memorySession(TOKEN) });
});
afterAll(() => mock.close());

const all = async <Row>(rows: AsyncIterable<Row>) => take(rows, Number.POSITIVE_INFINITY);

describe("lists on the mock", () => {
  it("walks every page once and stops", async () => {
    const { total } = await market.products.list({});
    const rows = await all(pages(market.products.list, {}));
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
  });

  it("clamps current_page past the end and sends no rows", async () => {
    const { last_page } = await market.products.list({});
    const past = await market.products.list({ page: last_page + 1 });
    expect(past).toMatchObject({ current_page: last_page, data: [] });
  });

  it("shows in a department the products of its categories", async () => {
    const { categories = [] } = (await market.site.home()) ?? {};
    const shelves = new Set(categories.filter(({ pid }) => pid === 20).map(({ id }) => id));
    const department: Input<"products.list"> = { pid: 20 };
    const rows = await all(pages(market.products.list, department));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ category_id }) => category_id !== undefined && shelves.has(category_id))).toBe(true);
  });

  it("sorts over the pages", async () => {
    const cheapestFirst: Input<"products.list"> = { sort: "price", order: "asc" };
    const rows = await all(pages(market.products.list, cheapestFirst));
    const cents = rows.map(({ price, from_price = price }) => Number(from_price.replace(".", "")));
    expect(cents).toEqual([...cents].sort((a, b) => a - b));
    const newest = await market.products.list({ sort: "createtime", order: "desc" });
    expect(newest.data[0]?.createtime).toBe(Math.max(...newest.data.map(({ createtime = 0 }) => createtime)));
  });

  it("leads from each list row to the product, and from there to its store", async () => {
    for (const row of (await market.products.list({ flag: "hot" })).data) {
      const { shop, ...product } = await market.products.get({ id: row.id });
      expect(product).toMatchObject(row);
      if (shop === undefined) throw new Error(`${row.id} names no store`);
      expect(await market.stores.get({ id: row.shop_id })).toMatchObject(shop);
    }
  });

  it("finds products and stores by a word, and nothing where there is nothing", async () => {
    expect((await market.products.search({ search: "Teapot" })).data.map(({ id }) => id)).toEqual([1003]);
    expect((await market.stores.search({ search: "Harbour" })).data.map(({ id }) => id)).toEqual([1]);
    expect(await all(pages(market.products.search, { search: "unobtainium" }))).toEqual([]);
  });

  it("walks from country to city", async () => {
    const [country] = await market.addresses.areas();
    const [province] = await market.addresses.areas({ pid: country?.id ?? 0 });
    const [city] = await market.addresses.areas({ pid: province?.id ?? 0 });
    expect([country?.level, province?.level, city?.level]).toEqual([1, 2, 3]);
    expect(city?.pid).toBe(province?.id);
  });
});
