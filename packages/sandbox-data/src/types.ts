import type { Language } from "./languages";

/**
 * Rows of the seed: plain data, no database. Money is an integer number of cents of the site currency (two digits), times are Unix
 * seconds, a user is named by `username`, everything else by a stable id.
 */

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

export interface CategoryRow {
  readonly id: number;
  /** 0 for a department. */
  readonly pid: number;
  readonly names: Texts;
  readonly image: string;
  /** Larger comes first. */
  readonly weigh: number;
}

export interface ShopRow {
  readonly id: number;
  readonly shopname: string;
  /** The `username` of a row of `users`. */
  readonly owner: string;
  readonly city: string;
  readonly description: string;
  readonly logo: string;
  /** Picture across the top of its page; left out, none. */
  readonly banner?: string;
  /** Plain text in paragraphs; left out, none. */
  readonly about?: string;
  /** Whether an operator has checked its owner's documents. */
  readonly verified?: boolean;
  /** Left out where each product has a freight of its own and an order may be as small as one piece. */
  readonly terms?: StoreTermsRow;
  readonly createtime: number;
}

/** What a store asks of an order. */
export interface StoreTermsRow {
  readonly zones: readonly ZoneRow[];
  /** Smallest amount of items. Default 0. */
  readonly minOrderCents?: number;
}

/** Freight of an order into some countries. Amounts that are left out are 0. */
export interface ZoneRow {
  /** ISO 3166-1 codes; empty for all that no other zone has. */
  readonly countries: readonly string[];
  readonly baseCents?: number;
  readonly perPieceCents?: number;
  /** For each started kilogram. */
  readonly perKgCents?: number;
  /** Amount of items from which it is free; left out, it never is. */
  readonly freeFromCents?: number;
}

export const productFlags = ["hot", "recommend", "month", "daily"] as const;
export type ProductFlag = (typeof productFlags)[number];

export interface SpecRow {
  readonly name: string;
  readonly items: readonly string[];
}

export interface SkuRow {
  /** `product id × 100 + n`, n from 1. */
  readonly id: number;
  /** One value per entry of the product's `specs`; empty for the only sku of a product without variants. */
  readonly spec: readonly string[];
  /** The store's item number, once in each store; left out, none. */
  readonly code?: string;
  readonly priceCents: number;
  readonly stock: number;
  readonly image: string;
}

