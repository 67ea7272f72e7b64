import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAdmission } from "../../../src/http/admission";
import type { App } from "../../../src/http/api";
import { createPreloadHints } from "../../../src/http/static/preload-hints";
import { serveShop } from "../../../src/http/static/serve-shop";

const SCRIPT = `console.log("${"long ".repeat(400)}");`;
const FILES = {
  "index.html": "<title>shop</title>",
  "service-worker.js": "// worker",
  "icon.png": "picture",
  "assets/home-DYq3xV8c.js": SCRIPT,
  "assets/plain.js": SCRIPT,
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "dist", path)), { recursive: true });
    writeFileSync(join(folder, "dist", path), text);
  }
  writeFileSync(join(folder, "secret.txt"), "secret");
  return join(folder, "dist");
}

function shopWith(files: Readonly<Record<string, string>> = FILES) {
  const shop = serveShop(folderWith(files));
  return (path: string, init?: RequestInit) => shop(new Request(`http://shop.example${path}`, init));
}

test("the page says what this server does for users, unless its operator has", async () => {
  const page = (config: string) => `<script type="application/json" id="config">${config}</script>`;
  const shown = async (config: string) => {
    const shop = serveShop(folderWith({ ...FILES, "index.html": page(config) }));
    return (await shop(new Request("http://shop.example/goods?id=1"))).text();
  };
  expect(await shown('{"apiUrl":"https://a.example/\\u003c"}')).toBe(
    page('{"promises":["buyerProtection","withdrawalLock"],"apiUrl":"https://a.example/\\u003c"}'),
  );
  expect(await shown('{"promises":[]}')).toBe(page('{"promises":[]}'));
});

