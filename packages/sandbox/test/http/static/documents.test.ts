import { expect, test } from "vitest";
import type { App } from "../../../src/http/api";
import { createDocuments } from "../../../src/http/static/documents";

/** An API of so many products of two stores, which counts its calls. */
function api(total: number) {
  const asked: string[] = [];
  const rows = Array.from({ length: total }, (_, index) => ({
    id: index + 1,
    shop_id: 7 + (index % 2),
    title: `Tea ${index + 1}`,
    price: "1.00",
    currency: "USDT",
    createtime: 1_790_000_000,
  }));
  const product = {
    id: 3,
    shop_id: 7,
    shopname: "Harbour",
    title: "Tea # 3",
    price: "1.00",
    currency: "USDT",
  };
  const app: App = {
    async fetch(request) {
      const path = new URL(request.url).pathname.replace("/api/", "");
      const text = request.method === "GET" ? "{}" : await request.text();
      const { page = 1, limit = 10, id } = JSON.parse(text);
      asked.push(path);
      const language = request.headers.get("accept-language");
      const answers: Record<string, unknown> = {
        "index/pro": {
          total,
          per_page: limit,
          current_page: page,
          last_page: Math.ceil(total / limit),
          data: rows.slice((page - 1) * limit, page * limit),
        },
        "index/category": [{ id: 1, name: "Home" }],
        "Article/category": [],
        "request/list": { total: 0, per_page: 1, current_page: 1, last_page: 1, data: [] },
        "index/pro_info": id === 3 ? { ...product, description: `in ${language}` } : undefined,
        "index/shop_info": id === 7 ? { id: 7, shopname: "Harbour" } : undefined,
      };
      const data = answers[path];
      return Response.json(data ? { code: 1, msg: "", data } : { code: 404, msg: "", data: null });
    },
  };
  return { app, asked };
}

const asks = (app: App, now?: () => number) => {
  const documents = createDocuments(app, now);
  return (path: string, languages = "en", robots?: string) =>
    documents({
      url: new URL(path, "http://127.0.0.1:4173"),
      origin: "https://shop.example",
      languages,
      robots,
    });
};

test("robots.txt is the shop's own, with the address of the sitemap", async () => {
  const ask = asks(api(0).app);
  expect((await ask("/robots.txt", "en", "User-agent: x\nDisallow: /\n"))?.text).toBe(
    "User-agent: x\nDisallow: /\n\nSitemap: https://shop.example/sitemap.xml\n",
  );
});

test("a sitemap is read once in ten minutes, whoever asks", async () => {
  let now = 0;
  const { app, asked } = api(150);
  const ask = asks(app, () => now);
  const [one, two] = await Promise.all([ask("/sitemap-products-1.xml"), ask("/sitemap-products-1.xml")]);
  expect(one?.text).toContain("<loc>https://shop.example/goods?id=150</loc>");
  expect(two?.text).toBe(one?.text);
  expect(asked).toEqual(["index/pro", "index/pro"]);
  now = 599_999;
  await ask("/sitemap-products-1.xml");
  expect(asked).toHaveLength(2);
  now = 600_000;
  await ask("/sitemap-products-1.xml");
  expect(asked).toHaveLength(4);
  expect(await ask("/sitemap-products-2.xml")).toBeUndefined();
});

test("products and stores are there as Markdown, in the language of the address or the reader", async () => {
  const ask = asks(api(2).app);
  const found = await ask("/goods.md?id=3&lang=de", "ar");
  expect(found).toMatchObject({ type: "text/markdown", canonical: "https://shop.example/goods?id=3" });
  expect(found?.text).toContain("# Tea \\# 3\n\nin de\n");
  expect((await ask("/goods.md?id=3", "ar-EG"))?.text).toContain("in ar");
  expect((await ask("/store/7.md"))?.text).toContain("- [Tea 1](https://shop.example/goods?id=1): 1.00 USDT");
  expect(await ask("/goods.md?id=4")).toBeUndefined();
  expect(await ask("/goods.md")).toBeUndefined();
});
