import type { PriceTier } from "../generated/types";

/** Keys of everything kept on the device (docs/product.md, "Stored on the device"). Other clients of the origin use the same. */
export const STORAGE_KEYS = [
  "access_key",
  "userInfo",
  "il",
  "lang",
  "website",
  "favoriteProducts",
  "shopCart",
] as const;

/** One of {@link STORAGE_KEYS}. */
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** The value under each key. */
export interface StoredValues {
  /** The token. */
  access_key: string;
  /** The signed-in user's `userinfo`, encrypted. */
  userInfo: string;
  /** The login flag. */
  il: boolean;
  lang: StoredLanguage;
  website: StoredWebsite;
  favoriteProducts: readonly StoredProduct[];
  shopCart: readonly StoredLine[];
}

/** Id of a product, store or variant. Compare ids as strings: 1 and "1" are the same. */
export type StoredId = number | string;

/** The chosen language, under `lang`. Other clients may add fields. */
export interface StoredLanguage {
  /** Language code. */
  readonly value: string;
  /** The language's own name. Written for other clients and never read, like the fields below. */
  readonly langText?: unknown;
  /** Address of a picture. */
  readonly icon?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
}

/** Site settings, under `website`. Other fields of the home data may be stored with these. */
export interface StoredWebsite {
  readonly web_name?: string | undefined;
  readonly service_url?: string | undefined;
  readonly footer_news?: readonly StoredFooterItem[] | undefined;
}

/** A footer item, under `website`; a tree by `id` and `pid` with 0 as the root. */
export interface StoredFooterItem {
  readonly id: StoredId;
  readonly pid?: StoredId | undefined;
  readonly name?: string | undefined;
  /** Items with a higher number come first. */
  readonly weigh?: number | undefined;
}

/** A favourite, under `favoriteProducts`. Only `id` is always there; money is a decimal string. */
export interface StoredProduct {
  readonly id: StoredId;
  readonly title?: string | undefined;
  readonly image?: string | undefined;
  readonly price?: string | undefined;
  readonly market_price?: string | undefined;
  readonly currency?: string | undefined;
  readonly shop_id?: StoredId | undefined;
  readonly shopname?: string | undefined;
}

/** A cart line, under `shopCart`. docs/product.md, "Stored on the device", names `id`, `shopId`, `shopName` and `num`; the rest may be missing. */
export interface StoredLine {
  /** Id of the product. */
  readonly id: StoredId;
  readonly shopId: StoredId;
  readonly shopName: string;
  /** Quantity. */
  readonly num: number;
  /** Id of the chosen variant, part of the line's identity. */
  readonly skuId?: StoredId | undefined;
  /** Description of the chosen variant, such as `Sage, 2.5 l`. */
  readonly spec?: string | undefined;
  readonly title?: string | undefined;
  readonly image?: string | undefined;
  /** Price of one piece when it was added, below the first tier: a decimal string. */
  readonly price?: string | undefined;
  /** Unit prices of this variant from a quantity on, by rising `min_num`. */
  readonly priceTiers?: readonly PriceTier[] | undefined;
  /** Fewest pieces of the product in one order, over all variants. */
  readonly minOrder?: number | undefined;
  /** Pieces in a pack. */
  readonly packSize?: number | undefined;
  readonly currency?: string | undefined;
  /** Stock when it was added, as the server sent it. Other clients may have stored anything here. */
  readonly stock?: unknown;
  /** False when the buyer has unselected the line; missing means selected. */
  readonly checked?: boolean | undefined;
}
