import { type APIRequestContext, expect, test } from "@playwright/test";
import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { htmlFaults, readHtml } from "../../../marketplace-sdk/test/head/parsers";
import { screenViews } from "../../build/screens";

/* What readers without scripts find: crawlers, and chats that preview a link. */

/** Addresses of the sitemap, as paths. */
async function listed(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
}

/** The first address of each kind, and some of the others. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const files = await listed(request, "/sitemap.xml");
  expect(files).toEqual(["/sitemap-pages.xml", expect.stringMatching(/products-1/)]);
  const all = (await Promise.all(files.map((file) => listed(request, file)))).flat();
  const kinds = new Map<string, string[]>();
  for (const path of all) {
    const kind = path.split(/[/?]/)[1] ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  expect([...kinds.keys()].sort()).toEqual([
    "",
    "category",
    "faqs",
    "goods",
    "page",
    "product",
    "search",
    "store",
  ]);
  return [...kinds.values()].flatMap((paths) => paths.slice(0, 3));
}

test("every kind of public page is valid, says what it shows, and has one address in each language", async ({
  request,
}) => {
  // Two parsers and a validator read each of two dozen pages.
  test.slow();
  for (const path of await publicPages(request)) {
    const response = await request.get(path);
    const html = await response.text();
    const { openGraph, schemaErrors, jsonLd } = await readHtml(html);
    const canonical = new URL(path, response.url()).href;
    expect.soft(response.status(), path).toBe(200);
    expect.soft(openGraph.ogUrl, path).toBe(canonical);
    expect.soft(openGraph.ogTitle, path).toBeTruthy();
    expect.soft(openGraph.ogDescription, path).toBeTruthy();
    expect.soft(openGraph.ogImage?.length, path).toBe(1);
    expect.soft(schemaErrors, path).toEqual([]);
    expect.soft(Object.keys(jsonLd).length, path).toBeGreaterThan(0);
    expect.soft(await htmlFaults(html), path).toEqual([]);
    expect.soft(html.match(/<link rel="alternate" hreflang=/g), path).toHaveLength(14);
  }
});

test("the picture beside a product's link has the size that the page says", async ({ request }) => {
  const { openGraph } = await readHtml(await (await request.get("/goods?id=1003")).text());
  const [picture] = openGraph.ogImage ?? [];
  expect(picture).toMatchObject({ width: "1200", height: "630" });
  const response = await request.get(picture?.url ?? "", { headers: { accept: "*/*" } });
  expect(response.headers()["content-type"]).toBe("image/jpeg");
});

test("a page in a language says so, whatever the reader speaks", async ({ request }) => {
  for (const { code } of LANGUAGES) {
    const tag = languageTag(code);
    const response = await request.get(`/store/1?lang=${tag}`, { headers: { "accept-language": "fi" } });
    const html = await response.text();
    expect.soft(html, tag).toContain(`<html lang="${tag}" dir="${code === "ar" ? "rtl" : "ltr"}">`);
    expect.soft(html, tag).toContain(`/store/1?lang=${tag}" />`);
  }
});

test("screens of a visitor's own are not listed", async ({ request }) => {
  const open = /^\/($|product|category|store|goods|faqs|page|article-detail)/;
  for (const { path } of screenViews.filter(({ path }) => !open.test(path))) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain('<meta name="robots" content="noindex" />');
    expect.soft(html, path).not.toContain('rel="canonical"');
    expect.soft(await htmlFaults(html), path).toEqual([]);
  }
});

test("what does not exist is answered with its status", async ({ request }) => {
  for (const path of ["/goods?id=1", "/store/999999", "/category/999999", "/page/999999", "/nowhere"])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});

test("a page knows nothing of who is signed in", async ({ request }) => {
  const asVisitor = await (await request.get("/goods?id=1003")).text();
  const asMember = await request.get("/goods?id=1003", { headers: { token: "x".repeat(36), cookie: "a=b" } });
  expect(await asMember.text()).toBe(asVisitor);
});

test("products and stores are there as Markdown", async ({ request }) => {
  const product = await request.get("/goods.md?id=1003");
  expect(product.headers()["content-type"]).toContain("text/markdown");
  expect(await product.text()).toMatch(/^# .+\n[\s\S]*- Price: \d/);
  expect(await (await request.get("/store/1.md")).text()).toMatch(/\n- \[.+\]\(.+\/goods\?id=\d+\): \d/);
});
