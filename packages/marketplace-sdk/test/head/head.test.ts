import { expect, test } from "vitest";
import {
  type HeadSite,
  head,
  inLanguage,
  markdownOf,
  type PageThing,
  readAddress,
  withHead,
} from "../../src/head/index.js";
import { textOfHtml } from "../../src/head/plain-text.js";
import type { Category } from "../../src/index.js";
import { createFactory, createFakeMarketplace, fail, ok } from "../../src/testing/index.js";
import { htmlFaults, readHtml } from "./parsers.js";

const make = createFactory(49);
const site: HeadSite = {
  origin: "https://shop.example",
  name: "Harbour Market",
  description: "Wholesale products and stores in one place.",
  titles: { product: "Products", faqs: "Help", mine: "Account", goods: "Product", "*": "Not found" },
  images: {
    template: "{url}?w={width}",
    widths: [320, 1280],
    prefixes: ["/uploads/"],
    preview: { template: "{url}?w=1200&h=630", width: 1200, height: 630 },
  },
  logo: { url: "/icon-512.png", width: 512, height: 512 },
};
const PAGE =
  '<!doctype html>\n<html lang="en" dir="ltr"><head>\n<meta charset="utf-8">\n<title>welcome</title>\n<meta name="description" content="Goods" />\n</head><body><p>Shop</p></body></html>\n';

/** @param things what the API has; everything else does not exist */
function api({ product, store, article, request, categories = [] }: PageThing & { categories?: Category[] }) {
  const missing = fail(404, "Not found.");
  return createFakeMarketplace({
    "products.get": product ? ok(product) : missing,
    "stores.get": store ? ok(store) : missing,
    "articles.get": article ? ok(article) : missing,
    "purchaseRequests.get": request ? ok(request) : missing,
    "categories.list": ok(categories),
  });
}

const product = make("ProductDetail", {
  id: 1003,
  shop_id: 7,
  shopname: "Harbour Trading",
  title: "Enamelled kettle 2.5 l",
  description: "For gas and induction.",
  image: "/uploads/products/1003/front.webp",
  images: ["/uploads/products/1003/front.webp", "/uploads/products/1003/side.webp"],
  price: "12.50",
  from_price: "9.00",
  currency: "USDT",
  stock: 80,
  min_order: 2,
  rating: 4.6,
  comment_count: 12,
  price_tiers: [
    { min_num: 24, price: "10.00" },
    { min_num: 96, price: "9.00" },
  ],
  specs: [],
  skus: [],
  comments: [
    make("Review", { star: 5, content: "Good.", username_masked: "m***a", createtime: 1_790_000_000 }),
  ],
});

test("a product says what it is, what it costs by quantity, and where it is", async () => {
  const found = await head("/goods?id=1003&sku=5&utm_source=x", api({ product }), site);
  const html = withHead(PAGE, found);
  const { openGraph, jsonLd, schemaErrors } = await readHtml(html);

  expect(found).toMatchObject({
    status: 200,
    title: "Enamelled kettle 2.5 l · Harbour Market",
    description: "9.00–12.50 USDT · Harbour Trading · For gas and induction.",
    canonical: "https://shop.example/goods?id=1003",
    markdown: "https://shop.example/goods.md?id=1003",
  });
  expect(openGraph).toMatchObject({
    ogType: "product",
    ogTitle: "Enamelled kettle 2.5 l",
    ogUrl: "https://shop.example/goods?id=1003",
    ogSiteName: "Harbour Market",
    ogLocale: "en_US",
    ogImage: [
      {
        url: "https://shop.example/uploads/products/1003/front.webp?w=1200&h=630",
        width: "1200",
        height: "630",
        alt: "Enamelled kettle 2.5 l",
      },
    ],
  });
  expect(html).toContain('<meta property="product:price:amount" content="9.00" />');
  expect(html).toContain('<meta property="product:price:currency" content="USDT" />');
  expect(schemaErrors).toEqual([]);
  expect(jsonLd.Product?.[0]).toMatchObject({
    name: "Enamelled kettle 2.5 l",
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
    offers: {
      "@type": "Offer",
      price: "12.50",
      priceCurrency: "USDT",
      availability: "https://schema.org/InStock",
      seller: { name: "Harbour Trading", url: "https://shop.example/store/7" },
      priceSpecification: [
        { price: "12.50", eligibleQuantity: { minValue: 2, maxValue: 23 } },
        { price: "10.00", eligibleQuantity: { minValue: 24, maxValue: 95 } },
        { price: "9.00", eligibleQuantity: { minValue: 96 } },
      ],
    },
  });
  expect(jsonLd.BreadcrumbList?.[0]?.itemListElement).toMatchObject([
    { position: 1, name: "Harbour Market", item: "https://shop.example/" },
    { position: 2, name: "Products", item: "https://shop.example/product" },
    { position: 3, name: "Enamelled kettle 2.5 l", item: "https://shop.example/goods?id=1003" },
  ]);
  expect(await htmlFaults(html)).toEqual([]);
});

