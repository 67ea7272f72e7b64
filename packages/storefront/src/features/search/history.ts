import type { StoredSession } from "marketplace-sdk/state";

/** Past searches, latest first. Kept in memory only (docs/product.md, "Search"). */
export interface SearchHistory {
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
