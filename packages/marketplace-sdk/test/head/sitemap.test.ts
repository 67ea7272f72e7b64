import { expect, test } from "vitest";
import {
  documentKind,
  isSitemap,
  markdownOf,
  robotsTxt,
  type SitemapApi,
  sitemap,
} from "../../src/head/index.js";
import { createFactory, page } from "../../src/testing/index.js";

const make = createFactory(49);
const site = { origin: "https://shop.example", name: "Harbour Market" };
const DAY = 1_790_000_000;

function api(products: number): SitemapApi & { calls: number } {
  const rows = make.list("Product", products, (index) => ({
    id: index + 1,
    shop_id: index % 3,
    createtime: DAY,
  }));
  const client = {
    calls: 0,
    products: {
      list: async (input: { page: number; limit: number }) => {
        client.calls += 1;
        return page(rows, input);
      },
    },
    categories: { list: async () => [{ id: 1, name: "Home", childlist: [{ id: 12, name: "Kitchen" }] }] },
    articles: { list: async () => [make("ArticleSummary", { id: 31, createtime: DAY })] },
    purchaseRequests: {
      list: async (input: { limit: number }) =>
        page([make("PurchaseRequest", { id: 5, createtime: DAY })], input),
    },
  };
  return client;
}

test("the index names as many files as there are products for", async () => {
  const names = async (products: number) =>
    [...((await sitemap("/sitemap.xml", api(products), site)) ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, name]) => name,
    );
  expect(await names(0)).toEqual(["https://shop.example/sitemap-pages.xml"]);
  expect(await names(1_001)).toEqual([
    "https://shop.example/sitemap-pages.xml",
    "https://shop.example/sitemap-products-1.xml",
    "https://shop.example/sitemap-products-2.xml",
  ]);
});

test("a time that is none, and a product without a store, leave the others in the file", async () => {
  const rows = [
    make("Product", { id: 1, createtime: 1e15 }),
    { ...make("Product", { id: 2 }), shop_id: JSON.parse("null") },
    make("Product", { id: 3, shop_id: 4, createtime: DAY }),
  ];
  const client = {
    ...api(0),
    products: { list: async (input: { page: number; limit: number }) => page(rows, input) },
  };
  const text = (await sitemap("/sitemap-products-1.xml", client, site)) ?? "";
  expect(text).toContain("<loc>https://shop.example/goods?id=1</loc></url>");
  expect(text).toContain("<loc>https://shop.example/goods?id=3</loc><lastmod>2026-09-21</lastmod></url>");
  expect(text).not.toMatch(/undefined|null|NaN/);
});

test("a file has its products and their stores, with dates, and asks for no more pages than there are", async () => {
  const client = api(1_150);
  const text = (await sitemap("/sitemap-products-2.xml", client, site)) ?? "";
  expect(client.calls).toBe(2);
  expect(text.match(/<url>/g)).toHaveLength(150 + 3);
  expect(text).toContain(
    "<url><loc>https://shop.example/goods?id=1001</loc><lastmod>2026-09-21</lastmod></url>",
  );
  expect(await sitemap("/sitemap-products-3.xml", client, site)).toBeUndefined();
});

test("categories, articles and requests are in a file of their own", async () => {
  const text = (await sitemap("/sitemap-pages.xml", api(0), site)) ?? "";
  for (const path of [
    "/",
    "/product",
    "/category/1",
    "/category/12",
    "/page/31",
    "/search?tab=requests&amp;id=5",
  ])
    expect(text).toContain(`<loc>https://shop.example${path}</loc>`);
});

test.each(["/sitemap-products-0.xml", "/sitemap-products-100.xml", "/sitemap.xml.gz", "/x/sitemap.xml"])(
  "%s is no file of it",
  (path) => expect(isSitemap(path)).toBe(false),
);

test("robots.txt names the sitemap", () => {
  expect(robotsTxt(site)).toContain("Sitemap: https://shop.example/sitemap.xml");
});

test("a product as Markdown has its figures in tables, and its seller's signs are letters", () => {
  const product = make("ProductDetail", {
    id: 3,
    shop_id: 7,
    title: "# Kettle [click](https://evil.example) | `x` <b>",
    content:
      "<h2>Care</h2><script>alert(1)</script><p>Rinse &amp; dry.<br>1. never boil</p><ul><li>steel</li></ul>",
    price: "12.50",
    currency: "USDT",
    price_tiers: [{ min_num: 24, price: "10.00" }],
    skus: [{ id: 1, spec: ["Cream|Sage"], price: "12.50", stock: 3, image: "", sku_code: "K-1" }],
  });
  const text = markdownOf({ status: 200, product }, site) ?? "";
  expect(text).toContain("# \\# Kettle \\[click\\]\\(https://evil.example\\) \\| \\`x\\` \\<b\\>\n");
  expect(text).toContain("| From | Price \\(USDT\\) |\n| --- | --- |\n| 24 | 10.00 |");
  expect(text).toContain("| Cream\\|Sage | K-1 | 12.50 | 3 |");
  expect(text).toContain("Care\n\nRinse \\& dry.\n\n1\\. never boil\n\nsteel\n");
  expect(text).toContain("https://shop.example/goods?id=3");
  expect(text).not.toContain("alert");
});

test("a store as Markdown lists its products; what is gone has none", () => {
  const store = make("StoreDetail", { id: 7, shopname: "Harbour Trading" });
  const text = markdownOf({ status: 200, store }, site, [
    { id: 3, title: "Tea", price: "1.00", currency: "USDT" },
  ]);
  expect(text).toContain("- [Tea](https://shop.example/goods?id=3): 1.00 USDT");
  expect(markdownOf({ status: 410, store }, site)).toBeUndefined();
  expect(markdownOf({ status: 200 }, site)).toBeUndefined();
});

test.each([
  ["/robots.txt", "robots"],
  ["/sitemap.xml", "sitemap"],
  ["/sitemap-products-1.xml", "sitemap"],
  ["/goods.md", "markdown"],
  ["/store/7.md", "markdown"],
  ["/store/seven.md", undefined],
  ["/goods", undefined],
  ["/mine.md", undefined],
])("%s is %s", (path, kind) => expect(documentKind(path)).toBe(kind));