test.each([
  ["/product", "Products", "Products · Harbour Market"],
  ["/", "Harbour Market", "Harbour Market"],
])(
  "the preview of %s says the site's name once, beside the shop's picture and its size",
  async (address, label, title) => {
    const found = await head(address, api({}), site);
    const { openGraph } = await readHtml(withHead(PAGE, found));
    expect(found.title).toBe(title);
    expect(openGraph).toMatchObject({
      ogTitle: label,
      ogSiteName: "Harbour Market",
      ogImage: [{ url: "https://shop.example/icon-512.png", width: "512", height: "512", alt: label }],
    });
  },
);

test.each([
  ["من القماش القطني.", "من القماش القطني. · 9.00–12.50 USDT · Harbour Trading"],
  ["100% قطن.", "100% قطن. · 9.00–12.50 USDT · Harbour Trading"],
  ["كلمة ".repeat(100), /^كلمة .*كلمة… · 9\.00–12\.50 USDT · Harbour Trading$/],
  ["Cotton, called قطن.", "9.00–12.50 USDT · Harbour Trading · Cotton, called قطن."],
])(
  "a description that is read from right to left begins with its text: %s",
  async (description, expected) => {
    const found = await head("/goods?id=1003&lang=ar", api({ product: { ...product, description } }), site);
    expect(found.description).toMatch(expected);
    expect(Array.from(found.description).length).toBeLessThanOrEqual(200);
  },
);

test("variants are offers with the range of their prices, and those without stock say so", async () => {
  const found = await head(
    "/goods?id=1003",
    api({
      product: {
        ...product,
        price_tiers: [],
        skus: [
          { id: 1, spec: ["Cream"], price: "100.50", stock: 0, image: "", sku_code: "K-1" },
          { id: 2, spec: ["Sage", "XL"], price: "99.50", stock: 8, image: "", sku_code: "" },
        ],
      },
    }),
    site,
  );
  expect(found.jsonLd[0]).toMatchObject({
    offers: {
      "@type": "AggregateOffer",
      lowPrice: "9.00",
      highPrice: "100.50",
      offerCount: 2,
      offers: [
        {
          sku: "K-1",
          availability: "https://schema.org/OutOfStock",
          url: "https://shop.example/goods?id=1003&sku=1",
        },
        { name: "Sage, XL", availability: "https://schema.org/InStock" },
      ],
    },
  });
  expect(found.jsonLd[0]).not.toHaveProperty("offers.offers.0.priceSpecification");
  expect((await readHtml(withHead(PAGE, found))).schemaErrors).toEqual([]);
});

test("the price beside a link is the range of all variants and quantities", async () => {
  const skus = ["16.80", "9.20", "100.00"].map((price, id) => ({ id, spec: [], price, stock: 1, image: "" }));
  const variants = { ...product, skus: skus.map((sku) => ({ ...sku, sku_code: "" })) };
  const found = await head("/goods?id=1003", api({ product: variants }), site);
  expect(found.description).toContain("9.00–100.00 USDT · ");
  const flat = { ...variants, from_price: "9.2", skus: variants.skus.slice(1, 2) };
  expect((await head("/goods?id=1003", api({ product: flat }), site)).description).toMatch(/^9\.2 USDT · /);
});

