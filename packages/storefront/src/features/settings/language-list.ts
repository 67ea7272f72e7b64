import { type Language, languageTag } from "marketplace-sdk/state";

/** A language as the list shows it. */
export interface ListedLanguage extends Language {
  /** Its name in the reader's language; empty when it says no more than `name`. */
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
      // Next to traditional Chinese, the other one is named by script too, not by country.
      const local = names.of(tag === "zh-CN" ? "zh-Hans" : tag) ?? "";
      return { ...language, localName: local === language.name ? "" : local };
    })
    .sort((one, other) => Number(other.code === current) - Number(one.code === current));
}

/** Languages whose own name, name in the reader's language, or code holds the text, accents and case aside. */
export function searchLanguages(
  languages: readonly ListedLanguage[],
  text: string,
): readonly ListedLanguage[] {
  const wanted = plain(text);
  if (!wanted) return languages;
  return languages.filter(({ name, localName, code }) =>
    [name, localName, code, languageTag(code)].some((known) => plain(known).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
