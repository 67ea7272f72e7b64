import rosetta from "rosetta";
import { intlTag, perTag, UNKNOWN } from "./format";
import type { Arguments, Key, PartialTable, Translate } from "./types";

/** Direction of text. */
export type Direction = "ltr" | "rtl";

/** Options of {@link createTranslate}. */
export interface TranslateOptions {
  /** BCP-47 tag of the language, for plural rules and numbers. */
  tag: string;
  /** Direction of the page. */
  dir: Direction;
  /** Texts of the language. Missing ones are shown in English. */
  table: PartialTable;
  /** English texts. */
  english: PartialTable;
  /** Called for a key that neither table has. Throw to notice the mistake during development. */
  onMissing?: (key: string) => void;
}

const plurals = perTag((tag) => new Intl.PluralRules(tag));
const numbers = perTag((tag) => new Intl.NumberFormat(intlTag(tag)));

/**
 * A typed `t()` based on rosetta. It falls back to English, formats numbers for the language, keeps names and amounts in their
 * own direction ({@link isolate}), and chooses the plural form by `count` (Arabic has six).
 *
 * @returns the text, or the key if it is unknown and `onMissing` did not throw
 */
export function createTranslate({ tag, dir, table, english, onMissing }: TranslateOptions): Translate {
  const texts = rosetta<unknown>({ own: table, en: english });
  const tags = { own: tag, en: "en" };

  return function translate<K extends Key>(key: K, ...[values]: Arguments<K>): string {
    const raw: Readonly<Record<string, unknown>> = { ...values };
    const formatted: Record<string, string> = {};
    for (const [name, value] of Object.entries(raw)) {
      formatted[name] = isKnown(value)
        ? typeof value === "number"
          ? numbers(tag).format(value)
          : isolate(String(value), dir)
        : UNKNOWN;
    }
    const { count } = raw;
    for (const language of ["own", "en"] as const) {
      const form = typeof count === "number" ? plurals(tags[language]).select(count) : "other";
      const exact = count === 1 ? texts.t(`${key}.=1`, formatted, language) : "";
      // rosetta returns "" for an unknown key, and plural entries as they are.
      const plain: unknown = texts.t(key, formatted, language);
      if (typeof plain === "string" && plain) return plain;
      const chosen: unknown =
        exact ||
        texts.t(`${key}.${form}`, formatted, language) ||
        texts.t(`${key}.other`, formatted, language);
      if (typeof chosen === "string" && chosen) return chosen;
    }
    onMissing?.(key);
    return key;
  };
}

/** A text may name what a server did not send, or sent in a form that nobody reads. */
const isKnown = (value: unknown): boolean => value !== undefined && value !== null && !Number.isNaN(value);

/** Unicode's blocks of right-to-left letters, and characters that change the direction of what follows. */
const RTL_OR_CONTROL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a name or an amount in its own order inside a sentence (Unicode's first-strong isolate). Where nothing can move, as with
 * Latin letters in a German sentence, it returns the text unchanged, because useless marks would only be copied along.
 *
 * @param dir direction of the sentence
 */
export const isolate = (text: string, dir: Direction): string =>
  dir === "rtl" || RTL_OR_CONTROL.test(text) ? `\u2068${text}\u2069` : text;

/** Removes direction marks, for text that leaves the page: a tab's title, a shared link, a comparison. */
export const plainText = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
