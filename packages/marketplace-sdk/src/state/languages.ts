/** A language of the interface. */
export interface Language {
  /** Code that is stored and sent as `Accept-Language` (specification section 9). */
  readonly code: LanguageCode;
  /** Its own name for itself. */
  readonly name: string;
  /** BCP 47 tag, for `lang` attributes and `Intl`. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}

const ROWS = [
  ["tw", "繁體中文", "zh-Hant"],
  ["zh-CN", "简体中文"],
  ["en", "English"],
  ["es", "Español"],
  ["pt", "Português"],
  ["ja", "日本語"],
  ["ko", "한국어"],
  ["hi", "हिन्दी"],
  ["de", "Deutsch"],
  ["ar", "العربية"],
  ["ru", "Русский"],
  ["fr", "Français"],
  ["vi", "Tiếng Việt"],
] as const;

/** One of the 13 codes. */
export type LanguageCode = (typeof ROWS)[number][0];

/** The supported languages in the specification's order. `fr` is in the list without messages of its own. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ ROWS.map(([code, name, tag = code]) => ({
  code,
  name,
  tag,
  dir: code === "ar" ? "rtl" : "ltr",
}));

/**
 * The language a browser asks for: the first of its tags that has a match. Chinese goes by script, or by region where
 * no script is named.
 * @param tags BCP 47 tags, most wanted first.
 */
export function matchLanguage<Code extends string>(
  tags: readonly string[],
  supported: readonly Code[],
): Code | undefined {
  const find = (wanted: string | undefined) => supported.find((code) => code.toLowerCase() === wanted);
  for (const tag of tags) {
    const wanted = tag.toLowerCase();
    const [language] = wanted.split("-");
    const isTraditional = /-hant\b/.test(wanted) || /^zh-(tw|hk|mo)\b/.test(wanted);
    const code = language === "zh" ? find(isTraditional ? "tw" : "zh-cn") : (find(wanted) ?? find(language));
    if (code) return code;
  }
  return undefined;
}
