import { listOf } from "marketplace-react";
import type { Category, Product, Site, Store } from "marketplace-sdk";

/** Places of the ranked list. */
const RANKED = 6;

/** The home page's sections; those without content are empty lists and are not drawn. */
export interface HomeSections {
  banners: readonly NonNullable<Site["banners"]>[number][];
  categories: readonly Category[];
  daily: readonly Product[];
  recommend: readonly Product[];
  hot: readonly Product[];
  month: readonly Product[];
  shops: readonly Store[];
}

const NONE: HomeSections = {
  banners: [],
  categories: [],
  daily: [],
  recommend: [],
  hot: [],
  month: [],
  shops: [],
};

/** Sorts out what the server sent: stock servers answer null, and any section may be missing. */
export function homeSections(site: Site | null | undefined): HomeSections {
  if (!site) return NONE;
  return {
    banners: listOf(site.banners),
    categories: topCategories(listOf(site.categories)),
    daily: listOf(site.daily),
    recommend: listOf(site.recommend),
    hot: listOf(site.hot).slice(0, RANKED),
    month: listOf(site.month),
    shops: listOf(site.shops),
  };
}

/** Whether there is nothing to show. */
export function isBare(sections: HomeSections): boolean {
  return Object.values(sections).every((section: readonly unknown[]) => section.length === 0);
}

/** Categories without a parent. A list without any such is shown as it is. */
export function topCategories(categories: readonly Category[]): readonly Category[] {
  const top = categories.filter((category) => !category.pid || String(category.pid) === "0");
  return top.length > 0 ? top : categories;
}
