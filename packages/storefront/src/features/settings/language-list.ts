import { type Language, languageTag } from "marketplace-sdk/state";
import { searchKey } from "../../i18n/search-key";

/** A language in the list. */
export interface ListedLanguage extends Language {
  /** Its name in the user's language; empty if it equals `name`. */
  readonly localName: string;
}

/** Options of {@link listLanguages}. */
export interface LanguageListOptions {
  /** Codes of the languages with a complete table. */
  readonly complete: readonly string[];
  /** Code of the reader's language. */
  readonly current: string;
  /** BCP-47 tag of the reader's language. */
  readonly readerTag: string;
  /** Codes of the server's languages; empty when it doesn't say. */
  readonly served?: readonly string[] | undefined;
}

/** Languages to choose from: complete ones that the server speaks, the current one first, the others in their given order. */
export function listLanguages(
  offered: readonly Language[],
  { complete, current, readerTag, served = [] }: LanguageListOptions,
): ListedLanguage[] {
  const names = new Intl.DisplayNames([readerTag], { type: "language", fallback: "none" });
  const isServed = (code: string): boolean => served.length === 0 || served.includes(code);
  const listed = offered.filter(
    ({ code }) => (complete.includes(code) && isServed(code)) || code === current,
  );
  return listed
    .map((language) => {
      const tag = languageTag(language.code);
      // Next to traditional Chinese, simplified Chinese is named by script too, not by country.
      const local = names.of(tag === "zh-CN" ? "zh-Hans" : tag) ?? "";
      return { ...language, localName: local === language.name ? "" : local };
    })
    .sort((one, other) => Number(other.code === current) - Number(one.code === current));
}

/** Languages whose own name, name in the user's language, or code contains the text, ignoring accents and case. */
export function searchLanguages(
  languages: readonly ListedLanguage[],
  text: string,
): readonly ListedLanguage[] {
  const key = searchKey(text);
  if (!key) return languages;
  return languages.filter(({ name, localName, code }) =>
    [name, localName, code, languageTag(code)].some((known) => searchKey(known).includes(key)),
  );
}
