import { priceAt, variantTiers } from "../prices/price-tiers.js";
import { languageTag } from "../state/languages.js";
import type { HeadSite } from "./head-site.js";
import type { PageAddress } from "./page-address.js";
import { absolute, day, isInStock, labelOf, leastOf, picturesOf, priceRange } from "./page-thing.js";
import { plainText, textOfHtml } from "./plain-text.js";
import type { HeadProduct, HeadStore, PageContent } from "./read-page.js";

/** A part of an object; keys without a value are left out. */
type Node = Readonly<Record<string, unknown>>;

const TEXT_LENGTH = 5_000;
/** Variants and reviews that a page lists: the contract allows two hundred variants with ten price tiers each. */
const MOST_OFFERS = 20;
const MOST_REVIEWS = 5;

/** What a page shows, in the words of schema.org: its thing, where it is in the shop, and on the home page the shop itself. */
export function jsonLdOf(page: PageAddress, content: PageContent, site: HeadSite): readonly object[] {
  const { product, store, article, request } = content;
  const url = `${site.origin}${page.path}`;
  const inLanguage = languageTag(page.language ?? site.language ?? "en");
  const things: readonly (Node | undefined)[] = [
    page.kind === "home" ? shopNode(site) : undefined,
    page.kind === "home"
      ? { "@type": "WebSite", name: site.name, url: `${site.origin}/`, inLanguage }
      : undefined,
    product && productNode(product, url, site),
    store && storeNode(store, url, site),
    article && {
      "@type": "Article",
      headline: article.title,
      url,
      inLanguage,
      datePublished: day(article.createtime),
      dateModified: day(article.updatetime ?? article.createtime),
      publisher: { "@type": "Organization", name: site.name, url: `${site.origin}/` },
    },
    request && {
      "@type": "Demand",
      name: request.title,
      description: plainText(request.content, TEXT_LENGTH),
      url,
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        value: request.num,
        unitText: request.unit,
      },
      areaServed: request.country,
      availabilityStarts: day(request.createtime),
      availabilityEnds: day(request.expires_at),
    },
    breadcrumbs(page, content, site),
  ];
  return things.flatMap((thing) => (thing ? [{ "@context": "https://schema.org", ...clean(thing) }] : []));
}

/** The operator. */
const shopNode = (site: HeadSite): Node => ({
  "@type": "Organization",
  name: site.name,
  url: `${site.origin}/`,
  logo: absolute(site.logo?.url, site.origin),
  description: site.description,
});

function storeNode(store: HeadStore, url: string, site: HeadSite): Node {
  return {
    "@type": "Organization",
    "@id": url,
    name: store.shopname,
    url,
    logo: absolute(store.logo ?? store.avatar, site.pictures ?? site.origin),
    description: plainText(store.description || textOfHtml(store.about).join(" "), TEXT_LENGTH),
    address: store.city ? { "@type": "PostalAddress", addressLocality: store.city } : undefined,
    foundingDate: day(store.createtime),
    aggregateRating: rating(store.rating, store.comment_count),
  };
}

function productNode(product: HeadProduct, url: string, site: HeadSite): Node {
  return {
    "@type": "Product",
    "@id": url,
    name: product.title,
    url,
    description: plainText(product.description || textOfHtml(product.content).join(" "), TEXT_LENGTH),
    image: picturesOf({ product }, site),
    sku: product.sku_code,
    weight: product.weight
      ? { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" }
      : undefined,
    aggregateRating: rating(product.rating, product.comment_count),
    review: (product.comments ?? []).slice(0, MOST_REVIEWS).map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: plainText(review.username_masked) || "–" },
      datePublished: day(review.createtime),
      reviewBody: plainText(review.content, TEXT_LENGTH),
      inLanguage: review.language,
      reviewRating: { "@type": "Rating", ratingValue: review.star, bestRating: 5, worstRating: 1 },
    })),
    offers: offersOf(product, url, site),
  };
}

