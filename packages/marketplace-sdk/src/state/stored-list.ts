import type { StoredValues, TypedStorage } from "../storage";

type ListKey = "favoriteProducts" | "shopCart";

/** Options of the stores that keep a list. */
export interface StoredListOptions {
  storage: Pick<TypedStorage, "read" | "write" | "subscribe">;
}

/** What every stored list offers. */
export interface StoredList<List> {
  clear(): void;
  /** Replaces the list. */
  restore(items: List): void;
  /** Writes what is pending now, without waiting for an idle moment. */
  flush(): void;
  /** Saves and stops following other tabs. */
  dispose(): void;
}

const DELAY_MS = 100;

/**
 * A list under a key of the storage. A change never waits for the storage; it is written soon after, and at the latest
 * when the page goes away. The list follows other tabs, and the last tab to write wins.
 * @param show Gets the list, now and whenever it is another one.
 */
export function createStoredList<Key extends ListKey>(
  key: Key,
  { storage }: StoredListOptions,
  show: (items: StoredValues[Key]) => void,
): StoredList<StoredValues[Key]> {
  let items: StoredValues[Key];
  let isPending = false;
  const load = (): void => {
    items = storage.read(key) ?? [];
    show(items);
  };
  const flush = (): void => {
    if (isPending) storage.write(key, items);
    isPending = false;
  };
  const restore = (next: StoredValues[Key]): void => {
    items = next;
    show(items);
    if (isPending) return;
    isPending = true;
    setTimeout(flush, DELAY_MS);
  };
  const unsubscribe = storage.subscribe((changed) => {
    // What this tab has yet to write is newer.
    if (!isPending && (changed ?? key) === key) load();
  });
  load();
  globalThis.addEventListener?.("pagehide", flush);
  return {
    clear: () => restore([]),
    restore,
    flush,
    dispose() {
      flush();
      unsubscribe();
      globalThis.removeEventListener?.("pagehide", flush);
    },
  };
}