test("what is offered is what the smallest order costs, and in stock for it", async () => {
  const least = { ...product, min_order: 30, stock: 29 };
  const { jsonLd, openGraph } = await head("/goods?id=1003", api({ product: least }), site);
  expect(jsonLd[0]).toMatchObject({
    offers: {
      price: "10.00",
      availability: "https://schema.org/OutOfStock",
      priceSpecification: [
        { price: "10.00", eligibleQuantity: { minValue: 30, maxValue: 95 } },
        { price: "9.00", eligibleQuantity: { minValue: 96 } },
      ],
    },
  });
  expect(openGraph).toContainEqual(["product:availability", "out of stock"]);
});

test("the page of the largest product that the contract allows stays small", async () => {
  const large = {
    ...product,
    price_tiers: Array.from({ length: 10 }, (_, index) => ({
      min_num: 10 + index,
      price: `${12 - index / 10}0`,
    })),
    skus: Array.from({ length: 200 }, (_, index) => ({
      ...{ id: index + 1, spec: ["x".repeat(60), "y".repeat(60), "z".repeat(60)], image: "", stock: 5 },
      ...{ price: `${index + 13}.00`, sku_code: `K-${index}` },
    })),
    comments: Array.from({ length: 200 }, () => make("Review", { star: 5, content: "word ".repeat(1_000) })),
  };
  const found = await head("/goods?id=1003", api({ product: large }), site);
  expect(found.jsonLd[0]).toMatchObject({ offers: { offerCount: 200, highPrice: "212.00" } });
  const html = withHead(PAGE, found);
  expect(html.length).toBeLessThan(100_000);
  expect((await readHtml(html)).schemaErrors).toEqual([]);
});

test("a list of products says what is in it", async () => {
  const childlist = ["Kitchen", "Garden"].map((name, index) => ({ id: index + 2, name }));
  const known = api({ categories: [{ id: 1, name: "Home", childlist }] });
  expect((await head("/category/1", known, site)).description).toBe("Kitchen · Garden");
  expect((await head("/category/2", known, site)).description).toBe(site.description);
});

test.each([
  ["/goods?id=0001003", "/goods?id=1003"],
  ["/Goods?id=1003", "/goods?id=1003"],
  ["/STORE/007", "/store/7"],
  ["//store/7", "/store/7"],
  ["/Article-Detail/31/", "/page/31"],
])("%s is the page %s, as it is in the browser", (address, path) => {
  expect(readAddress(address).path).toBe(path);
});

test.each(["//", "///", "//mine", "/CollectShop"])("%s is an address like any other", (address) => {
  expect(readAddress(address).kind).toBe(/\w/.test(address) ? "screen" : "home");
});

test("a title that nobody can see is none", async () => {
  const unseen = { ...product, title: "\u200b\u00ad\u2060", description: "Tea\u00adpot" };
  const found = await head("/goods?id=1003", api({ product: unseen }), site);
  expect(found.title).toBe("Product · Harbour Market");
  expect(found.description).toMatch(/Teapot$/);
});

test("a page that nothing is known of keeps its title", async () => {
  expect(withHead(PAGE, await head("/", api({}), { ...site, name: "" }))).toContain("<title>welcome</title>");
});

test("chats that want to be told draw a wide picture wide", async () => {
  expect((await head("/goods?id=1003", api({ product }), site)).openGraph).toContainEqual([
    "twitter:card",
    "summary_large_image",
  ]);
  expect((await head("/faqs", api({}), site)).openGraph).toContainEqual(["twitter:card", "summary"]);
});

test("what a server left empty is not said", async () => {
  const nothing = (things: object) => Object.fromEntries(Object.keys(things).map((name) => [name, null]));
  const sku = { spec: null, price: null, stock: null, sku_code: null, id: 7 };
  const things: [string, PageThing & { categories?: Category[] }][] = [
    ["/goods?id=1003", { product: { ...product, ...nothing(product), id: 1003, title: "Tea" } }],
    [
      "/goods?id=1003",
      JSON.parse(
        JSON.stringify({ product: { ...product, ...nothing(product), id: 3, title: "Tea", skus: [sku] } }),
      ),
    ],
    ["/store/7", { store: { ...nothing(make("StoreDetail")), id: 7, shopname: "Tea" } as never }],
    ["/page/3", { article: { ...nothing(make("Article")), id: 3, title: "Tea" } as never }],
    [
      "/search?tab=requests&id=5",
      { request: { ...nothing(make("PurchaseRequest")), id: 5, title: "Tea" } as never },
    ],
  ];
  for (const [address, thing] of things) {
    const found = await head(address, api(thing), site);
    const html = withHead(PAGE, found);
    expect(html, address).not.toMatch(/undefined|null|NaN/);
    expect((await readHtml(html)).openGraph.ogTitle).toBe("Tea");
    expect(found.description, address).not.toMatch(/^USDT|^ *·/);
    expect(markdownOf({ status: 200, ...thing }, site) ?? "", address).not.toMatch(/undefined|null|NaN/);
  }
});

