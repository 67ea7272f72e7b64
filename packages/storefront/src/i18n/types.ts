import type { account } from "./en/account";
import type { address } from "./en/address";
import type { articles } from "./en/articles";
import type { cart } from "./en/cart";
import type { catalog } from "./en/catalog";
import type { centre } from "./en/centre";
import type { checkout } from "./en/checkout";
import type { favourites } from "./en/favourites";
import type { followed } from "./en/followed";
import type { fund } from "./en/fund";
import type { home } from "./en/home";
import type { loan } from "./en/loan";
import type { merchant } from "./en/merchant";
import type { messages } from "./en/messages";
import type { mine } from "./en/mine";
import type { orders } from "./en/orders";
import type { photos } from "./en/photos";
import type { product } from "./en/product";
import type { requests } from "./en/requests";
import type { search } from "./en/search";
import type { shell } from "./en/shell";
import type { stores } from "./en/stores";
import type { titles } from "./en/titles";
import type { ui } from "./en/ui";
import type { wallet } from "./en/wallet";
import type { withdraw } from "./en/withdraw";

/** The parts of the English table; the source of every key. */
export interface Source {
  shell: typeof shell;
  home: typeof home;
  ui: typeof ui;
  articles: typeof articles;
  catalog: typeof catalog;
  product: typeof product;
  stores: typeof stores;
  search: typeof search;
  cart: typeof cart;
  favourites: typeof favourites;
  followed: typeof followed;
  mine: typeof mine;
  account: typeof account;
  address: typeof address;
  titles: typeof titles;
  requests: typeof requests;
  messages: typeof messages;
  photos: typeof photos;
  checkout: typeof checkout;
  orders: typeof orders;
  wallet: typeof wallet;
  withdraw: typeof withdraw;
  fund: typeof fund;
  merchant: typeof merchant;
  centre: typeof centre;
  loan: typeof loan;
}

/** One text for each plural form that a language tells apart (Unicode CLDR names). `other` is always there. */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A part in another language: the same keys, plural where English is plural. */
export type Translation<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends string ? string : Plural;
};

/** A whole language. */
export type Table = { readonly [Name in keyof Source]: Translation<Source[Name]> };

/** The parts that only money, orders and merchants need; they come in a chunk of their own. */
type TradePart = "checkout" | "orders" | "wallet" | "withdraw" | "fund" | "merchant" | "centre" | "loan";
export type TradeTable = Pick<Table, TradePart>;
export type ShopTable = Omit<Table, TradePart>;

/** What a table may hold while only some parts are loaded. */
export type PartialTable = Partial<Table>;

/** Every text by `part.name`. */
export type Key = {
  [Part in keyof Source]: `${Part}.${keyof Source[Part] & string}`;
}[keyof Source];

type Entry<K extends Key> = K extends `${infer Part extends keyof Source}.${infer Name}`
  ? Name extends keyof Source[Part]
    ? Source[Part][Name]
    : never
  : never;

type Texts<E> = E extends string ? E : E extends object ? E[keyof E] | "{{count}}" : never;

type Holes<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never;

/** The values a text needs, by the names in its `{{…}}`; plural texts need `count`. */
export type Values<K extends Key> = Holes<Texts<Entry<K>>>;

/** Keys of texts without `{{…}}`, for tables of labels. */
export type PlainKey = { [K in Key]: [Values<K>] extends [never] ? K : never }[Key];

/** Arguments after the key: none when the text has no `{{…}}`. */
export type Arguments<K extends Key> = [Values<K>] extends [never]
  ? []
  : [values: { readonly [Name in Values<K>]: string | number }];

/** Looks up a text in the reader's language. Numbers are written the language's way. */
export type Translate = <K extends Key>(key: K, ...values: Arguments<K>) => string;
