import type { Comment, CommentCounts, Id, ProductDetail, Shop, Sku, Spec } from "marketplace-sdk";
import { listOf } from "../../app/server-values";
import { pictureList } from "../../ui/media";

/** Goods leave within this many hours after the order unless the product says otherwise (docs/product.md, "Constants"). */
export const SHIP_HOURS = 24;

/** A product as its page shows it: every list is there, what a server left out is undefined. */
export interface ProductView {
  id: Id;
  title: string;
  image: string;
  pictures: readonly string[];
  /** Unit price, decimal string. */
  price: string;
  marketPrice: string | undefined;
  currency: string | undefined;
  sales: number | undefined;
  /** Pieces left; undefined when the server does not say. */
  stock: number | undefined;
  /** Freight of an order, decimal string. */
  freight: string | undefined;
  /** Fraction of the item amount, decimal string. */
  taxRate: string | undefined;
  shipHours: number;
  description: string;
  /** HTML from the operator: only for the sanitiser. */
  content: string;
  specs: readonly Spec[];
  skus: readonly Sku[];
  shop: Shop;
  comments: readonly Comment[];
  commentCounts: CommentCounts | undefined;
  /** Percent. */
  goodRate: number | undefined;
}

/** A field as servers really send it: missing, null, or `[]` for an object. */
type Loose<Value> = Value | readonly [] | null | undefined;

/** Fills the gaps of an answer: null lists, `[]` for objects, pictures as one text, variants as one text. */
export function toView(product: ProductDetail): ProductView {
  const specs = listOf(product.specs)
    .map(({ name, items }) => ({ name: name ?? "", items: [...new Set(listOf(items).filter(Boolean))] }))
    .filter(({ items }) => items.length > 0);
  const skus = listOf(product.skus)
    .map((sku) => ({ ...sku, spec: values(sku.spec), stock: count(sku.stock) ?? 0 }))
    .filter((sku) => specs.length === 0 || sku.spec.length === specs.length);
  const pictures = [...new Set(pictureList(product.images))];
  const image = product.image || pictures[0] || "";
  return {
    id: product.id,
    title: product.title ?? "",
    image,
    pictures: pictures.length > 0 ? pictures : [image],
    price: product.price ?? "",
    marketPrice: product.market_price || undefined,
    currency: product.currency || undefined,
    sales: count(product.sales),
    stock: count(product.stock),
    freight: product.freight_price || undefined,
    taxRate: product.tax_rate || undefined,
    shipHours: count(product.ship_hours) || SHIP_HOURS,
    description: product.description ?? "",
    content: product.content ?? "",
    specs: specs.length > 0 ? specs : specsOf(skus),
    skus,
    shop: shopOf(product),
    comments: listOf(product.comments),
    commentCounts: object(product.comment_counts),
    goodRate: product.good_rate ?? undefined,
  };
}

/** The store of a product; servers that send none beside it still name it in the product's row. */
function shopOf({ shop, shop_id, shopname }: ProductDetail): Shop {
  const sent = object(shop);
  return { ...sent, id: sent?.id ?? shop_id, shopname: sent?.shopname || (shopname ?? "") };
}

/** Choices without names, for servers that send combinations only. */
function specsOf(skus: readonly Sku[]): readonly Spec[] {
  const width = Math.max(0, ...skus.map(({ spec }) => spec.length));
  return Array.from({ length: width }, (_, index) => ({
    name: "",
    items: [...new Set(skus.map(({ spec }) => spec[index] ?? "").filter(Boolean))],
  }));
}

function values(spec: Loose<readonly string[] | string>): string[] {
  if (!spec) return [];
  return typeof spec === "string" ? spec.split(",").map((value) => value.trim()) : [...spec];
}

function object<Value extends object>(value: Loose<Value>): Value | undefined {
  return value && !isList(value) ? value : undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function count(value: number | null | undefined): number | undefined {
  const number = value === null ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? Math.floor(number) : undefined;
}
