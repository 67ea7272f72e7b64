import { useInfiniteQuery } from "@tanstack/react-query";
import type { CategoryNode } from "../../entities/category/categories";
import { useCategories } from "../../entities/category/use-categories";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { useSiteQuery } from "../../shared/site/site-query";
import { type ListState, listInput, searchInput } from "./list-state";

/** The products of a list, or of a search if there are `words`, page by page. */
export function useProducts(state: ListState, words = "") {
  const { queries } = useServices();
  const list = useInfiniteQuery({
    ...queries.products.list.infinite(listInput(state)),
    enabled: words === "",
  });
  const found = useInfiniteQuery({
    ...queries.products.search.infinite(searchInput(state, words)),
    enabled: words !== "",
  });
  return words === "" ? list : found;
}

/** What the catalog uses from the site data. */
export interface CatalogSite {
  categories: readonly CategoryNode[];
  /** The shop's currency, for prices without one. */
  currency: string | undefined;
  /** Whether the site data are loading. */
  isPending: boolean;
}

/** The site data, which belong to the home page. The catalog works without them. */
export function useCatalogSite(): CatalogSite {
  return { ...useCategories(), currency: useSiteQuery().data?.currency?.code };
}

/** Text for a minimum rate of positive reviews. */
export function useRateText() {
  const { t, percent } = useI18n();
  return (rate: number): string => t("catalog.rateOver", { rate: percent(`${rate / 100}`) });
}

/** Text for a price range in the reader's language. @param currency without it, only the amounts are shown */
export function useRangeText(currency: string | undefined) {
  const { t, money } = useI18n();
  return ({ min, max }: Pick<ListState, "min" | "max">): string => {
    const amount = (price: string, unit = currency ?? ""): string => money(price, unit).trim();
    if (min === undefined) return t("catalog.under", { amount: amount(max ?? "0") });
    if (max === undefined) return t("catalog.over", { amount: amount(min) });
    return t("catalog.between", { low: amount(min, ""), high: amount(max) });
  };
}
