/** Codes as clients of the sandbox send them in `Accept-Language`. */
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

/** One value per language. @param make gets the language and its place in {@link LANGUAGES} */
export const perLanguage = <Value>(
  make: (language: Language, place: number) => Value,
): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language, place) => [language, make(language, place)])) as Record<
    Language,
    Value
  >;
