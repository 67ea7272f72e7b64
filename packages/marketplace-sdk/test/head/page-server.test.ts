import { expect, test } from "vitest";
import { createPageServer, type PageServerOptions } from "../../src/head/index.js";
import { createFactory, createFakeMarketplace, fail, ok, page } from "../../src/testing/index.js";

const make = createFactory(49);
const HTML =
  '<!doctype html><html lang="en" dir="ltr"><head><title>welcome</title><meta name="description" content="Goods" /></head><body></body></html>';

function serve(more: Partial<PageServerOptions> = {}) {
  const languages: string[] = [];
  let now = 0;
  const product = make("ProductDetail", { id: 3, title: "Kettle", price: "12.50", currency: "USDT" });
  const store = make("StoreDetail", { id: 7, shopname: "Harbour", status: "open" });
  const market = createFakeMarketplace({
    "site.home": ok({ web_name: "Tea & Co" }),
    "site.config": ok({}),
    "products.get": ({ id }) => (`${id}` === "3" ? ok(product) : fail(404, "Not found.")),
    "products.list": (input) => ok(page([product], input ?? {})),
    "stores.get": ok(store),
    "categories.list": ok([{ id: 12, name: "Kitchen" }]),
    "articles.list": ok([]),
    "purchaseRequests.list": (input) => ok(page([], input ?? {})),
  });
  const server = createPageServer({
    origin: "https://shop.example",
    html: HTML,
    api: (language) => {
      languages.push(language);
      return market;
    },
    titles: { en: { mine: "Account", "*": "Not found" }, ar: { mine: "حسابي" } },
    now: () => now,
    ...more,
  });
  const get = async (path: string, init?: RequestInit) => {
    const response = await server(new Request(`http://127.0.0.1${path}`, init));
    return response && { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { get, market, languages, pass: (ms: number) => (now += ms) };
}

test("a page comes with its head, in the language of its address or of its reader", async () => {
  const { get } = serve();
  const product = await get("/goods?id=3");
  expect(product?.status).toBe(200);
  expect(product?.text).toContain("<title>Kettle · Tea &amp; Co</title>");
  expect(product?.text).toContain('<link rel="canonical" href="https://shop.example/goods?id=3" />');
  expect(product?.headers.get("vary")).toBe("Accept-Language");
  const mine = await get("/mine", { headers: { "accept-language": "ar-EG,en;q=0.5" } });
  expect(mine?.text).toContain('<html lang="ar" dir="rtl">');
  expect(mine?.text).toContain("<title>حسابي · Tea &amp; Co</title>");
  expect((await get("/mine?lang=de", { headers: { "accept-language": "ar" } }))?.text).toContain('lang="de"');
});

test("what does not exist has its status", async () => {
  const { get } = serve();
  expect((await get("/goods?id=4"))?.status).toBe(404);
  expect((await get("/nowhere"))?.text).toContain("<title>Not found · Tea &amp; Co</title>");
});

test.each(["/assets/a.js", "/api/index/index", "/uploads/a.webp", "/service-worker.js"])(
  "%s is not a page",
  async (path) => expect(await serve().get(path)).toBeUndefined(),
);

test("only what is read is answered", async () => {
  expect(await serve().get("/", { method: "POST" })).toBeUndefined();
});

test("sitemap, robots.txt and Markdown are there", async () => {
  const { get } = serve({ robots: "User-agent: *\nDisallow: /private\n" });
  expect((await get("/robots.txt"))?.text).toContain(
    "Disallow: /private\n\nSitemap: https://shop.example/sitemap.xml",
  );
  expect((await get("/sitemap.xml"))?.text).toContain("https://shop.example/sitemap-products-1.xml");
  expect((await get("/sitemap-pages.xml"))?.text).toContain("https://shop.example/category/12");
  expect((await get("/sitemap-products-9.xml"))?.status).toBe(404);
  const markdown = await get("/goods.md?id=3");
  expect(markdown?.text).toContain("# Kettle\n");
  expect(markdown?.headers.get("link")).toBe('<https://shop.example/goods?id=3>; rel="canonical"');
  expect((await get("/store/7.md"))?.text).toContain("[Kettle](https://shop.example/goods?id=3)");
});

test("the API is asked once in ten seconds, and nothing of a visitor reaches it", async () => {
  const { get, market, pass } = serve();
  const headers = { cookie: "session=secret", token: "secret" };
  for (let visit = 0; visit < 3; visit++) await get("/goods?id=3", { headers });
  const calls = () => market.calls.map(({ operation }) => operation).sort();
  expect(calls()).toEqual(["products.get", "site.config", "site.home"]);
  expect(JSON.stringify(market.calls)).not.toContain("secret");
  pass(10_000);
  await get("/goods?id=3");
  expect(calls()).toHaveLength(6);
});

test("made-up ids do not fill the memory", async () => {
  const { get, market } = serve();
  for (let id = 1_000; id < 1_400; id++) await get(`/goods?id=${id}`);
  await get("/goods?id=1000");
  expect(market.calls.filter(({ operation }) => operation === "products.get")).toHaveLength(401);
});

test("where the API fails, the page comes as it was built, and a sitemap later", async () => {
  const { get } = serve({
    api: () => {
      throw new Error("away");
    },
  });
  expect(await get("/goods?id=3")).toMatchObject({ status: 200, text: HTML });
  expect(await get("/sitemap.xml")).toMatchObject({ status: 503 });
});
