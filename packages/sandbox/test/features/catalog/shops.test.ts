import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { DAY, HOUR } from "../../../src/domain/durations";
import { countBestSellers, measureAnswers } from "../../../src/features/catalog/jobs";
import { handlers } from "../../../src/features/index";
import type { Viewer } from "../../../src/kernel/handler";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

let shop: SmallShop;
let buyer1: Viewer;
let buyer3: Viewer;
beforeAll(async () => {
  shop = await smallShop();
  [buyer1, buyer3] = await Promise.all([shop.viewer("buyer1"), shop.viewer("buyer3")]);
});
afterAll(() => shop.close());

const info = (id: number, viewer?: Viewer) =>
  createCallHandler(shop.services)("stores.get", handlers["stores.get"], viewer, { id });
const search = (words: string, more: { sort?: string; order?: "asc" | "desc"; page?: number } = {}) =>
  createCallHandler(shop.services)("stores.search", handlers["stores.search"], undefined, {
    search: words,
    ...more,
  });

describe("a store", () => {
  test("has five figures that come from its orders and reviews", async () => {
    expect(await info(1)).toEqual({
      id: 1,
      shopname: "Example Harbour",
      logo: "/uploads/shops/1.webp",
      city: "Port Example",
      description: "Homeware from small forges.",
      status: "open",
      // 8 + 5 items in five orders, and three orders of three items by the demonstration's buyer
      sell_count: 22,
      pro_count: 3,
      // eight paid orders and two good reviews
      reputation: 10,
      // half of the four reviews are good
      credit_score: 2.5,
      // 13 stars
      rating: 3.3,
      comment_count: 4,
      verified: 0,
      categories: [
        { id: 12, name: "Table", count: 2 },
        { id: 11, name: "Kitchen", count: 1 },
      ],
      trade_amount: "290.20",
      currency: "USDT",
      freight_zones: [],
      is_follow: 0,
      follow_count: 2,
      createtime: expect.any(Number),
    });
  });

  test("has no score before its first review", async () => {
    expect(await info(2)).toMatchObject({ rating: null, comment_count: 0 });
    expect(await info(2)).not.toHaveProperty("credit_score");
  });

  test("is followed by whom it is followed", async () => {
    expect(await info(1, buyer1)).toMatchObject({ is_follow: 1 });
    expect(await info(1, buyer3)).toMatchObject({ is_follow: 0 });
    expect(await info(2, buyer1)).toMatchObject({ is_follow: 0 });
  });

  test.each([0, 99, Number.MAX_SAFE_INTEGER])("%s is not a shop", async (id) => {
    await expect(info(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("search for stores", () => {
  test.each([
    ["example", [1, 2]],
    ["EXAMPLE hill", [2]],
    ["forges", [1]],
    ["forges weekends", []],
    ["%", []],
  ])("%s finds %j", async (words, found) => {
    const page = await search(words);
    expect(page.data.map(({ id }) => id)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  test("sorts by age when asked, and keeps the total past the end", async () => {
    expect((await search("example", { sort: "createtime" })).data.map(({ id }) => id)).toEqual([2, 1]);
    expect((await search("example", { sort: "whatever" })).data.map(({ id }) => id)).toEqual([1, 2]);
    expect(await search("example", { page: 3 })).toMatchObject({ total: 2, current_page: 1, data: [] });
  });
});

describe("how soon a store answers", () => {
  /** What the store says once it has replied to its reviews, each so many hours after it. */
  async function replied(own: SmallShop, hours: readonly number[], now: number) {
    await own.services.db`update comment set replytime = null`;
    for (const [i, each] of hours.entries())
      await own.services.db`update comment set createtime = ${now - each * HOUR}, replytime = ${now}
        where id = (select id from comment where shop_id = 1 order by id offset ${i} limit 1)`;
    await measureAnswers(own.services, now);
    const call = createCallHandler(own.services);
    return (await call("stores.get", handlers["stores.get"], undefined, { id: 1 })).answers_within_hours;
  }

  test("is the median of the answers of 90 days, and nothing from fewer than five", async () => {
    const own = await smallShop();
    const { db, clock } = own.services;
    const now = clock.now();
    await db`update offer set createtime = ${now - 100 * DAY}`;
    expect(await replied(own, [1, 2, 40], now)).toBeUndefined();
    // It has answered a dispute, too. The fifth: an offer for a request, made 30 minutes after it.
    const [offer] = await db<{ request_id: number }[]>`
      update offer set createtime = ${now} where id = (select min(id) from offer where shop_id = 1) returning request_id`;
    await db`update purchase_request set createtime = ${now - 1_800} where id = ${offer?.request_id ?? 0}`;
    expect(await replied(own, [1, 2, 40], now)).toBe(2);
    await measureAnswers(own.services, now + 91 * DAY);
    const call = createCallHandler(own.services);
    expect(await call("stores.get", handlers["stores.get"], undefined, { id: 1 })).not.toHaveProperty(
      "answers_within_hours",
    );
    await own.close();
  });
});

describe("best sellers", () => {
  test("are what orders say, counted once an hour", async () => {
    const own = await smallShop();
    const { services } = own;
    const flags = async () =>
      Object.fromEntries(
        (await services.db<{ id: number; flags: string[] }[]>`select id, flags from product order by id`).map(
          ({ id, flags }) => [id, flags.sort()],
        ),
      );
    // What the seed knew already changes nothing; what a user wrote by hand goes.
    await services.db`update product set flags = array['hot', 'month'] where id in (3, 7)`;
    expect(await countBestSellers(services, services.clock.now())).toBe(2);
    expect(await flags()).toEqual({
      1: ["hot", "month", "recommend"],
      2: ["daily", "hot"],
      3: [],
      4: [],
      5: [],
      6: ["hot", "month"],
      7: [],
      8: ["hot", "month"],
    });
    await services.db`update product set flags = '{}'`;
    expect(await countBestSellers(services, services.clock.now() + 3_599)).toBe(0);
    const later = services.clock.now() + 40 * DAY;
    const both = await Promise.all([countBestSellers(services, later), countBestSellers(services, later)]);
    expect(both.sort()).toEqual([0, 4]);
    expect(await flags()).toMatchObject({ 1: ["hot"], 3: [], 6: ["hot"] });
    expect(await brokenInvariants(services.db)).toEqual([]);
    await own.close();
  });
});
