import type { StoredSession } from "marketplace-sdk/state";

/** What was searched for, latest first. It is kept in memory only (docs/product.md, "Search"). */
export interface SearchHistory {
  /** A new array after every change. */
  current(): readonly string[];
  /** Moves a search to the front; searches that differ only in case are one. */
  add(words: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Searches kept. */
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

/** The history of a shop: it lives as long as the shop's page and the session in it, and two shops never share one. */
export function historyOf(shop: { session: Pick<StoredSession, "state" | "subscribe"> }): SearchHistory {
  const known = histories.get(shop);
  if (known) return known;
  const made = createSearchHistory();
  histories.set(shop, made);
  // The next one at this device need not see what the last one looked for.
  shop.session.subscribe(() => {
    if (!shop.session.state.loggedIn) made.clear();
  });
  return made;
}
