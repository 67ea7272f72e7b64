import { DAY } from "../durations";
import { LANGUAGES, type Language, perLanguage } from "../languages";
import type { ArticleGroupRow, ArticleRow, ArticleText, BannerRow, SiteText, Texts } from "../types";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { ja } from "./ja";
import { ko } from "./ko";
import { pt } from "./pt";
import { ru } from "./ru";
import { articlesOf, type SiteSource, siteTextOf } from "./site-source";
import { tw } from "./tw";
import { vi } from "./vi";
import { zhCn } from "./zh-cn";

const sources: Readonly<Record<Language, SiteSource>> = {
  en,
  "zh-CN": zhCn,
  tw,
  ja,
  ko,
  vi,
  de,
  es,
  pt,
  ru,
  ar,
  hi,
  fr,
};

/** Targets of the home banners. */
const bannerPaths = ["/category/10", "/category/23", "/category/80", "/category/60"];

export const siteTexts: Readonly<Record<Language, SiteText>> = perLanguage((language) =>
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
  image: `/uploads/banners/${i + 1}.webp`,
  titles: perLanguage((language): Texts[Language] => sources[language].banners[i]),
  url: bannerPaths[i] ?? "/",
}));

/** The footer's articles; article 1xy is in group x + 1. @throws {Error} when a language lacks one */
export function articleRows(now: number): readonly ArticleRow[] {
  const byLanguage = new Map(LANGUAGES.map((language) => [language, articlesOf(sources[language])]));
  const textOf = (id: number, language: Language): ArticleText => {
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
