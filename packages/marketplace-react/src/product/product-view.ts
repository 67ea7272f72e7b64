import type {
  Attribute,
  FreightZone,
  Id,
  LeadTime,
  PriceTier,
  ProductDetail,
  Review,
  ReviewCounts,
  Sku,
  Spec,
  Store,
} from "marketplace-sdk";
import { variantTiers } from "marketplace-sdk/prices";
import { listOf, pictureList } from "../server-values.js";

/** A product as its page shows it: every list is there; what the server left out is undefined. */
export interface ProductView {
  /** The product's id; compare as strings. */
  id: Id;
  /** In the user's language; empty when the server left it out. */
  title: string;
  /** The main picture, else the first of `pictures`, else empty. */
  image: string;
  /** Each once; at least the main one. */
  pictures: readonly string[];
  /** Unit price, decimal string. */
  price: string;
  /** Earlier or list price, decimal string; show it only when it is above `price`. */
  marketPrice: string | undefined;
  /** Of every amount here, such as `USDT`. */
  currency: string | undefined;
  /** Unit prices from a quantity on, for a variant at `price`; empty for one price. */
  priceTiers: readonly PriceTier[];
  /** Minimum quantity in one order, across all variants. */
  minOrder: number;
  /** Pack size: quantities are multiples of it. */
  packSize: number;
  /** Days until larger quantities are shipped, by rising quantity; below the first, `shipHours` applies. Empty without any. */
  leadTimes: readonly LeadTime[];
  /** The store's code of a product without variants, its SKU; empty without one. Those of variants are in `skus`. */
  skuCode: string;
  /** Facts such as material, carton and origin, in the store's order; empty without any. */
  attributes: readonly Attribute[];
  /** Pieces sold. */
  sales: number | undefined;
  /** Undefined when the server does not say. */
  stock: number | undefined;
  /** Its own freight of an order, decimal string; undefined where it has none, or it is not known before the order. */
  freight: string | undefined;
  /** The store's freight by country, where it applies instead of a freight of its own; else empty. */
  freightZones: readonly FreightZone[];
  /** Fraction of the item amount, decimal string. */
  taxRate: string | undefined;
  /** Hours from the order to the shipment; undefined when the server does not say: a promise is the store's to make. */
  shipHours: number | undefined;
  /** One or two sentences of plain text, or empty. */
  description: string;
  /** HTML from the operator: sanitise it. */
  content: string;
  /** What is chosen, such as color and size, in that order; empty for a product without variants. */
  specs: readonly Spec[];
  /** The combinations that can be ordered; empty for a product without variants. */
  skus: readonly Sku[];
  /** The store; of servers that don't send it, id and name alone. */
  shop: Store;
  /** The latest few reviews; `products.reviews` has all of them. */
  comments: readonly Review[];
  /** Reviews by kind, for the filters of `products.reviews`. */
  commentCounts: ReviewCounts | undefined;
  /** Percent. */
  goodRate: number | undefined;
  /** Average stars, 1 to 5 with one digit after the point; undefined without reviews, and of servers that don't send it. */
  rating: number | undefined;
}

/** A field as servers really send it: missing, null, or `[]` for an object. */
type Loose<Value> = Value | readonly [] | null | undefined;

/** Fills the gaps of a response: null lists, `[]` for objects, pictures or variants as one text. */
export function toProductView(product: ProductDetail): ProductView {
  const specs = listOf(product.specs)
    .map(({ name, items }) => ({ name: name ?? "", items: [...new Set(listOf(items).filter(Boolean))] }))
    .filter(({ items }) => items.length > 0);
  const skus = listOf(product.skus)
    .map((sku) => ({ ...sku, spec: values(sku.spec), stock: sku.stock ?? 0 }))
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
    priceTiers: variantTiers({ price: product.price ?? "", price_tiers: listOf(product.price_tiers) }),
    minOrder: product.min_order || 1,
    packSize: product.pack_size || 1,
    leadTimes: leadTimesOf(product),
    skuCode: product.sku_code ?? "",
    attributes: listOf(product.attributes)
      .map(({ name, value, unit }) => ({ name: `${name ?? ""}`, value: `${value ?? ""}`, unit: unit ?? "" }))
      .filter(({ name, value }) => name !== "" && value !== ""),
    sales: product.sales,
    stock: product.stock,
    freight: freightOf(product),
    freightZones: Number(product.is_store_freight ?? 0) ? zonesOf(object(product.shop)) : [],
    taxRate: product.tax_rate || undefined,
    shipHours: product.ship_hours || undefined,
    description: product.description ?? "",
    content: product.content ?? "",
    specs: specs.length > 0 ? specs : specsOf(skus),
    skus,
    shop: shopOf(product),
    comments: listOf(product.comments),
    commentCounts: object(product.comment_counts),
    goodRate: product.good_rate ?? undefined,
    rating: product.rating || undefined,
  };
}

/** The store of a product; servers that don't send it still name it in the product itself. */
function shopOf({ shop, shop_id, shopname }: ProductDetail): Store {
  const sent = object(shop);
  return { ...sent, id: sent?.id ?? shop_id, shopname: sent?.shopname || (shopname ?? "") };
}

/** Those that can be read, by rising quantity. */
const leadTimesOf = ({ lead_times }: ProductDetail): readonly LeadTime[] =>
  listOf(lead_times)
    .map(({ min_num, days }) => ({ min_num: Number(min_num), days: Number(days) }))
    .filter(({ min_num, days }) => min_num > 1 && days > 0)
    .sort((a, b) => a.min_num - b.min_num);

/** Freight of its own; nothing where its store has an empty table, which is not the same as none that is known. */
function freightOf(product: ProductDetail): string | undefined {
  if (hasOwnFreight(product)) return product.freight_price || undefined;
  const zones = object(product.shop)?.freight_zones;
  const isFree = Number(product.is_store_freight) === 1 && Array.isArray(zones) && zones.length === 0;
  return isFree ? "0" : undefined;
}

/** False, too, where the server says whose freight counts in a way that can't be read: an amount of 0 would be a promise. */
const hasOwnFreight = (product: ProductDetail): boolean =>
  !("is_store_freight" in product) || Number(product.is_store_freight ?? Number.NaN) === 0;

/** None where the countries of one can't be read: a zone without countries is for all others. */
function zonesOf(shop: Store | undefined): readonly FreightZone[] {
  const zones = listOf(shop?.freight_zones);
  return zones.every((zone) => Array.isArray(zone?.areas)) ? zones : [];
}

/** Specs without names, for servers that send combinations only. */
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