/** A row of a product's specification table. */
export interface AttributeRow {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

export interface ProductRow {
  readonly id: number;
  readonly shopId: number;
  readonly categoryId: number;
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly content: string;
  readonly image: string;
  readonly images: readonly string[];
  /** The least of the skus' prices. */
  readonly priceCents: number;
  /** The previous price, always above `priceCents`; null if it was never higher. */
  readonly marketPriceCents: number | null;
  /** Per order; null where the zones of its store apply. */
  readonly freightCents: number | null;
  /** Of one piece as it is sent. */
  readonly weightGrams: number;
  /** Parts per million: 80_000 is 8 %. */
  readonly taxPpm: number;
  readonly shipHours: number;
  /** Unit prices by minimum quantity. If left out, all quantities have the same price. */
  readonly tiers?: readonly { readonly num: number; readonly priceCents: number }[];
  /** Minimum quantity of an order and pieces per pack. Default 1. */
  readonly minOrder?: number;
  readonly packSize?: number;
  /** Days until larger quantities are shipped, by rising quantity and days. If left out, `shipHours` holds for all. */
  readonly leadTimes?: readonly { readonly num: number; readonly days: number }[];
  /** Names are unique. */
  readonly attributes?: readonly AttributeRow[];
  /** Empty for a product without variants, which still has exactly one sku. */
  readonly specs: readonly SpecRow[];
  /** Existing combinations of specs. */
  readonly skus: readonly SkuRow[];
  /** `hot` and `month` follow from the order history below, `recommend` and `daily` are chosen by the site. */
  readonly flags: readonly ProductFlag[];
  readonly createtime: number;
}

export interface PersonRow {
  readonly username: string;
  readonly nickname: string;
  readonly email: string;
  readonly avatar: string;
  /** `buyer` or the owner of one shop. */
  readonly role: "buyer" | "owner";
  readonly address: AddressRow;
  readonly createtime: number;
}

export interface AddressRow {
  readonly name: string;
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly zip: string;
}

export interface OrderLineRow {
  /** Index of the line over the whole history, from 1: the stable id of the order's article. */
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly num: number;
  /** Per piece, at the time of the order. */
  readonly priceCents: number;
}

/** One finished order of one shop, paid by balance. */
export interface OrderRow {
  readonly id: number;
  readonly orderNo: string;
  readonly payNo: string;
  readonly shopId: number;
  readonly buyer: string;
  readonly status: "received" | "completed";
  readonly lines: readonly OrderLineRow[];
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly createtime: number;
  readonly paytime: number;
  readonly shiptime: number;
  readonly receipttime: number;
  /** Set when `status` is `completed`. */
  readonly completetime: number | null;
}

export interface ReviewRow {
  readonly id: number;
  /** `OrderLineRow.id`; each line is reviewed once at most. */
  readonly lineId: number;
  readonly productId: number;
  readonly buyer: string;
  readonly star: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  readonly images: readonly string[];
  readonly reply: string;
  readonly replytime: number | null;
  readonly createtime: number;
}

export interface PurchaseRequestRow {
  readonly id: number;
  readonly buyer: string;
  readonly categoryId: number;
  readonly title: string;
  readonly content: string;
  readonly num: number;
  readonly unit: string;
  /** Per unit; null if the buyer gives none. */
  readonly targetPriceCents: number | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly images: readonly string[];
  readonly status: "open" | "closed";
  readonly createtime: number;
  readonly expiresAt: number;
}

/** A shop's offer for a purchase request. */
export interface OfferRow {
  readonly id: number;
  readonly requestId: number;
  readonly shopId: number;
  readonly productId: number;
  readonly skuId: number;
  /** The product at the time of the offer. */
  readonly title: string;
  readonly image: string;
  readonly spec: readonly string[];
  readonly num: number;
  readonly priceCents: number;
  readonly freightCents: number;
  readonly taxCents: number;
  readonly deliveryDays: number;
  readonly note: string;
  readonly status: "open" | "declined" | "withdrawn" | "expired" | "closed";
  readonly createtime: number;
  readonly validUntil: number;
}

export interface FollowRow {
  readonly buyer: string;
  readonly shopId: number;
  readonly createtime: number;
}

export interface BannerRow {
  readonly id: number;
  readonly image: string;
  readonly titles: Texts;
  /** Path of the storefront. */
  readonly url: string;
}

export interface AreaRow {
  readonly id: number;
  /** 0 for a country. */
  readonly pid: number;
  readonly level: 1 | 2 | 3;
  /** English; a server names countries in other languages by their `code`. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 of a country, empty below. */
  readonly code: string;
  /** A closed country is listed as “not open yet”. Provinces and cities follow their country. */
  readonly open: boolean;
}

export interface ArticleText {
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly content: string;
}

export interface ArticleRow {
  readonly id: number;
  /** Id of an article group. */
  readonly groupId: number;
  readonly weigh: number;
  readonly createtime: number;
  readonly updatetime: number;
  readonly texts: Readonly<Record<Language, ArticleText>>;
}

export interface ArticleGroupRow {
  readonly id: number;
  readonly names: Texts;
  readonly weigh: number;
}

/** A company's mark, with the note of who verified that it may be shown. */
export interface LogoRow {
  readonly image: string;
  readonly alt: string;
  readonly verifiedBy: string;
}

/** The site's other texts, per language. */
export interface SiteText {
  readonly webName: string;
  readonly notices: readonly string[];
  readonly rechargeNotice: string;
  readonly withdrawNotice: string;
  readonly loanWarning: string;
  readonly footerText: string;
  /** All versions of the merchant agreement, the oldest first. The last one is current. */
  readonly contracts: readonly MerchantContractText[];
}

export interface MerchantContractText {
  readonly version: string;
  /** HTML. */
  readonly html: string;
  readonly partyA: string;
  /** Labels of the fields that Party B fills in. */
  readonly partyBFields: Readonly<Record<"name" | "number" | "shopname" | "signDate", string>>;
}

/** A text of the catalog in another language. */
export interface TranslationRow {
  readonly source: string;
  readonly language: Language;
  readonly text: string;
}

export interface Catalog {
  readonly seed: number;
  readonly now: number;
  /** One per text and language. */
  readonly translations: readonly TranslationRow[];
  readonly categories: readonly CategoryRow[];
  readonly users: readonly PersonRow[];
  readonly shops: readonly ShopRow[];
  readonly products: readonly ProductRow[];
  /** Oldest first. */
  readonly orders: readonly OrderRow[];
  /** Oldest first. */
  readonly reviews: readonly ReviewRow[];
  readonly requests: readonly PurchaseRequestRow[];
  /** Oldest first. */
  readonly offers: readonly OfferRow[];
  readonly follows: readonly FollowRow[];
  readonly banners: readonly BannerRow[];
  readonly areas: readonly AreaRow[];
  readonly articleGroups: readonly ArticleGroupRow[];
  readonly articles: readonly ArticleRow[];
  readonly site: Readonly<Record<Language, SiteText>>;
  /** Marks in the footer. */
  readonly payLogos: readonly LogoRow[];
  readonly partnerLogos: readonly LogoRow[];
  /** Address of the signature that the operator puts under the merchant agreement. */
  readonly contractSign: string;
}
