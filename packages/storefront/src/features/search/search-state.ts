import { paths } from "../../shared/navigation/paths";

/** The kinds of things to search for. */
export const SEARCH_TABS = ["products", "stores", "requests"] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** The state of the search, stored in the address. */
export interface SearchState {
  /** Empty before the first search. */
  words: string;
  tab: SearchTab;
}

/** The contract's maximum length of search words (products.search). */
export const WORDS_MAX = 100;

/** The typed words without extra spaces, cut to the contract's length. */
export function tidyWords(typed: string, most = WORDS_MAX): string {
  return Array.from(typed.replace(/\s+/g, " ").trim()).slice(0, most).join("").trim();
}

/** @param search query of the address; unknown and invalid values are ignored */
export function readSearchState(search: string): SearchState {
  const query = new URLSearchParams(search);
  return {
    words: tidyWords(query.get("q") ?? ""),
    tab: SEARCH_TABS.find((tab) => tab === query.get("tab")) ?? "products",
  };
}

/** The address of a search. Only purchase requests can be listed without words. */
export function searchAddress({ words, tab }: SearchState): string {
  const shown = words || tab === "requests" ? tab : "products";
  return paths.search({
    ...(words && { q: words }),
    ...(shown !== "products" && { tab: shown }),
  });
}
