import { listOf } from "marketplace-react";
import type { Category, Product, Site, Store } from "marketplace-sdk";

/** Number of products in the ranked list. */
const MAX_RANKED = 6;

/** The home page's sections. Empty ones aren't shown. */
export interface HomeSections {
  banners: readonly NonNullable<Site["banners"]>[number][];
  categories: readonly Category[];
  daily: readonly Product[];
  recommend: readonly Product[];
  hot: readonly Product[];
  month: readonly Product[];
  shops: readonly Store[];
}

const EMPTY: HomeSections = {
  banners: [],
  categories: [],
  daily: [],
  recommend: [],
  hot: [],
  month: [],
  shops: [],
};

/**
 * The sections in the server's response. Stock servers send null, and any section may be missing. A product that is in several lists is shown
 * in the first one: the grid of recommended products, whose rows must be whole, then in the order of the page.
 */
export function homeSections(site: Site | null | undefined): HomeSections {
  if (!site) return EMPTY;
  const shown = new Set<string>();
  const firstOf = (products: readonly Product[], most = products.length): readonly Product[] => {
    const first = products.filter(({ id }) => !shown.has(String(id))).slice(0, most);
    for (const { id } of first) shown.add(String(id));
    return first;
  };
  const recommend = firstOf(listOf(site.recommend));
  return {
    banners: listOf(site.banners),
    categories: topCategories(listOf(site.categories)),
    daily: firstOf(listOf(site.daily)),
    recommend,
    hot: firstOf(listOf(site.hot), MAX_RANKED),
    month: firstOf(listOf(site.month)),
    shops: listOf(site.shops),
  };
}

/** Whether all sections are empty. */
export function isEmpty(sections: HomeSections): boolean {
  return Object.values(sections).every((section: readonly unknown[]) => section.length === 0);
}

/** Categories without a parent, or all of them if each has one. */
export function topCategories(categories: readonly Category[]): readonly Category[] {
  const top = categories.filter((category) => !category.pid || String(category.pid) === "0");
  return top.length > 0 ? top : categories;
}