/** One offer, or one for each variant with the range of their prices. */
function offersOf(product: HeadProduct, url: string, site: HeadSite): Node {
  const seller = {
    "@type": "Organization",
    name: product.shopname,
    url: product.shop_id ? `${site.origin}/store/${encodeURIComponent(product.shop_id)}` : undefined,
  };
  const variants = product.skus ?? [];
  if (variants.length === 0) return offer(product, product, url, seller);
  const offers = variants
    .slice(0, MOST_OFFERS)
    .map((variant) => offer(product, variant, `${url}&sku=${encodeURIComponent(variant.id)}`, seller));
  const { low, high } = priceRange(product);
  return {
    "@type": "AggregateOffer",
    priceCurrency: product.currency,
    lowPrice: low,
    highPrice: high,
    offerCount: variants.length,
    seller,
    offers,
  };
}

interface Offered {
  readonly price: string;
  readonly stock?: number | undefined;
  readonly sku_code?: string | undefined;
  readonly spec?: readonly string[] | undefined;
}

function offer(product: HeadProduct, offered: Offered, url: string, seller: Node): Node {
  const { currency: priceCurrency } = product;
  const { stock, spec } = offered;
  const tiers = variantTiers(product, offered.price);
  const least = leastOf(product);
  const price = priceAt(tiers, offered.price, least);
  const inStock = isInStock(stock, least);
  const steps = [{ min_num: least, price }, ...tiers.filter(({ min_num }) => min_num > least)];
  return {
    "@type": "Offer",
    url,
    name: spec?.join(", "),
    sku: offered.sku_code,
    price,
    priceCurrency,
    availability:
      inStock === undefined ? undefined : `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    eligibleQuantity: quantity(least),
    seller,
    // Unit prices by quantity: each holds up to where the next one begins.
    priceSpecification:
      tiers.length === 0
        ? undefined
        : steps.map((step, index) => {
            const next = steps[index + 1];
            return {
              "@type": "UnitPriceSpecification",
              price: step.price,
              priceCurrency,
              eligibleQuantity: quantity(step.min_num, next && next.min_num - 1),
            };
          }),
  };
}

const quantity = (minValue: number, maxValue?: number): Node => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "C62",
});

const rating = (value: number | null | undefined, reviewCount: number | undefined): Node | undefined =>
  value && reviewCount
    ? { "@type": "AggregateRating", ratingValue: value, reviewCount, bestRating: 5, worstRating: 1 }
    : undefined;

/** Where the page is in the shop: behind the home page, and products and their categories behind the list of all. */
function breadcrumbs(page: PageAddress, content: PageContent, site: HeadSite): Node | undefined {
  const label = labelOf(content) ?? site.titles?.[page.screen];
  if (page.kind === "home" || !label) return undefined;
  const parent = PARENTS[page.kind];
  const parentTitle = parent && site.titles?.[parent.slice(1)];
  const trail: readonly (readonly [name: string, path: string])[] = [
    [site.name, "/"],
    ...(parent && parentTitle ? [[parentTitle, parent] as const] : []),
    [label, page.path ?? ""],
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: name,
      item: site.origin + path,
    })),
  };
}

/** As the shop's own trails have it. */
const PARENTS: Readonly<Partial<Record<PageAddress["kind"], string>>> = {
  product: "/product",
  category: "/product",
  article: "/faqs",
};

/** Without keys that have no value, and with plain texts, at every depth. */
function clean(node: Node): Node {
  const kept = Object.entries(node).flatMap(([key, value]) => {
    const cleaned = cleanValue(value);
    return cleaned === undefined || cleaned === null || cleaned === "" ? [] : [[key, cleaned]];
  });
  return Object.fromEntries(kept);
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.length > 0 ? value.map(cleanValue) : undefined;
  return typeof value === "object" && value !== null ? clean({ ...value }) : value;
}
