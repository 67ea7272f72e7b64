import type { BadgeTone } from "marketplace-react/ui";
import type { core } from "./locales/en/core";
import type { shop } from "./locales/en/shop";
import type { trade } from "./locales/en/trade";

/** The English texts; the source of every key. */
type Source = typeof core & typeof shop & typeof trade;

/**
 * One text per plural form of a language, by Unicode CLDR names. `other` is always present. `=1` is for exactly one, in languages
 * whose "one" covers more numbers and has to contain them.
 */
export type Plural = { readonly [Form in Intl.LDMLPluralRule | "=1"]?: string } & { readonly other: string };

/** A language's texts, with the keys of English, plural where English is plural. */
export type Table = {
  readonly [Area in keyof Source]: {
    readonly [Name in keyof Source[Area]]: Source[Area][Name] extends string ? string : Plural;
  };
};

/** A table of which only some areas may be loaded. */
export type PartialTable = Partial<Table>;

/** Keys of all texts, as `area.name`. */
export type Key = {
  [Area in keyof Source]: `${Area}.${keyof Source[Area] & string}`;
}[keyof Source];

type Entry<K extends Key> = K extends `${infer Area extends keyof Source}.${infer Name}`
  ? Name extends keyof Source[Area]
    ? Source[Area][Name]
    : never
  : never;

type Texts<E> = E extends string ? E : E extends object ? E[keyof E] | "{{count}}" : never;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Names of a text's placeholders `{{…}}`. Plural texts need `count`. */
export type Values<K extends Key> = Placeholders<Texts<Entry<K>>>;

/** Keys of texts without placeholders, for tables of labels. */
export type PlainKey = { [K in Key]: [Values<K>] extends [never] ? K : never }[Key];

/** Arguments after the key: none if the text has no placeholders. */
export type Arguments<K extends Key> = [Values<K>] extends [never]
  ? []
  : [values: { readonly [Name in Values<K>]: string | number }];

/** Looks up a text in the reader's language, and formats numbers for it. */
export type Translate = <K extends Key>(key: K, ...values: Arguments<K>) => string;

/** How a status is shown: its text, and the tone of its badge. */
export interface StatusView {
  text: PlainKey;
  tone: BadgeTone;
}
