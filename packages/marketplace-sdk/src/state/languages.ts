/** The codes of the interface's languages in the specification's order (section 9), each with its own name for itself. */
const NAMES = {
  tw: "繁體中文",
  "zh-CN": "简体中文",
  en: "English",
  es: "Español",
  pt: "Português",
  ja: "日本語",
  ko: "한국어",
  hi: "हिन्दी",
  de: "Deutsch",
  ar: "العربية",
  ru: "Русский",
  fr: "Français",
  vi: "Tiếng Việt",
} as const;

/** One of the 13 codes. `fr` is among them without messages of its own. */
export type LanguageCode = keyof typeof NAMES;

/** A language of the interface. */
export interface Language {
  /** What is stored and sent as `Accept-Language`. */
  readonly code: LanguageCode;
  readonly name: string;
}

const isCode = (code: string): code is LanguageCode => code in NAMES;

/** The 13 languages of the specification. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.keys(NAMES)
  .filter(isCode)
  .map((code) => ({ code, name: NAMES[code] }));

/** BCP 47 tag of a code, for `lang` attributes and `Intl`. */
export const languageTag = (code: LanguageCode): string => (code === "tw" ? "zh-Hant" : code);

/** Direction of writing. */
export const languageDir = (code: LanguageCode): "ltr" | "rtl" => (code === "ar" ? "rtl" : "ltr");

/**
 * The language a browser asks for: the first of its tags that has a match. Chinese goes by script, or by region where
 * no script is named.
 * @param tags BCP 47 tags, most wanted first.
 */
export const matchLanguage = (
  tags: readonly string[],
  supported: readonly LanguageCode[],
): LanguageCode | undefined =>
  tags
    .map((tag) =>
      /^zh(?!.*hans).*-(hant|tw|hk|mo)/i.test(tag)
        ? "tw"
        : /^zh/i.test(tag)
          ? "zh-CN"
          : tag.split("-", 1)[0]?.toLowerCase(),
    )
    .map((code) => supported.find((known) => known === code))
    .find(Boolean);
