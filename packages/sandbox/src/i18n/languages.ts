/** Codes as clients send them in `Accept-Language`. */
export const LANGUAGES = [
  "en",
  "zh-CN",
  "tw",
  "ja",
  "ko",
  "vi",
  "de",
  "es",
  "pt",
  "ru",
  "ar",
  "hi",
  "fr",
] as const;

export type Language = (typeof LANGUAGES)[number];

/** For codes that aren't BCP 47 tags, or whose digits differ from those of the surrounding texts. */
const LOCALES: { readonly [Code in Language]?: string } = { tw: "zh-TW", ar: "ar-u-nu-latn" };

/** What `Intl` calls a language. */
export const localeOf = (language: Language): string => LOCALES[language] ?? language;

/** BCP 47 tag of a language, for readers. */
export const tagOf = (language: Language): string => (language === "tw" ? "zh-Hant" : language);

/** Other spellings of the same languages; the rest is found by the part before the hyphen. */
const ALIASES: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.map((language) => [language.toLowerCase(), language] as const),
  ["zh", "zh-CN"],
  ["zh-hans", "zh-CN"],
  ["zh-tw", "tw"],
  ["zh-hk", "tw"],
  ["zh-mo", "tw"],
  ["zh-hant", "tw"],
]);

/**
 * The first language of an `Accept-Language` header that this server speaks, else English. Quality values are taken as already
 * sorted, as every browser sends them.
 */
export function languageOf(header: string | undefined): Language {
  if (!header) return "en";
  const exact = ALIASES.get(header.toLowerCase());
  if (exact) return exact;
  for (const range of header.toLowerCase().split(",", 10)) {
    const parts = (range.split(";")[0] ?? "").trim().split("-");
    for (let length = parts.length; length > 0; length--) {
      const language = ALIASES.get(parts.slice(0, length).join("-"));
      if (language) return language;
    }
  }
  return "en";
}
