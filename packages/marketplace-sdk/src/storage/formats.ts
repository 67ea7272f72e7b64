/** Id of a product, shop or variant. Ids compare as strings: 1 and "1" are the same. */
export type StoredId = number | string;

/** Chosen language, under `lang`. `value` is the language code. */
export interface StoredLanguage {
  readonly value: string;
  /** Written for other clients, never read. */
  readonly langText?: unknown;
  readonly icon?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
}

/** A footer item, under `website`; a tree by `id` and `pid` with 0 as the root. */
export interface StoredFooterItem {
  readonly id: StoredId;
  readonly pid?: StoredId | undefined;
  readonly name?: string | undefined;
  /** Higher stands first. */
  readonly weigh?: number | undefined;
}

/** Site settings, under `website`. More keys of the home data may stand beside these. */
export interface StoredWebsite {
  readonly web_name?: string | undefined;
  readonly service_url?: string | undefined;
  readonly footer_news?: readonly StoredFooterItem[] | undefined;
}

/** A favourite, under `favoriteProducts`. Only `id` is certain; money is a decimal string. */
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

/** A cart line, under `shopCart`. `id`, `shopId`, `shopName` and `num` are always there (docs/product.md, "Stored on the device"). */
export interface StoredLine {
  /** Product. */
  readonly id: StoredId;
  readonly shopId: StoredId;
  readonly shopName: string;
  /** Pieces. */
  readonly num: number;
  /** Chosen variant: it takes part in the line's identity. */
  readonly skuId?: StoredId | undefined;
  /** Words of the chosen variant, such as `Sage, 2.5 l`. */
  readonly spec?: string | undefined;
  readonly title?: string | undefined;
  readonly image?: string | undefined;
  /** Unit price when it was added, a decimal string. */
  readonly price?: string | undefined;
  readonly currency?: string | undefined;
  /** Pieces in stock when it was added. Another client may have kept anything here. */
  readonly stock?: unknown;
  /** False when the buyer has unselected it; missing means selected. */
  readonly checked?: boolean | undefined;
}

/** What each key holds once read. */
export interface Formats {
  /** The token. */
  access_key: string;
  /** The signed-in user's `userinfo`, encrypted. */
  userInfo: string;
  /** Login flag. */
  il: boolean;
  lang: StoredLanguage;
  website: StoredWebsite;
  favoriteProducts: readonly StoredProduct[];
  shopCart: readonly StoredLine[];
}
