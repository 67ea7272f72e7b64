import { limits } from "marketplace-sdk/limits";
import type { StoredSession } from "marketplace-sdk/state";
import { paths } from "../../shared/navigation/paths";
import { typedWords } from "../../shared/typed";

/** The kinds of things to search for. */
export const SEARCH_TABS = ["products", "stores", "requests"] as const;

export type SearchTab = (typeof SEARCH_TABS)[number];

/** The state of the search, stored in the address. */
export interface SearchState {
  /** Empty before the first search. */
  words: string;
  tab: SearchTab;
}

/** The contract's maximum length of search words. */
export const WORDS_MAX = limits["products.search"].search.maxLength;

/** @param search query of the address; unknown and invalid values are ignored */
export function readSearchState(search: string): SearchState {
  const query = new URLSearchParams(search);
  return {
    words: typedWords(query.get("q") ?? "", WORDS_MAX),
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

/** Past searches, latest first. Kept in memory only (docs/product.md, "Search"). */
interface SearchHistory {
  /** A new array after every change. */
  current(): readonly string[];
  /** Moves a search to the front. Searches that differ only in case are the same. */
  add(words: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Most searches to keep. */
const MAX_ITEMS = 12;

export function createSearchHistory(): SearchHistory {
  let entries: readonly string[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => entries,
    add(words) {
      if (words === "" || words === entries[0]) return;
      const others = entries.filter((entry) => entry.toLowerCase() !== words.toLowerCase());
      set([words, ...others].slice(0, MAX_ITEMS));
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const histories = new WeakMap<object, SearchHistory>();

/** The search history of a shop. It ends with the page or the session, and two shops never share one. */
export function historyOf(shop: { session: Pick<StoredSession, "state" | "subscribe"> }): SearchHistory {
  const known = histories.get(shop);
  if (known) return known;
  const made = createSearchHistory();
  histories.set(shop, made);
  // The next user of this device must not see the previous one's searches.
  shop.session.subscribe(() => {
    if (!shop.session.state.loggedIn) made.clear();
  });
  return made;
}
