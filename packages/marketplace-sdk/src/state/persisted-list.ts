import { ref } from "valtio/vanilla";
import type { StorageKey, StoredId, StoredValues, TypedStorage } from "../storage/index.js";
import { isId } from "../values.js";

type ListKey = Extract<StorageKey, "favoriteProducts" | "shopCart">;

/** Options of the stores that keep a list. */
export interface PersistedListOptions {
  /** From `createTypedStorage`; the stores of one page share it. */
  storage: Pick<TypedStorage, "read" | "readText" | "write" | "subscribe">;
}

/** Methods of every store that keeps a list. */
export interface PersistedList<List> {
  /** Removes all items. */
  clear(): void;
  /** Replaces all items. */
  replace(items: List): void;
  /**
   * Takes over what other tabs have stored, before their events arrive. Call it before a `replace` with a list that was made from
   * `state`; the other methods do.
   */
  refresh(): void;
  /** Tries again to save what a full storage did not take. Every change is otherwise saved at once. */
  flush(): void;
  /** Stops following other tabs. */
  dispose(): void;
}

/**
 * Keeps a list under a key of the storage. Every change is made to the list that is stored at that moment, and stored at
 * once: no tab writes over what another has added, however late its events arrive.
 * @param onChange Called with the list at once and after every change.
 */
export function createPersistedList<Key extends ListKey>(
  key: Key,
  { storage }: PersistedListOptions,
  onChange: (items: StoredValues[Key]) => void,
): PersistedList<StoredValues[Key]> {
  let items: StoredValues[Key];
  // The storage was full. What it did not take stays, until it does.
  let isUnsaved: boolean | undefined;
  // The items as they are stored. Comparing texts is fast; parsing a cart of 1,000 lines for every change is not.
  let text: string | null | undefined;

  const change = (next: StoredValues[Key]): void => {
    items = next;
    // `ref`: stores hold lists as immutable arrays. Proxies for 1,000 cart lines would cost several frames.
    onChange(ref(items));
  };
  const refresh = (): void => {
    if (items && text === storage.readText(key)) return;
    const stored = storage.read(key) ?? [];
    text = storage.readText(key);
    // The same array while nothing has changed: views remember it.
    if (!isUnsaved && JSON.stringify(stored) !== JSON.stringify(items)) change(stored);
  };
  const replace = (next: StoredValues[Key]): void => {
    change(next);
    isUnsaved = !storage.write(key, items);
    text = storage.readText(key);
  };

  refresh();
  const unsubscribe = storage.subscribe(refresh);
  // A page in the back-forward cache gets no storage events.
  const page = globalThis.document && globalThis;
  page?.addEventListener?.("pageshow", refresh);

  return {
    clear: () => replace([]),
    replace,
    refresh,
    flush() {
      if (isUnsaved) replace(items);
    },
    dispose() {
      unsubscribe();
      page?.removeEventListener?.("pageshow", refresh);
    },
  };
}

/** Whether two ids are the same. Servers send 1 and "1" for the same thing. */
export const isSameId = (one: StoredId | undefined, other: StoredId | undefined): boolean =>
  isId(one) && isId(other) ? `${one}` === `${other}` : one === other;
