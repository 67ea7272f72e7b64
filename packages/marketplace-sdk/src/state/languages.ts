/** The languages of the interface in the order of docs/product.md, "Constants"; `fr` is among them without messages. */
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

/** One of the 13 codes: what is stored and sent as `Accept-Language`. */
export type LanguageCode = (typeof CODES)[number];

/** A language of the interface. */
export interface Language {
  readonly code: LanguageCode;
  /** Its own name for itself, such as `Español`. */
  readonly name: string;
}

/** BCP 47 tag of a code, for `lang` attributes and `Intl`. */
export const languageTag = (code: LanguageCode): string => (code === "tw" ? "zh-Hant" : code);

/** A language's own name for itself, as the platform knows it. */
export function languageName(code: LanguageCode): string {
  // By script, not by country: 简体中文 and 繁體中文.
  const tag = languageTag(code).replace("CN", "Hans");
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag);
  return `${name}`.replace(/^./, (letter) => letter.toUpperCase());
}

/** The 13 supported languages. Names are looked up when they are read. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ CODES.map((code) => ({
  code,
  get name() {
    return languageName(code);
  },
}));

const toCode = (tag: string): string | undefined =>
  /^zh(?!.*hans).*-(hant|tw|hk|mo)/i.test(tag)
    ? "tw"
    : /^zh/i.test(tag)
      ? "zh-CN"
      : tag.split("-")[0]?.toLowerCase();

/**
 * The language a browser asks for: the first of its tags that has a match. Chinese goes by script, or by region where
 * no script is named.
 * @param tags BCP 47 tags, most wanted first.
 */
export const matchLanguage = (
  tags: readonly string[],
  supported: readonly LanguageCode[],
): LanguageCode | undefined => tags.flatMap((tag) => supported.filter((code) => code === toCode(tag)))[0];