test.each(["/", "/goods?id=1", "/user/orders", "/index.html"])("%s answers with the page", async (path) => {
  const response = await shopWith()(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(FILES["index.html"]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
});

test("a person who opens an address with a dot gets the page, a script that is gone does not", async () => {
  const get = shopWith();
  expect((await get("/store/a.b", { headers: { accept: "text/html,*/*" } })).status).toBe(200);
  expect((await get("/assets/gone-DYq3xV8c.js")).status).toBe(404);
});

test.each([
  ["/assets/home-DYq3xV8c.js", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
  ["/assets/plain.js", "no-cache", "text/javascript; charset=utf-8"],
  ["/service-worker.js", "no-cache", "text/javascript; charset=utf-8"],
  ["/icon.png", "no-cache", "image/png"],
])("%s is cached as %s", async (path, cache, type) => {
  const { headers } = await shopWith()(path);
  expect(headers.get("cache-control")).toBe(cache);
  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["*", "br", brotliDecompressSync],
] as const)("texts are compressed for %s", async (accept, encoding, unpack) => {
  const response = await shopWith()("/assets/plain.js", { headers: { "accept-encoding": accept } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(unpack(bytes).toString()).toBe(SCRIPT);
});

test.each([
  ["/assets/plain.js", "identity"],
  ["/assets/plain.js", ""],
  ["/icon.png", "gzip, br"],
  ["/index.html", "gzip, br"],
])("%s for %j comes as it is", async (path, accept) => {
  const response = await shopWith()(path, { headers: { "accept-encoding": accept } });
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("compressed files of the build are used", async () => {
  const get = shopWith({ ...FILES, "assets/plain.js.br": "compressed before" });
  const response = await get("/assets/plain.js", { headers: { "accept-encoding": "br" } });
  expect(await response.text()).toBe("compressed before");
});

test("what the caller has already is not sent again, in any encoding", async () => {
  const get = shopWith();
  const tag = (await get("/assets/plain.js")).headers.get("etag") ?? "";
  const again = await get("/assets/plain.js", {
    headers: { "if-none-match": `"other", ${tag}`, "accept-encoding": "br" },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("/", { headers: { "if-none-match": tag } })).status).toBe(200);
});

test("HEAD responds the same without the body; nothing else is allowed", async () => {
  const get = shopWith();
  const whole = await get("/assets/plain.js");
  const head = await get("/assets/plain.js", { method: "HEAD" });
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  expect(await head.text()).toBe("");
  const post = await get("/", { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a new build is noticed", async () => {
  const folder = folderWith(FILES);
  const shop = serveShop(folder);
  const page = new Request("http://shop.example/");
  await shop(page);
  writeFileSync(join(folder, "index.html"), "<title>shot</title>");
  utimesSync(join(folder, "index.html"), 1, 1);
  expect(await (await shop(page)).text()).toBe("<title>shot</title>");
});

test("no path leads out of the folder", async () => {
  const get = shopWith();
  const step = fc.constantFrom(
    "..",
    "%2e%2e",
    "%252e",
    "/",
    "%2f",
    "\\",
    "%5c",
    "%00",
    "secret.txt",
    "dist",
    "%",
    "a",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const response = await get(`/${steps.join("")}`);
      expect(await response.text()).not.toContain("secret");
    }),
    { numRuns: 500 },
  );
  expect((await get("/../secret.txt")).status).toBe(404);
});

test("a folder without a page isn't a shop", () => {
  expect(() => serveShop(folderWith({ "other.html": "" }))).toThrow("an index.html is missing");
});

const PAGE = "<head><title>Marketplace</title></head><body><div><b></b><i></i><i></i></div></body>";
const EARLY = JSON.stringify({
  screens: { goods: ["assets/product-1.js", "assets/product-1.css"], order: ["assets/orders-1.js"] },
  trade: ["order"],
  texts: {
    en: { shop: "assets/texts-en-1.js", trade: "assets/texts-en-trade-1.js" },
    tw: { shop: "assets/texts-tw-1.js", trade: "assets/texts-tw-trade-1.js" },
  },
});

const paragraph = (text: string) => ({ isHeading: false, text });
const heading = (text: string) => ({ isHeading: true, text });

test("the page names what its address needs, the site and the screen's first pictures", async () => {
  const folder = folderWith({ ...FILES, "index.html": PAGE, "preload-manifest.json": EARLY });
  const shop = serveShop(folder, async ({ pathname }) => ({
    name: "Tea & <Cups>",
    pictures: pathname === "/faqs" || pathname.startsWith("/page") ? [] : ['/uploads/"1".svg'],
    words: pathname === "/page/1" ? [paragraph("One <b>"), heading("More"), paragraph("Two")] : [],
    hasContents: pathname === "/page/1",
  }));
  const get = async (path: string) => (await shop(new Request(`http://shop.example${path}`))).text();

  const home = await get("/");
  expect(home).toContain("<title>Tea &amp; &lt;Cups&gt;</title>");
  expect(home).toContain(
    '<b dir="auto">Tea &amp; &lt;Cups&gt;</b><i></i><i><img src="/uploads/&quot;1&quot;.svg"',
  );
  expect(home).not.toContain("modulepreload");

  const product = await get("/goods?id=1");
  expect(product).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/product-1.js"><link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/product-1.css"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/texts-en-1.js"></template></body>',
  );
  expect(product).toContain('<div><u><img src="/uploads/&quot;1&quot;.svg"');
  expect(await get("/product")).toContain('<b></b><i></i><p><i><img src="/uploads/&quot;1&quot;.svg"');
  const faqs = await get("/faqs");
  expect(faqs).not.toContain("modulepreload");
  const named = '<b dir="auto">Tea &amp; &lt;Cups&gt;</b><i></i><i></i>';
  expect(faqs).toContain(named);
  expect(await get("/page/1")).toContain(
    '<div><s></s><em dir="auto">One &lt;b&gt;</em><strong dir="auto">More</strong><em dir="auto">Two</em></div>',
  );
  expect(await get("/page/2")).toContain(named);
});

test("the page names the widths of its pictures, and what the shop's own will be loaded by", async () => {
  const images = { template: "{url}?w={width}", widths: [320, 640], prefixes: ["/uploads/"] };
  const shop = serveShop(folderWith({ ...FILES, "index.html": PAGE }), async ({ pathname, search }) => ({
    name: "Tea",
    pictures: [search === "?id=1" ? "https://elsewhere.example/1.webp" : "/uploads/1.webp"],
    ...(pathname === "/store/2" && { storeBanner: "/uploads/banner.webp" }),
    words: [],
    images,
  }));
  const get = async (path: string) => (await shop(new Request(`http://shop.example${path}`))).text();
  const home = await get("/");
  expect(home).toContain(
    'srcset="/uploads/1.webp?w=320 320w, /uploads/1.webp?w=640 640w" src="/uploads/1.webp" alt=""',
  );
  const [, content = ""] = /<meta name="images" content="([^"]*)"><\/head>/.exec(home) ?? [];
  expect(JSON.parse(content.replaceAll("&quot;", '"'))).toEqual(images);
  expect(await get("/goods?id=1")).toContain('<u><img src="https://elsewhere.example/1.webp"');
  const sizes = async (path: string) => /sizes="([^"]*)"/.exec(await get(path))?.[1] ?? "";
  const shopSizes = readFileSync(
    new URL("../../../../storefront/src/shared/ui/picture.tsx", import.meta.url),
    "utf8",
  );
  for (const path of ["/", "/product", "/goods?id=2", "/store/1", "/store/2"]) {
    expect(shopSizes).toContain(`"${await sizes(path)}"`);
  }
  expect(await get("/store/2")).toMatch(/<dfn><img [^>]*src="\/uploads\/banner.webp"/);
});

test("the page names the texts of its screen in the reader's language", async () => {
  const shop = serveShop(folderWith({ ...FILES, "index.html": PAGE, "preload-manifest.json": EARLY }));
  const named = async (path: string, language: string) => {
    const headers = { "accept-language": language };
    const html = await (await shop(new Request(`http://shop.example${path}`, { headers }))).text();
    return [...html.matchAll(/href="\/assets\/([\w-]+)-1\.js"/g)].map(([, file]) => file);
  };
  expect(await named("/goods?id=1", "zh-TW,zh;q=0.9")).toEqual(["product", "texts-tw"]);
  expect(await named("/order", "zh-TW,zh;q=0.9")).toEqual(["orders", "texts-tw", "texts-tw-trade"]);
  expect(await named("/order", "sv")).toEqual(["orders", "texts-en", "texts-en-trade"]);
  expect(await named("/", "zh-TW,zh;q=0.9")).toEqual(["texts-tw"]);
  expect(await named("/", "en-GB")).toEqual([]);
  expect(await named("/nowhere", "zh-TW,zh;q=0.9")).toEqual([]);
  // A language this build has no texts of.
  expect(await named("/order", "de")).toEqual(["orders"]);
});

test("a screen that begins with a note for everyone has it in the page, in the reader's language", async () => {
  const early = JSON.stringify({
    ...JSON.parse(EARLY),
    words: { order: { en: "Send <exactly> this.", tw: "請匯確切金額。" } },
  });
  // A server too busy to describe the site knows the note all the same.
  const shop = serveShop(
    folderWith({ ...FILES, "index.html": PAGE, "preload-manifest.json": early }),
    async ({ search }) => (search === "?busy" ? undefined : { name: "Tea", pictures: [], words: [] }),
  );
  const get = async (path: string, language: string) => {
    const headers = { "accept-language": language };
    return (await shop(new Request(`http://shop.example${path}`, { headers }))).text();
  };
  expect(await get("/order", "en")).toContain("<div><b></b><q>Send &lt;exactly&gt; this.</q></div>");
  expect(await get("/order?busy", "zh-TW")).toContain("<q>請匯確切金額。</q>");
  // With something to read the other files can wait for the first script.
  expect(await get("/order", "en")).toContain('<template id="early">');
  expect(await get("/order", "de")).not.toContain("<q>");
  expect(await get("/goods", "en")).not.toContain("<q>");
});

test("the further files of a screen wait for the first script where the page shows something by then", async () => {
  const shop = serveShop(
    folderWith({ ...FILES, "index.html": PAGE, "preload-manifest.json": EARLY }),
    async ({ pathname }) => ({
      name: "Tea",
      pictures: pathname === "/goods" ? ["/uploads/1.svg"] : [],
      words: [],
    }),
  );
  const get = async (path: string) => (await shop(new Request(`http://shop.example${path}`))).text();
  expect(await get("/goods?id=1")).toMatch(
    /<template id="early"><link [^<]*product-1[^<]*>.*<\/template><\/body>/,
  );
  const order = await get("/order");
  // Not with a low priority, by which the browser would hold them back.
  expect(order).toContain('<link rel="modulepreload" crossorigin href="/assets/orders-1.js">');
  expect(order).toMatch(/<\/div><link [^<]*orders-1[^<]*>.*<\/body>/);
  expect(order).not.toContain("<template");
  // A style sheet that is on its way hides from the browser what comes after it.
  const styled = serveShop(
    folderWith({
      ...FILES,
      "index.html": PAGE.replace("</body>", '<link rel="stylesheet" href="/a.css"></body>'),
      "preload-manifest.json": EARLY,
    }),
  );
  const html = await (await styled(new Request("http://shop.example/order"))).text();
  expect(html.indexOf("orders-1")).toBeGreaterThan(0);
  expect(html.indexOf("orders-1")).toBeLessThan(html.indexOf("stylesheet"));
  expect(await get("/")).not.toContain("<template");
});

test("a changed name is a changed page with another tag", async () => {
  const folder = folderWith({ ...FILES, "index.html": PAGE });
  let name = "First";
  const shop = serveShop(folder, async () => ({ name, pictures: [], words: [] }));
  const first = await shop(new Request("http://shop.example/"));
  name = "Second";
  const second = await shop(new Request("http://shop.example/"));
  expect(await second.text()).toContain('<b dir="auto">Second</b>');
  expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
  expect(second.headers.get("vary")).toContain("Accept-Language");
});

test("the page is in the reader's language before its script runs", async () => {
  const page = (lang: string, description: string, reload: string) =>
    `<html lang="${lang}"><meta name="description" content="${description}" /><a class="late" href="" aria-label="${reload}">↻</a>`;
  const get = shopWith({
    "index.html": page('en" dir="ltr', "Goods", "Reload"),
    "manifest.webmanifest": JSON.stringify({
      description_localized: { ar: "بضائع", de: 'Waren & "mehr"', "zh-Hant": "商品" },
    }),
  });
  const inLanguage = async (language: string) =>
    (await get("/", { headers: { "accept-language": language } })).text();
  expect(await inLanguage("en")).toBe(page('en" dir="ltr', "Goods", "Reload"));
  expect(await inLanguage("ar")).toBe(page('ar" dir="rtl', "بضائع", "إعادة التحميل"));
  expect(await inLanguage("de-AT,de")).toBe(
    page('de" dir="ltr', "Waren &amp; &quot;mehr&quot;", "Neu laden"),
  );
  expect(await inLanguage("zh-TW")).toBe(page('zh-Hant" dir="ltr', "商品", "重新載入"));
  // A language without a description keeps the English one.
  expect(await inLanguage("fr")).toBe(page('fr" dir="ltr', "Goods", "Recharger la page"));
});

const NAMED = {
  ...FILES,
  "index.html":
    '<html lang="en" dir="ltr"><head><title>welcome</title><meta name="description" content="Goods" /></head><body></body></html>',
  "preload-manifest.json": JSON.stringify({
    ...JSON.parse(EARLY),
    titles: {
      en: { "": "Home", goods: "Product", mine: "Account", "*": "Page not found" },
      ar: { "": "الرئيسية", goods: "المنتج", mine: "حسابي", "*": "الصفحة غير موجودة" },
    },
  }),
  "manifest.webmanifest": JSON.stringify({ description: "Goods", description_localized: { ar: "بضائع" } }),
};

/** A shop whose build names its screens, and which knows one product. */
function namedShop(files: Readonly<Record<string, string>> = NAMED, publicUrl?: string) {
  const kettle = {
    id: 3,
    shop_id: 7,
    shopname: "Harbour",
    title: "Kettle </title>",
    image: "",
    price: "1.00",
  };
  const asked: string[] = [];
  const shop = serveShop(
    folderWith(files),
    async (_url, languages, page) => {
      asked.push(languages);
      const content = page?.id === "3" ? { status: 200 as const, product: kettle } : { status: 404 as const };
      return { name: "Tea & Co", pictures: [], words: [], ...(page?.id !== undefined && { content }) };
    },
    undefined,
    {
      publicUrl,
      documents: async ({ url, origin }) =>
        url.pathname === "/goods.md"
          ? { type: "text/markdown", text: "# Kettle", canonical: `${origin}/goods?id=3` }
          : undefined,
    },
  );
  const get = (path: string, init?: RequestInit) => shop(new Request(`http://shop.example${path}`, init));
  return { get, asked };
}

test("a product's page says to readers without scripts what it shows", async () => {
  const { get } = namedShop();
  const response = await get("/goods?id=3");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("<title>Kettle &lt;/title&gt; · Tea &amp; Co</title>");
  expect(html).toContain('<link rel="canonical" href="http://shop.example/goods?id=3" />');
  expect(html).toContain('<meta property="og:title" content="Kettle &lt;/title&gt;" />');
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('hreflang="zh-Hant" href="http://shop.example/goods?id=3&amp;lang=zh-Hant"');
  const elsewhere = namedShop(NAMED, "https://tea.example");
  expect(await (await elsewhere.get("/goods?id=3")).text()).toContain(
    'href="https://tea.example/goods?id=3"',
  );
});

test("whoever reads pages without scripts waits longer for what a page shows than a browser does", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app: App = {
    async fetch() {
      await new Promise((resolve) => setTimeout(resolve, 9_000));
      return Response.json({ code: 1, msg: "", data: { web_name: "Tea & Co" } });
    },
  };
  const htmlFor = async (headers: Record<string, string>) => {
    const shop = serveShop(folderWith(NAMED), createPreloadHints(app));
    const answer = shop(new Request("http://shop.example/product", { headers }));
    await vi.advanceTimersByTimeAsync(9_000);
    return (await answer).text();
  };
  expect(await htmlFor({})).toContain('<meta property="og:site_name" content="Tea &amp; Co" />');
  expect(await htmlFor({ "sec-fetch-dest": "document" })).not.toContain("Tea");
});

test("an address in a language is answered in it, whatever the browser speaks", async () => {
  const { get, asked } = namedShop();
  const html = await (await get("/mine?lang=ar", { headers: { "accept-language": "de" } })).text();
  expect(asked).toEqual(["ar"]);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("<title>حسابي · Tea &amp; Co</title>");
  expect(html).toContain('content="بضائع"');
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

test("what does not exist is the shop's page with 404, and is sent again each time", async () => {
  const { get } = namedShop();
  for (const path of ["/goods?id=4", "/nowhere", "/goods"]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<title>Page not found · Tea &amp; Co</title>");
    const again = { headers: { "if-none-match": response.headers.get("etag") ?? "" } };
    expect((await get(path, again)).status).toBe(404);
  }
});

test("a shop whose build names no screens may have others: it keeps its addresses", async () => {
  const { get } = namedShop({ ...NAMED, "preload-manifest.json": EARLY });
  const response = await get("/collections/tea");
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("canonical");
  expect(
    (await get("/goods.md?id=3", { headers: { accept: "text/html" } })).headers.get("content-type"),
  ).toContain("text/html");
});

test("documents for other readers come with the address of their page", async () => {
  const { get } = namedShop();
  const response = await get("/goods.md?id=3", { headers: { accept: "text/html" } });
  expect([response.status, await response.text()]).toEqual([200, "# Kettle"]);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("link")).toBe('<http://shop.example/goods?id=3>; rel="canonical"');
  expect((await get("/sitemap.xml")).status).toBe(404);
  expect(await (await get("/goods.md?id=3", { method: "HEAD" })).text()).toBe("");
  expect((await get("/goods.md?id=3", { method: "POST" })).status).toBe(405);
});

const COUNTED = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };

/** @returns the status of each of so many requests of one address, refusals without their pause */
async function counted(times: number, path: (turn: number) => string, callsPerSecond: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const shop = serveShop(folderWith(FILES), undefined, openAdmission({ callsPerSecond, now: () => 0 }));
  const answers = Array.from({ length: times }, (_, turn) =>
    shop(new Request(`http://shop.example${path(turn)}`), COUNTED),
  );
  await vi.advanceTimersByTimeAsync(1_500);
  return Promise.all(answers);
}

test("pages count like two calls, whatever their address", async () => {
  const answers = await counted(15, (turn) => `/goods?id=1&n=${turn}`, 10);
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
  for (const { headers } of answers.slice(10)) expect(headers.get("retry-after")).toBe("1");
});

test("files, and what is no file, count like a quarter of a call", async () => {
  const files = await counted(50, () => "/assets/plain.js", 5);
  expect(files.filter(({ status }) => status === 200)).toHaveLength(40);
  const none = await counted(50, (turn) => `/assets/${turn}.js`, 5);
  expect(none.filter(({ status }) => status === 404)).toHaveLength(40);
});

test.each(["/constructor", "/__proto__", "/toString/1", "/hasOwnProperty?id=1"])(
  "%s is a page like any other",
  async (path) => {
    const shop = serveShop(
      folderWith({ ...FILES, "index.html": PAGE, "preload-manifest.json": EARLY }),
      async () => ({ name: "Tea", pictures: ["/uploads/1.svg"], words: [] }),
    );
    const response = await shop(new Request(`http://shop.example${path}`));
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<b dir="auto">Tea</b>'),
    ]);
  },
);

test("a filled page is compressed as others are", async () => {
  const shop = serveShop(
    folderWith({ ...FILES, "index.html": PAGE.replace("Marketplace", "Marketplace ".repeat(200)) }),
    async () => ({ name: "Tea ".repeat(500), pictures: [], words: [] }),
  );
  for (const [accept, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const headers = { "accept-encoding": accept };
    const response = await shop(new Request("http://shop.example/", { headers }));
    expect(response.headers.get("content-encoding")).toBe(accept);
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain("Tea Tea");
  }
});