test("marks without an end are read as fast as others", () => {
  const begun = performance.now();
  textOfHtml("<p".repeat(25_000));
  textOfHtml("<!--".repeat(12_500));
  textOfHtml("<script ".repeat(6_000));
  textOfHtml("&#".repeat(25_000));
  expect(performance.now() - begun).toBeLessThan(500);
});

test.each([
  ["/", "Harbour Market", "https://shop.example/"],
  ["/product", "Products · Harbour Market", "https://shop.example/product"],
  ["/faqs", "Help · Harbour Market", "https://shop.example/faqs"],
  ["/store/7", "Harbour Trading · Harbour Market", "https://shop.example/store/7"],
  ["/category/12?utm_campaign=a", "Kitchen · Harbour Market", "https://shop.example/category/12"],
  ["/page/31", "How shipping works · Harbour Market", "https://shop.example/page/31"],
  ["/article-detail/31", "How shipping works · Harbour Market", "https://shop.example/page/31"],
  [
    "/search?id=5&tab=requests",
    "Linen napkins · Harbour Market",
    "https://shop.example/search?tab=requests&id=5",
  ],
  ["/goods?id=1003.", "Enamelled kettle 2.5 l · Harbour Market", "https://shop.example/goods?id=1003"],
])("%s has one canonical address, thirteen languages, and valid data", async (address, title, canonical) => {
  const known = api({
    product,
    store: make("StoreDetail", { id: 7, shopname: "Harbour Trading", status: "open" }),
    categories: [{ id: 1, name: "Home", childlist: [{ id: 12, name: "Kitchen" }] }],
    article: make("Article", {
      id: 31,
      title: "How shipping works",
      content: "<p>By sea &amp; rail.</p>",
    }),
    request: make("PurchaseRequest", { id: 5, title: "Linen napkins", status: "open" }),
  });
  const found = await head(address, known, site);
  const html = withHead(PAGE, found);
  const { openGraph, jsonLd, schemaErrors } = await readHtml(html);
  expect([found.status, found.title, found.canonical]).toEqual([200, title, canonical]);
  expect(found.alternates).toHaveLength(14);
  expect(found.alternates.at(-1)).toEqual({ hreflang: "x-default", href: canonical });
  expect(new Set(found.alternates.map(({ href }) => href)).size).toBe(14);
  expect(openGraph.ogUrl).toBe(canonical);
  expect(openGraph.ogDescription).toBeTruthy();
  expect(schemaErrors).toEqual([]);
  expect(Object.keys(jsonLd)).toContain(address === "/" ? "Organization" : "BreadcrumbList");
  expect(await htmlFaults(html)).toEqual([]);
  expect(found.description.length).toBeGreaterThan(0);
  expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
});

test.each([
  "/mine",
  "/shop",
  "/search?q=kettle",
  "/product?tab=price",
  "/store/7?q=tea",
  "/category/12?min=5",
  "/?kept",
  "/know",
])("%s is not for search engines", async (address) => {
  const known = api({
    store: make("StoreDetail", { id: 7 }),
    categories: [{ id: 12, name: "Kitchen" }],
  });
  const found = await head(address, known, site);
  expect(found).toMatchObject({
    status: 200,
    isIndexed: false,
    canonical: undefined,
    alternates: [],
    jsonLd: [],
  });
  expect(withHead(PAGE, found)).toContain('<meta name="robots" content="noindex" />');
});

test.each([
  "/goods?id=9",
  "/goods",
  "/store/9",
  "/category/9",
  "/page/9",
  "/nowhere",
  "/goods/1",
  "/store/7/x",
  "/%E0%A4%A",
  "/__proto__",
])("%s does not exist", async (address) => {
  expect(await head(address, api({}), site)).toMatchObject({
    title: "Not found · Harbour Market",
    status: 404,
    isIndexed: false,
    jsonLd: [],
  });
});

