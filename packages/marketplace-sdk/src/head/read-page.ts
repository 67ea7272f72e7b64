import type { Article, Category, ProductDetail, PurchaseRequest, StoreDetail } from "../generated/types.js";
import type { PageAddress } from "./page-address.js";

/** Of a product, what a head reads. */
export type HeadProduct = Pick<
  ProductDetail,
  | "id"
  | "shop_id"
  | "shopname"
  | "title"
  | "image"
  | "images"
  | "price"
  | "from_price"
  | "price_tiers"
  | "currency"
  | "stock"
  | "sales"
  | "ship_hours"
  | "min_order"
  | "rating"
  | "comment_count"
  | "comments"
  | "description"
  | "content"
  | "skus"
  | "sku_code"
  | "weight"
>;

/** Of a store, what a head reads. */
export type HeadStore = Pick<
  StoreDetail,
  | "id"
  | "shopname"
  | "logo"
  | "avatar"
  | "city"
  | "description"
  | "about"
  | "status"
  | "pro_count"
  | "sell_count"
  | "rating"
  | "comment_count"
  | "answers_within_hours"
  | "createtime"
>;

/** Of a purchase request, what a head reads. */
export type HeadRequest = Pick<
  PurchaseRequest,
  "id" | "title" | "content" | "num" | "unit" | "country" | "images" | "status" | "createtime" | "expires_at"
>;

/** Of a category, what a head reads. */
export type HeadCategory = Pick<Category, "id" | "name" | "image" | "childlist">;

/** The thing that an address shows; at most one of them. */
export interface PageThing {
  /** At `/goods`. */
  product?: HeadProduct | undefined;
  /** At `/store/7`. */
  store?: HeadStore | undefined;
  /** At `/category/2`. */
  category?: HeadCategory | undefined;
  /** At `/page/12`. */
  article?: Article | undefined;
  /** At `/search?tab=requests&id=5`. */
  request?: HeadRequest | undefined;
}

/** What is known of a page. */
export interface PageContent extends PageThing {
  /** 404 for what does not exist, 410 for what was there and has gone. */
  status: 200 | 404 | 410;
}

/** The calls that a page is made of. A client of `createMarketplace` has them; it must be a visitor's, without a session. */
export interface PageApi {
  /** Of a product. */
  products: {
    /** `products.get` */
    get(input: { id: string }): Promise<HeadProduct | null | undefined>;
  };
  /** Of a store. */
  stores: {
    /** `stores.get` */
    get(input: { id: string }): Promise<HeadStore | null | undefined>;
  };
  /** Of a category. */
  categories: {
    /** `categories.list` */
    list(): Promise<readonly Category[] | null | undefined>;
  };
  /** Of an article. */
  articles: {
    /** `articles.get` */
    get(input: { article_id: string }): Promise<Article | null | undefined>;
  };
  /** Of a purchase request. */
  purchaseRequests: {
    /** `purchaseRequests.get` */
    get(input: { id: string }): Promise<HeadRequest | null | undefined>;
  };
}

/**
 * Asks for what an address shows: one call at most.
 *
 * @throws what the call throws, but for what does not exist
 */
export async function readPage({ kind, id = "" }: PageAddress, api: PageApi): Promise<PageContent> {
  if (kind === "none") return { status: 404 };
  try {
    const thing = await readThing(kind, id, api);
    if (!thing) return { status: 200 };
    const found = Object.values(thing).some(Boolean);
    return { status: found ? (isGone(thing) ? 410 : 200) : 404, ...thing };
  } catch (error) {
    if (isMissing(error)) return { status: 404 };
    throw error;
  }
}

async function readThing(
  kind: PageAddress["kind"],
  id: string,
  api: PageApi,
): Promise<PageThing | undefined> {
  if (kind === "product") return { product: (await api.products.get({ id })) ?? undefined };
  if (kind === "store") return { store: (await api.stores.get({ id })) ?? undefined };
  if (kind === "category") return { category: findCategory((await api.categories.list()) ?? [], id) };
  if (kind === "article") return { article: (await api.articles.get({ article_id: id })) ?? undefined };
  if (kind === "request") return { request: (await api.purchaseRequests.get({ id })) ?? undefined };
  return undefined;
}

/** A closed store and a closed request are still shown to whoever has their address. A suspended store may come back. */
const isGone = ({ store, request }: PageThing): boolean =>
  store?.status === "closed" || request?.status === "closed";

function findCategory(tree: readonly Category[], id: string): Category | undefined {
  const all = [...tree];
  for (const category of all) {
    if (String(category.id) === id) return category;
    all.push(...(category.childlist ?? []));
  }
  return undefined;
}

/** What the SDK throws for a 404: a `MarketplaceError`, of any copy of this package. */
const isMissing = (error: unknown): boolean => {
  const { kind, code } = Object(error);
  return kind === "api" && code === 404;
};
