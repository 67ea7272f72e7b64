import type {
  ArticleGroupRow,
  ArticleRow,
  ArticleText,
  BannerRow,
  SeedLanguage,
  SiteText,
  Texts,
} from "../types";
import { seedLanguages } from "../types";
import { en } from "./en";
import { articlesOf, type SiteSource, siteTextOf } from "./site-source";

const sources: Readonly<Record<SeedLanguage, SiteSource>> = {
  en,
  "zh-CN": en,
  tw: en,
  ja: en,
  ko: en,
  vi: en,
  de: en,
  es: en,
  pt: en,
  ru: en,
  ar: en,
  hi: en,
};

const DAY = 86_400;

/** Version of the merchant agreement; a change of its clauses needs a new one. */
export const CONTRACT_VERSION = "2026-11";

/** Where the home banners lead. */
const bannerPaths = ["/category/10", "/category/23", "/category/80", "/category/60"];

/** One value per language. */
function perLanguage<T>(valueOf: (language: SeedLanguage) => T): Readonly<Record<SeedLanguage, T>> {
  const of = valueOf;
  return {
    en: of("en"),
    "zh-CN": of("zh-CN"),
    tw: of("tw"),
    ja: of("ja"),
    ko: of("ko"),
    vi: of("vi"),
    de: of("de"),
    es: of("es"),
    pt: of("pt"),
    ru: of("ru"),
    ar: of("ar"),
    hi: of("hi"),
  };
}

export const siteTexts: Readonly<Record<SeedLanguage, SiteText>> = perLanguage((language) =>
  siteTextOf(sources[language]),
);

/** Footer groups: buying, delivery, selling, company. Group and article ids share one number space. */
export const articleGroups: readonly ArticleGroupRow[] = ([0, 1, 2, 3] as const).map((i) => ({
  id: i + 1,
  names: perLanguage((language) => sources[language].groups[i]),
  weigh: 100 - i,
}));

export const bannerRows: readonly BannerRow[] = ([0, 1, 2, 3] as const).map((i) => ({
  id: i + 1,
  image: `/uploads/banners/${i + 1}.svg`,
  titles: perLanguage((language): Texts[SeedLanguage] => sources[language].banners[i]),
  url: bannerPaths[i] ?? "/",
}));

/** The footer's articles; article 1xy stands in group x + 1. @throws {Error} when a language lacks one */
export function articleRows(now: number): readonly ArticleRow[] {
  const byLanguage = new Map(seedLanguages.map((language) => [language, articlesOf(sources[language])]));
  const textOf = (id: number, language: SeedLanguage): ArticleText => {
    const text = byLanguage.get(language)?.get(id);
    if (text === undefined) throw new Error(`article ${id} is missing in ${language}`);
    return text;
  };
  const ids = [...(byLanguage.get("en")?.keys() ?? [])];
  return ids.map((id, i) => {
    const createtime = now - (90 - i * 3) * DAY;
    return {
      id,
      groupId: Math.floor((id % 100) / 10) + 1,
      weigh: 90 - i,
      createtime,
      updatetime: createtime + DAY,
      texts: perLanguage((language) => textOf(id, language)),
    };
  });
}
