import { drawPicture } from "marketplace-sandbox-data/picture/draw";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { countBestSellers } from "../../../src/features/catalog/jobs";
import { handlers } from "../../../src/features/index";
import { LANGUAGES } from "../../../src/i18n/languages";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
let services: ReturnType<typeof testServices>;
let ask: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  services = testServices(database.db);
  ask = createCallHandler(services);
});
afterAll(() => database.close());

test("the home page has something in every section, in every language", async () => {
  for (const language of LANGUAGES) {
    const site = await ask("site.home", handlers["site.home"], undefined, {}, { language });
    expect(site?.web_name).not.toBe("");
    for (const rows of [site?.daily, site?.recommend, site?.hot, site?.month]) expect(rows).toHaveLength(10);
    for (const rows of [site?.banners, site?.categories, site?.footer_news, site?.shops]) {
      expect(rows?.length).toBeGreaterThan(2);
    }
  }
});

test("every product is found over the pages, each with a picture that can be drawn", async () => {
  const seen = new Set<number>();
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const { last_page, data } = await ask("products.list", handlers["products.list"], undefined, {
      page,
      limit: 100,
    });
    pages = last_page;
    for (const { id, image } of data) {
      seen.add(id);
      expect(drawPicture(image), image).toContain("<svg");
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(190);
});

test("products, reviews, articles and requests keep the contract", async () => {
  const { data: products } = await ask("products.list", handlers["products.list"], undefined, {
    flag: "hot",
    limit: 20,
  });
  for (const { id } of products) {
    const product = await ask("products.get", handlers["products.get"], undefined, { id });
    const reviews = await ask("products.reviews", handlers["products.reviews"], undefined, {
      id,
      limit: 100,
    });
    expect(reviews.counts).toEqual(product.comment_counts);
    expect(reviews.data).toHaveLength(Math.min(reviews.total, 100));
  }
  for (const { id } of await ask("articles.list", handlers["articles.list"], undefined, {})) {
    await ask("articles.get", handlers["articles.get"], undefined, { article_id: id });
  }
  expect(
    (await ask("purchaseRequests.list", handlers["purchaseRequests.list"], undefined, {})).total,
  ).toBeGreaterThan(50);
  expect(
    await ask("products.suggest", handlers["products.suggest"], undefined, { search: "te" }),
  ).toHaveLength(10);
});

test("the seed's best sellers are those that its orders give", async () => {
  expect(await countBestSellers(services, services.clock.now())).toBe(0);
  expect(await brokenInvariants(database.db)).toEqual([]);
});
