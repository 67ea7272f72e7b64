import { type Language, tagOf } from "../../i18n/languages";

/** Text of the link that reloads a page whose script failed to load; the shop's `ui.reload`. */
const RELOAD: Readonly<Record<Language, string>> = {
  en: "Reload",
  "zh-CN": "重新加载",
  tw: "重新載入",
  ja: "再読み込み",
  ko: "새로고침",
  vi: "Tải lại",
  de: "Neu laden",
  es: "Recargar",
  pt: "Recarregar",
  ru: "Обновить",
  ar: "إعادة التحميل",
  hi: "रीलोड करें",
  fr: "Recharger la page",
};

/** The parts of a web app manifest that are read here. */
export interface Manifest {
  readonly description?: string;
  readonly description_localized?: Readonly<Record<string, string>>;
}

/**
 * Puts the page into the reader's language before its script does: language and direction of the document, the description
 * and the name of the link that loads it again. A page without these places stays as it is.
 */
export function inLanguage(html: string, language: Language, manifest: Manifest | undefined): string {
  const tag = tagOf(language);
  const description = manifest?.description_localized?.[tag];
  const spoken = html
    .replace(/<html lang="en" dir="ltr">/, `<html lang="${tag}" dir="${language === "ar" ? "rtl" : "ltr"}">`)
    .replace(/(<a class="late"[^>]*aria-label=")[^"]*/, (_all, start: string) => start + RELOAD[language]);
  if (!description) return spoken;
  const escaped = description.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return spoken.replace(
    /(<meta name="description" content=")[^"]*/,
    (_all, start: string) => start + escaped,
  );
}
