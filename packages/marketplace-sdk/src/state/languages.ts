/** The 13 languages in the order of docs/product.md, "Constants", each by its own name. Not from `Intl`: React Native lacks its names. */
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

/** One of the 13 codes, as stored and sent in `Accept-Language`. */
export type LanguageCode = keyof typeof NAMES;

/** A language of the interface. */
export interface Language {
  /** As it is stored and sent in `Accept-Language`; `languageTag` makes a BCP 47 tag of it. */
  readonly code: LanguageCode;
  /** Its own name for itself, such as `Español`. */
  readonly name: string;
}

/** BCP 47 tag of a code, for `lang` attributes and `Intl`. */
export const languageTag = (code: LanguageCode): string => (code === "tw" ? "zh-Hant" : code);

/** A language's own name for itself. */
export const languageName = (code: LanguageCode): string => NAMES[code];

/** The 13 languages. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.entries(NAMES).map(([code, name]) => ({
  // `Object.entries` forgets the type of its keys.
  code: code as LanguageCode,
  name,
}));

/**
 * The first supported language that is wanted, English when none is supported.
 * @param tags codes and BCP 47 tags, most preferred first; some systems write `zh_TW.UTF-8` or `de_DE@euro`.
 */
export const matchLanguage = (tags: readonly string[], supported: readonly LanguageCode[]): LanguageCode =>
  tags.map(toCode).flatMap((wanted) => supported.filter((code) => code === wanted))[0] ?? "en";

/** Chinese goes by script, or by region when the tag names no script. */
function toCode(written: string): string | undefined {
  const tag = written.replaceAll("_", "-");
  if (/^zh(?!.*hans).*-(hant|tw|hk|mo)/i.test(tag)) return "tw";
  if (/^zh/i.test(tag)) return "zh-CN";
  return tag.split(/[-.@]/)[0]?.toLowerCase();
}
