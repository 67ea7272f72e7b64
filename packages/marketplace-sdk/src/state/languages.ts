/** Codes of the 13 languages in the order of docs/product.md, "Constants". */
export const CODES = [
  "tw",
  "zh-CN",
  "en",
  "es",
  "pt",
  "ja",
  "ko",
  "hi",
  "de",
  "ar",
  "ru",
  "fr",
  "vi",
] as const;

/** One of the 13 codes, as stored and sent in `Accept-Language`. */
export type LanguageCode = (typeof CODES)[number];

/** A language of the interface. */
export interface Language {
  /** As it is stored and sent in `Accept-Language`; `languageTag` makes a BCP 47 tag of it. */
  readonly code: LanguageCode;
  /** Its own name for itself, such as `Español`. */
  readonly name: string;
}

/** BCP 47 tag of a code, for `lang` attributes and `Intl`. */
export const languageTag = (code: LanguageCode): string => (code === "tw" ? "zh-Hant" : code);

/** A language's own name for itself, from the platform's `Intl` data. */
export function languageName(code: LanguageCode): string {
  // By script, not by country: 简体中文 and 繁體中文.
  const tag = languageTag(code).replace("CN", "Hans");
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag);
  return `${name}`.replace(/^./, (letter) => letter.toUpperCase());
}

/** The 13 languages. A name is looked up when it is read. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ CODES.map((code) => ({
  code,
  get name() {
    return languageName(code);
  },
}));

/**
 * The first supported language that is wanted, English when none is supported.
 * @param tags codes and BCP 47 tags, most preferred first.
 */
export const matchLanguage = (tags: readonly string[], supported: readonly LanguageCode[]): LanguageCode =>
  tags.map(toCode).flatMap((wanted) => supported.filter((code) => code === wanted))[0] ?? "en";

/** Chinese goes by script, or by region when the tag names no script. */
function toCode(tag: string): string | undefined {
  if (/^zh(?!.*hans).*-(hant|tw|hk|mo)/i.test(tag)) return "tw";
  if (/^zh/i.test(tag)) return "zh-CN";
  return tag.split("-")[0]?.toLowerCase();
}
