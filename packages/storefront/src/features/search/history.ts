/** What was searched for, latest first. It is kept in memory only (specification, section 2). */
export interface SearchHistory {
  /** A new array after every change. */
  current(): readonly string[];
  /** Puts words in front; words that differ only in case stand once. */
  add(words: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Searches kept. */
const KEPT = 12;

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
      set([words, ...others].slice(0, KEPT));
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const histories = new WeakMap<object, SearchHistory>();

/** The history of a shop: it lives as long as the shop's page, and two shops never share one. */
export function historyOf(shop: object): SearchHistory {
  const known = histories.get(shop);
  if (known) return known;
  const made = createSearchHistory();
  histories.set(shop, made);
  return made;
}
