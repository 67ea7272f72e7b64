import { buildCatalog, type CatalogOptions } from "../catalog";
import { DAY } from "../durations";
import { perLanguage } from "../languages";
import type { Catalog, CategoryRow, PersonRow, ProductRow, ShopRow, Texts } from "../types";
import { CsvError } from "./csv";
import { type ImportedProduct, parseShopifyCsv } from "./parse";

const FIRST_PRODUCT = 1_001;
/** Ids of SKUs are the product's × 100 + n. Shopify's format has the same limit of variants. */
const MAX_VARIANTS = 100;
const MAX_CODE = 64;
const NO_PICTURE = "/uploads/motifs/package.webp";

/** The same name in every language, since names of a merchant's catalog are not translated. */
const sameInAll = (text: string): Texts => perLanguage(() => text);

/** The first two levels of `Home > Kitchen > Pots`. Products without a category share one. */
function levels({ category }: ImportedProduct): readonly string[] {
  const parts = category.split(">").map((part) => part.trim());
  const named = parts.filter((part) => part !== "").slice(0, 2);
  return named.length === 0 ? ["Everything"] : named;
}

/** Numbers keys from 1, in order of their first use. */
function numbered(keys: Iterable<string>): ReadonlyMap<string, number> {
  return new Map([...new Set(keys)].map((key, i) => [key, i + 1]));
}

function categoriesOf(products: readonly ImportedProduct[], ids: ReadonlyMap<string, number>) {
  return [...ids].map(([key, id]): CategoryRow => {
    const path = key.split(" > ");
    const inside = products.find((product) => levels(product).join(" > ").startsWith(key));
    return {
      id,
      pid: path.length === 1 ? 0 : (ids.get(path[0] ?? "") ?? 0),
      names: sameInAll(path.at(-1) ?? key),
      image: inside?.images[0] ?? NO_PICTURE,
      weigh: ids.size - id + 1,
    };
  });
}

/** Longer codes than the API takes, and those that something else of the vendor has, are left out. */
function withOwnCodes(products: readonly ImportedProduct[]): readonly ImportedProduct[] {
  const taken = new Set<string>();
  const own = (vendor: string, code: string) => {
    const key = JSON.stringify([vendor, code.toLowerCase()]);
    if (code.length > MAX_CODE || taken.has(key)) return "";
    taken.add(key);
    return code;
  };
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, code: own(product.vendor, variant.code) })),
  }));
}

/** One or two sentences without markup, for lists and descriptions. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);

function productRow(
  product: ImportedProduct,
  id: number,
  { ids, now, cleanHtml }: ImportOptions,
): ProductRow {
  const { title, content, variants, images, specs } = product;
  if (variants.length > MAX_VARIANTS)
    throw new CsvError(1, `“${product.handle}” has ${variants.length} variants, ${MAX_VARIANTS} is the most`);
  const image = images[0] ?? NO_PICTURE;
  const priceCents = Math.min(...variants.map((variant) => variant.priceCents));
  const cheapest = variants.find((variant) => variant.priceCents === priceCents);
  return {
    id,
    shopId: ids.shops.get(product.vendor) ?? 1,
    categoryId: ids.categories.get(levels(product).join(" > ")) ?? 1,
    title,
    description: plainText(content),
    // The file is untrusted, so keep only formatting and pictures of this site.
    content: cleanHtml(content),
    image,
    images: images.length > 0 ? images : [image],
    priceCents,
    marketPriceCents: cheapest?.compareAtCents ?? null,
    freightCents: 0,
    weightGrams: 0,
    taxPpm: 0,
    shipHours: 24,
    specs,
    skus: variants.map(({ spec, code, priceCents, stock, image: own }, i) => ({
      id: id * 100 + i + 1,
      spec,
      code,
      priceCents,
      stock,
      image: own || image,
    })),
    flags: [],
    createtime: now - DAY,
  };
}

interface ImportOptions {
  readonly ids: {
    readonly shops: ReadonlyMap<string, number>;
    readonly categories: ReadonlyMap<string, number>;
  };
  readonly now: number;
  /** Keeps of a text what may be shown. */
  readonly cleanHtml: (html: string) => string;
}

const username = (id: number) => `owner${String(id).padStart(2, "0")}`;

/**
 * A catalog of the products in a Shopify CSV file. Vendors become stores, types or category paths become categories. Site texts, areas
 * and users come from the seed. There are no orders, reviews or requests, since nothing has been bought yet.
 * @param cleanHtml keeps of a text what may be shown
 * @throws {CsvError} if the file is invalid or has nothing on sale
 */
export function catalogFromCsv(
  text: string,
  options: CatalogOptions,
  cleanHtml: ImportOptions["cleanHtml"],
): Catalog {
  const products = withOwnCodes(parseShopifyCsv(text).products);
  if (products.length === 0) throw new CsvError(1, "the file has no product that is on sale");
  const base = buildCatalog(options);
  const { now } = options;
  const ids = {
    shops: numbered(products.map(({ vendor }) => vendor)),
    categories: numbered(
      products.flatMap((product) => levels(product).map((_, i, all) => all.slice(0, i + 1).join(" > "))),
    ),
  };
  const address = base.users.find(({ role }) => role === "owner")?.address;
  const shops = [...ids.shops].map(
    ([vendor, id]): ShopRow => ({
      id,
      shopname: vendor || "Example Store",
      owner: username(id),
      city: address?.city ?? "",
      description: "",
      logo: `/uploads/shops/${((id - 1) % base.shops.length) + 1}.webp`,
      createtime: now - 30 * DAY,
    }),
  );
  const owners = shops.flatMap((shop): readonly PersonRow[] =>
    address === undefined
      ? []
      : [
          {
            username: shop.owner,
            nickname: shop.shopname,
            email: `${shop.owner}@shops.example`,
            avatar: shop.logo,
            role: "owner",
            address: { ...address, name: shop.shopname },
            createtime: now - 39 * DAY,
          },
        ],
  );
  return {
    ...base,
    categories: categoriesOf(products, ids.categories),
    users: [...base.users.filter(({ role }) => role === "buyer"), ...owners],
    shops,
    products: products.map((product, i) => productRow(product, FIRST_PRODUCT + i, { ids, now, cleanHtml })),
    orders: [],
    reviews: [],
    translations: [],
    requests: [],
    offers: [],
    follows: [],
    banners: [],
  };
}
