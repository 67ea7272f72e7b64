import type { ArticleSummary, Category, Page, Product, PurchaseRequest } from "../generated/types.js";
import type { HeadSite } from "./head-site.js";
import { escapeHtml } from "./html.js";
import { day } from "./page-thing.js";

type Rows<Row> = Pick<Page, "total" | "last_page" | "per_page"> & { data: readonly Row[] };

type ListedProduct = Pick<Product, "id" | "shop_id" | "title" | "price" | "currency" | "createtime">;

/** Which products are asked for. */
interface ProductRows {
  page: number;
  limit: number;
  shop_id?: string;
  sort?: "createtime";
  order?: "asc";
}

/** The lists that a sitemap is made of; a client of `createMarketplace` has them. */
export interface SitemapApi {
  /** All of them, the oldest first. */
  products: {
    /** `products.list` */
    list(input: ProductRows): Promise<Rows<ListedProduct>>;
  };
  /** Their tree. */
  categories: {
    /** `categories.list` */
    list(): Promise<readonly Category[]>;
  };
  /** All of them. */
  articles: {
    /** `articles.list` */
    list(): Promise<readonly ArticleSummary[]>;
  };
  /** The newest ones that are open. */
  purchaseRequests: {
    /** `purchaseRequests.list` */
    list(input: { limit: number }): Promise<Rows<Pick<PurchaseRequest, "id" | "createtime">>>;
  };
}

/** Products of one file: ten calls. Search engines take 50,000. */
const SHARD_PRODUCTS = 1_000;
/** Rows of one call. */
const PAGE_ROWS = 100;
/** Products that lists of the contract's servers reach; see docs/decisions/paging.md. */
const MOST_PRODUCTS = 10_000;

const SHARD = /^\/sitemap-products-([1-9]\d?)\.xml$/;
const PAGES = "/sitemap-pages.xml";

interface Entry {
  readonly path: string;
  /** Unix seconds. */
  readonly changed?: number | undefined;
}

/** Whether a path is one of a sitemap's files: `/sitemap.xml`, which names the others. */
export const isSitemap = (pathname: string): boolean =>
  pathname === "/sitemap.xml" || pathname === PAGES || SHARD.test(pathname);

/**
 * A file of the sitemap: `/sitemap.xml` names the others, `/sitemap-pages.xml` has categories, articles and open requests, and each
 * `/sitemap-products-1.xml` 1,000 products and their stores, the oldest first, so that a product stays in its file. Dates are those that the
 * API has: when something was written or listed.
 *
 * @returns undefined for a file that there is not
 */
export async function sitemap(
  pathname: string,
  api: SitemapApi,
  { origin }: Pick<HeadSite, "origin">,
): Promise<string | undefined> {
  if (pathname === "/sitemap.xml") {
    const { total } = await productPage(api, 1, 1);
    const shards = Math.ceil(Math.min(total, MOST_PRODUCTS) / SHARD_PRODUCTS);
    const names = Array.from({ length: shards }, (_, index) => `/sitemap-products-${index + 1}.xml`);
    return index([PAGES, ...names].map((name) => origin + name));
  }
  if (pathname === PAGES) return urlSet(await pageEntries(api), origin);
  const [, shard] = SHARD.exec(pathname) ?? [];
  const entries = shard ? await productEntries(api, Number(shard)) : [];
  return entries.length > 0 ? urlSet(entries, origin) : undefined;
}

const productPage = (api: SitemapApi, page: number, limit: number) =>
  api.products.list({ page, limit, sort: "createtime", order: "asc" });

async function pageEntries(api: SitemapApi): Promise<readonly Entry[]> {
  const [categories, articles, requests] = await Promise.all([
    api.categories.list(),
    api.articles.list(),
    api.purchaseRequests.list({ limit: PAGE_ROWS }),
  ]);
  const all = [...(categories ?? [])];
  for (const { childlist } of all) all.push(...(childlist ?? []));
  return [
    { path: "/" },
    { path: "/product" },
    { path: "/faqs" },
    ...all.map(({ id }) => ({ path: `/category/${id}` })),
    ...(articles ?? []).map(({ id, createtime }) => ({ path: `/page/${id}`, changed: createtime })),
    ...(requests?.data ?? []).map(({ id, createtime }) => ({
      path: `/search?tab=requests&id=${id}`,
      changed: createtime,
    })),
  ];
}

async function productEntries(api: SitemapApi, shard: number): Promise<readonly Entry[]> {
  const pages = SHARD_PRODUCTS / PAGE_ROWS;
  const products: ListedProduct[] = [];
  // One after the other: a sitemap is in no hurry, and visitors are.
  for (let page = (shard - 1) * pages + 1; page <= shard * pages; page++) {
    const { data, last_page } = await productPage(api, page, PAGE_ROWS);
    products.push(...data);
    if (page >= last_page) break;
  }
  const stores = new Set(products.flatMap(({ shop_id }) => shop_id ?? []).map(String));
  return [
    ...[...stores].map((id) => ({ path: `/store/${id}` })),
    ...products.map(({ id, createtime }) => ({ path: `/goods?id=${id}`, changed: createtime })),
  ];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const index = (addresses: readonly string[]): string =>
  `${XML}\n<sitemapindex ${NAMESPACE}>\n${addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;

function urlSet(entries: readonly Entry[], origin: string): string {
  const lines = entries.map(({ path, changed }) => {
    const date = day(changed);
    return `<url><loc>${escapeHtml(origin + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  return `${XML}\n<urlset ${NAMESPACE}>\n${lines.join("\n")}\n</urlset>\n`;
}

/**
 * `robots.txt` with the address of the sitemap. It should keep nobody from screens that are not to be listed, which say so themselves, nor from
 * the API, which search engines call to draw a page.
 *
 * @param own the shop's rules; without them everything may be read
 */
export const robotsTxt = ({ origin }: Pick<HeadSite, "origin">, own = "User-agent: *\nAllow: /\n"): string =>
  `${own.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;
