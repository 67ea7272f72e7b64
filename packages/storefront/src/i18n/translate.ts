import rosetta from "rosetta";
import { perTag } from "./per-tag";
import type { Arguments, Key, PartialTable, Translate } from "./types";

/** Options of {@link createTranslate}. */
export interface TranslateOptions {
  /** BCP-47 tag of the language, for plural rules and numbers. */
  tag: string;
  /** Texts of the language; what they lack is said in English. */
  table: PartialTable;
  /** English texts. */
  english: PartialTable;
  /** Called for a key that neither table knows. Throwing here shows the mistake while developing. */
  onMissing?: (key: string) => void;
}

const plurals = perTag((tag) => new Intl.PluralRules(tag));
const numbers = perTag((tag) => new Intl.NumberFormat(tag));

/**
 * A typed `t()` over rosetta: falls back to English, writes numbers the language's way, and chooses the plural form by
 * `count` (Arabic has six).
 *
 * @returns the text; the key itself when nobody knows it and `onMissing` did not throw
 */
export function createTranslate({ tag, table, english, onMissing }: TranslateOptions): Translate {
  const texts = rosetta<unknown>({ own: table, en: english });
  const tags = { own: tag, en: "en" };

  return function translate<K extends Key>(key: K, ...[values]: Arguments<K>): string {
    const given: Readonly<Record<string, unknown>> = { ...values };
    const holes: Record<string, string> = {};
    for (const [name, value] of Object.entries(given)) {
      holes[name] = typeof value === "number" ? numbers(tag).format(value) : String(value);
    }
    const { count } = given;
    for (const language of ["own", "en"] as const) {
      const form = typeof count === "number" ? plurals(tags[language]).select(count) : "other";
      // rosetta answers "" for what it does not know and hands out plural entries as they are.
      const plain: unknown = texts.t(key, holes, language);
      if (typeof plain === "string" && plain) return plain;
      const chosen: unknown =
        texts.t(`${key}.${form}`, holes, language) || texts.t(`${key}.other`, holes, language);
      if (typeof chosen === "string" && chosen) return chosen;
    }
    onMissing?.(key);
    return key;
  };
}
