import type { PriceTier } from "../generated/types.js";

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
  /** The chosen language, or the browser's until one is chosen. */
  lang: StoredLanguage;
  /** The last settings of `site.home`, shown until it answers again. */
  website: StoredWebsite;
  /** The visitor's favorites; `marketplace-sdk/sync` keeps them on the server, too. */
  favoriteProducts: readonly StoredProduct[];
  /** Lines of the cart; `marketplace-sdk/sync` keeps them on the server, too. */
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
  /** Of other clients; kept while the language stays the same. */
  readonly id?: unknown;
  /** Of other clients; kept while the language stays the same. */
  readonly name?: unknown;
}

/** Site settings, under `website`. Other fields of the home data may be stored with these. */
export interface StoredWebsite {
  /** Page title. */
  readonly web_name?: string | undefined;
  /** Link to support. Open only https, mailto and tel. */
  readonly service_url?: string | undefined;
  /** A flat list, for `footerTree`. */
  readonly footer_news?: readonly StoredFooterItem[] | undefined;
}

/** A footer item, under `website`; a tree by `id` and `pid` with 0 as the root. */
export interface StoredFooterItem {
  /** As in `footer_news` of `site.home`; a link's is its article's, for `articles.get`. */
  readonly id: StoredId;
  /** Id of the item above; 0 or missing at the top. */
  readonly pid?: StoredId | undefined;
  /** Text of the heading or link, in the language it was loaded in. */
  readonly name?: string | undefined;
  /** Items with a higher number come first. */
  readonly weigh?: number | undefined;
}

/** A favorite, under `favoriteProducts`. Only `id` is always there; money is a decimal string. */
export interface StoredProduct {
  /** Of the product, as in `products.get`. */
  readonly id: StoredId;
  /** The product's name when it was added, in the language of then. */
  readonly title?: string | undefined;
  /** A path of the API's origin or a whole address, for `imageUrl`. */
  readonly image?: string | undefined;
  /** Of one piece when it was added, in `currency`. */
  readonly price?: string | undefined;
  /** The lowest unit price where variants or quantities made several when it was added, in `currency`. */
  readonly from_price?: string | undefined;
  /** The list price, crossed out next to `price`, in `currency`. */
  readonly market_price?: string | undefined;
  /** Such as `USDT`; missing when the server named none. */
  readonly currency?: string | undefined;
  /** Id of the store that sells it. */
  readonly shop_id?: StoredId | undefined;
  /** The store's name when it was added. */
  readonly shopname?: string | undefined;
}

/** A cart line, under `shopCart`. docs/product.md, "Stored on the device", names `id`, `shopId`, `shopName` and `num`; the rest may be missing. */
export interface StoredLine {
  /** Id of the product. */
  readonly id: StoredId;
  /** Id of the store that sells it, part of the line's identity. */
  readonly shopId: StoredId;
  /** The store's name when the line was added. */
  readonly shopName: string;
  /** Quantity. */
  readonly num: number;
  /** Id of the chosen variant, part of the line's identity. */
  readonly skuId?: StoredId | undefined;
  /** Description of the chosen variant, such as `Sage, 2.5 l`. */
  readonly spec?: string | undefined;
  /** The store's code of the variant or product, its SKU, when it was added. */
  readonly skuCode?: string | undefined;
  /** The product's name when it was added, in the language of then. */
  readonly title?: string | undefined;
  /** Picture of the variant or product: a path of the API's origin or a whole address, for `imageUrl`. */
  readonly image?: string | undefined;
  /** Price of one piece when it was added, below the first tier: a decimal string. */
  readonly price?: string | undefined;
  /** Unit prices of this variant from a quantity on, by rising `min_num`. */
  readonly priceTiers?: readonly PriceTier[] | undefined;
  /** Minimum quantity of the product in one order, across all variants. */
  readonly minOrder?: number | undefined;
  /** Pieces in a pack. */
  readonly packSize?: number | undefined;
  /** Of `price` and `priceTiers`, such as `USDT`; missing when the server named none. */
  readonly currency?: string | undefined;
  /** Stock when it was added, as the server sent it. Other clients may have stored anything here. */
  readonly stock?: unknown;
  /** False when the buyer has unselected the line; missing means selected. */
  readonly checked?: boolean | undefined;
}
