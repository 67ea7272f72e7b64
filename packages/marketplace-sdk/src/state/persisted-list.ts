import { ref } from "valtio/vanilla";
import type { StorageKey, StoredId, StoredValues, TypedStorage } from "../storage";

type ListKey = Extract<StorageKey, "favoriteProducts" | "shopCart">;

/** Options of the stores that keep a list. */
export interface PersistedListOptions {
  /** From `createTypedStorage`; the stores of one page share it. */
  storage: Pick<TypedStorage, "read" | "write" | "subscribe">;
}

/** Methods of every store that keeps a list. */
export interface PersistedList<List> {
  /** Removes all items. */
  clear(): void;
  /** Replaces all items. */
  replace(items: List): void;
  /** Saves a pending change now. Changes are otherwise saved within 100 ms. */
  flush(): void;
  /** Saves a pending change and stops following other tabs. */
  dispose(): void;
}

const WRITE_DELAY_MS = 100;

/**
 * Keeps a list under a key of the storage. Changes are written in batches, and at the latest when the page is hidden.
 * The list follows other tabs; the last tab to write wins.
 * @param onChange Called with the list at once and after every change.
 */
export function createPersistedList<Key extends ListKey>(
  key: Key,
  { storage }: PersistedListOptions,
  onChange: (items: StoredValues[Key]) => void,
): PersistedList<StoredValues[Key]> {
  let items: StoredValues[Key];
  let isPending = false;

  const change = (next: StoredValues[Key]): void => {
    items = next;
    // `ref`: stores hold lists as immutable arrays. Proxies for 1,000 cart lines would cost several frames.
    onChange(ref(items));
  };
  const load = (): void => change(storage.read(key) ?? []);

  const flush = (): void => {
    if (isPending) storage.write(key, items);
    isPending = false;
  };
  const replace = (next: StoredValues[Key]): void => {
    change(next);
    if (isPending) return;
    isPending = true;
    setTimeout(flush, WRITE_DELAY_MS);
  };

  load();
  const unsubscribe = storage.subscribe((changedKey) => {
    const isOurs = changedKey === null || changedKey === key;
    // A pending change of this tab is newer than what another tab has written.
    if (isOurs && !isPending) load();
  });
  globalThis.addEventListener?.("pagehide", flush);

  return {
    clear: () => replace([]),
    replace,
    flush,
    dispose() {
      flush();
      unsubscribe();
      globalThis.removeEventListener?.("pagehide", flush);
    },
  };
}

/** Whether two ids are the same. Servers send 1 and "1" for the same thing. */
export const isSameId = (one: StoredId | undefined, other: StoredId | undefined): boolean =>
  `${one}` === `${other}`;
