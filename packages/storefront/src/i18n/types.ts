import type { core } from "./locales/en/core";
import type { shop } from "./locales/en/shop";
import type { trade } from "./locales/en/trade";

/** The English texts; the source of every key. */
type Source = typeof core & typeof shop & typeof trade;

/**
 * One text for each plural form of a language (Unicode CLDR names). `other` is always there; `=1` is for exactly
 * one, where the language's "one" covers more numbers and has to name them.
 */
export type Plural = { readonly [Form in Intl.LDMLPluralRule | "=1"]?: string } & { readonly other: string };

/** The same keys in another language, plural where English is plural. */
type Translation<Group> = {
  readonly [Area in keyof Group]: {
    readonly [Name in keyof Group[Area]]: Group[Area][Name] extends string ? string : Plural;
  };
};

/** A language's three files. */
export type CoreTexts = Translation<typeof core>;
export type ShopTexts = Translation<typeof shop>;
export type TradeTexts = Translation<typeof trade>;

/** What a table may hold while only some files are loaded. */
export type PartialTable = Partial<CoreTexts & ShopTexts & TradeTexts>;

/** Every text by `area.name`. */
export type Key = {
  [Area in keyof Source]: `${Area}.${keyof Source[Area] & string}`;
}[keyof Source];

type Entry<K extends Key> = K extends `${infer Area extends keyof Source}.${infer Name}`
  ? Name extends keyof Source[Area]
    ? Source[Area][Name]
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