test("what has closed is gone, with its name for whoever has the address", async () => {
  const known = api({
    store: make("StoreDetail", { id: 7, shopname: "Harbour Trading", status: "closed" }),
    request: make("PurchaseRequest", { id: 5, title: "Linen napkins", status: "closed" }),
  });
  for (const [address, name] of [
    ["/store/7", "Harbour Trading"],
    ["/search?tab=requests&id=5", "Linen napkins"],
  ] as const) {
    const found = await head(address, known, site);
    expect(found).toMatchObject({ status: 410, isIndexed: false, title: `${name} · Harbour Market` });
  }
});

test("a failure of the API is not a page that does not exist", async () => {
  const broken = Object.assign(api({}), createFakeMarketplace({ "products.get": fail(500, "Down") }));
  await expect(head("/goods?id=1", broken, site)).rejects.toThrow("Down");
});

test("an address in a language is a page of its own, which names its own address", async () => {
  const found = await head(
    "/store/7?lang=AR",
    api({ store: make("StoreDetail", { id: 7, status: "open" }) }),
    site,
  );
  expect(found.language).toBe("ar");
  expect(found.canonical).toBe("https://shop.example/store/7?lang=ar");
  expect(found.markdown).toBe("https://shop.example/store/7.md?lang=ar");
  expect(withHead(PAGE, found)).toContain('<html lang="ar" dir="rtl">');
  expect(inLanguage("/goods?id=3", "tw")).toBe("/goods?id=3&lang=zh-Hant");
  expect(readAddress("/?lang=zh-hant").language).toBe("tw");
  expect(readAddress("/?lang=tw").language).toBe("tw");
  expect(readAddress("/?lang=xx").language).toBeUndefined();
});

test("texts of sellers are data: they end no element, and turn no direction", async () => {
  const hostile = `</title></script><script>alert(1)</script><!-- "' & \u202egnp.exe\u2069\u0000\u200f $& $1`;
  const found = await head(
    "/goods?id=1003",
    api({
      product: {
        ...product,
        title: hostile,
        description: hostile,
        shopname: hostile,
        currency: hostile,
        image: 'javascript:alert("1")',
        images: [`/uploads/"><img src=x>.webp`],
        comments: [make("Review", { content: hostile, username_masked: hostile })],
      },
    }),
    { ...site, name: hostile, titles: { product: hostile } },
  );
  const html = withHead(PAGE, found);
  const { openGraph, jsonLd, schemaErrors } = await readHtml(html);
  const shown = `</title></script><script>alert(1)</script><!-- "' & gnp.exe $& $1`;
  expect(openGraph.ogTitle).toBe(shown);
  expect(jsonLd.Product?.[0]).toMatchObject({ name: shown, description: shown });
  expect(schemaErrors).toEqual([]);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
  expect(html).not.toContain("javascript:");
  expect(await htmlFaults(html)).toEqual([]);
});

test("a page that nothing is said of keeps the description that it was built with", async () => {
  const found = await head("/product", api({}), { ...site, description: undefined });
  expect(withHead(PAGE, found)).toContain('<meta name="description" content="Goods" />');
});

test("long texts end at a word, and at whole characters", async () => {
  const found = await head(
    "/goods?id=1003",
    api({ product: { ...product, description: "word ".repeat(100), title: "茶".repeat(400) } }),
    site,
  );
  expect(found.description).toMatch(/word…$/);
  expect(Array.from(found.description).length).toBeLessThanOrEqual(200);
  expect(Array.from(found.title).length).toBeLessThanOrEqual(170);
});

test("a stock server's product, with nothing but what the contract requires, is a valid page", async () => {
  const bare = make.bare("ProductDetail", { id: 4, title: "Tea", price: "1.00", image: "/tea.webp" });
  const found = await head("/goods?id=4", api({ product: bare }), {
    origin: site.origin,
    name: "welcome",
  });
  const html = withHead(PAGE, found);
  const { schemaErrors } = await readHtml(html);
  expect(schemaErrors).toEqual([]);
  expect(html).not.toMatch(/undefined|null|NaN/);
  expect(await htmlFaults(html)).toEqual([]);
});
