import type { HeadSite } from "./head-site.js";
import { markdownOf } from "./markdown.js";
import { readAddress } from "./page-address.js";
import { type PageApi, readPage } from "./read-page.js";
import { isSitemap, robotsTxt, type SitemapApi, sitemap } from "./sitemap.js";

/** A text for readers other than browsers. */
export interface ShopDocument {
  /** Its media type. */
  type: "application/xml" | "text/markdown" | "text/plain";
  /** Its text. */
  text: string;
  /** Address of the page that shows the same. */
  canonical?: string;
}

/** What a path is the document of. */
export type DocumentKind = "robots" | "sitemap" | "markdown";

/** Products of a store that its document lists. */
const STORE_PRODUCTS = 100;

/** The document that a path names; undefined for pages and files. */
export function documentKind(pathname: string): DocumentKind | undefined {
  if (pathname === "/robots.txt") return "robots";
  if (isSitemap(pathname)) return "sitemap";
  return pageOf(pathname) === undefined ? undefined : "markdown";
}

/** `/goods` for `/goods.md`, `/store/7` for `/store/7.md`. */
const pageOf = (pathname: string): string | undefined => /^(\/goods|\/store\/\d+)\.md$/.exec(pathname)?.[1];

/**
 * Writes `robots.txt`, a file of the sitemap, or a product or store as Markdown.
 *
 * @param api a visitor's client, in the language of the document
 * @param shop.robots the shop's own rules
 * @returns undefined for what does not exist
 */
export async function readDocument(
  url: URL,
  api: PageApi & SitemapApi,
  { origin, robots }: Pick<HeadSite, "origin"> & { robots?: string | undefined },
): Promise<ShopDocument | undefined> {
  const { pathname, search } = url;
  if (pathname === "/robots.txt") return { type: "text/plain", text: robotsTxt({ origin }, robots) };
  if (isSitemap(pathname)) {
    const text = await sitemap(pathname, api, { origin });
    return text === undefined ? undefined : { type: "application/xml", text };
  }
  const page = readAddress(`${pageOf(pathname) ?? "/"}${search}`);
  const { kind, id, path } = page;
  const rows =
    kind === "store" && id ? api.products.list({ shop_id: id, page: 1, limit: STORE_PRODUCTS }) : undefined;
  const [content, products] = await Promise.all([readPage(page, api), rows]);
  const text = markdownOf(content, { origin, name: "" }, products?.data);
  if (text === undefined) return undefined;
  return { type: "text/markdown", text, ...(path && { canonical: origin + path }) };
}
