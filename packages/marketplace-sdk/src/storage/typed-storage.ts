import { parsers, serialize } from "./codecs.js";
import { defaultStorage } from "./default-storage.js";
import type { StorageKey, StoredValues } from "./stored-values.js";

/** The part of the Web Storage API that is used. */
export interface StorageLike {
  /** Null when nothing is stored. May throw where the browser denies access. */
  getItem(key: string): string | null;
  /** May throw: a name or message with `quota` counts as full, anything else as blocked. */
  setItem(key: string, value: string): void;
  /** May throw; the key then counts as removed, as long as the object lives. */
  removeItem(key: string): void;
}

/** The part of `window` that is used to follow other tabs. */
export interface StorageEvents {
  /** Missing outside pages: other tabs are then not followed. */
  addEventListener?(type: "storage", listener: StorageEventListener): void;
  /** Called with the same listener by what `subscribe` returns. */
  removeEventListener?(type: "storage", listener: StorageEventListener): void;
}
type StorageEventListener = (event: { readonly key: string | null }) => void;

/** A key that could not be used. */
export interface StorageProblem {
  /** Whose value could not be read or written. */
  key: StorageKey;
  /**
   * - `corrupt`: its value was not in the stored format, and has been removed
   * - `quota`: the storage is full
   * - `blocked`: the browser denies access to the storage
   */
  kind: "corrupt" | "quota" | "blocked";
}

/** Options of {@link createTypedStorage}. */
export interface TypedStorageOptions {
  /** Default: `localStorage` in pages; memory elsewhere, as on a server, and where the browser denies access. */
  storage?: StorageLike | undefined;
  /** Called for every problem; a full storage deserves a message to the user. Errors it throws are ignored. */
  onProblem?: ((problem: StorageProblem) => unknown) | undefined;
  /** Where the `storage` events of other tabs arrive. Default: the page; nowhere on a server. */
  events?: StorageEvents | undefined;
}

/** A key-value storage with one type per key (docs/product.md, "Stored on the device"). None of its methods throws. */
export interface TypedStorage {
  /** The value of a key; undefined when it is absent or was corrupt. A corrupt value is removed. */
  read<Key extends StorageKey>(key: Key): StoredValues[Key] | undefined;
  /** The stored text of a key, not parsed: the quick way to see whether a long list has changed. */
  readText(key: StorageKey): string | null | undefined;
  /**
   * Stores a value. Returns false when the storage did not take it: the value then lives in memory, as long as this
   * object. A list stays stored as it was when it last fitted. Any other old value is removed, because an old token or
   * user would be someone else's.
   */
  write<Key extends StorageKey>(key: Key, value: StoredValues[Key]): boolean;
  /** Removes a value. */
  remove(key: StorageKey): void;
  /** Removes a value that turned out to be unusable, and reports it as `corrupt`. */
  discardCorrupt(key: StorageKey): void;
  /**
   * Calls `listener` with each key that another tab changes, or with null when any may have changed. Returns a function
   * that unsubscribes.
   */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** Creates a typed key-value storage for everything kept on the device (docs/product.md, "Stored on the device"). */
export function createTypedStorage({
  events = globalThis.document && globalThis,
  ...options
}: TypedStorageOptions = {}): TypedStorage {
  // Values that override the storage: texts it did not take, undefined for keys it did not remove.
  const memory = new Map<string, string | undefined>();

  const storage = (): StorageLike | undefined => options.storage ?? defaultStorage();

  const report = (key: StorageKey, kind: StorageProblem["kind"]): void => {
    try {
      options.onProblem?.({ key, kind });
    } catch {
      // A failing callback must not turn into a failed write.
    }
  };

  const remove = (key: StorageKey): void => {
    memory.delete(key);
    try {
      storage()?.removeItem(key);
    } catch {
      memory.set(key, undefined);
    }
  };

  const typedStorage: TypedStorage = {
    readText(key) {
      try {
        return memory.has(key) ? memory.get(key) : storage()?.getItem(key);
      } catch {
        memory.set(key, undefined);
        report(key, "blocked");
      }
    },

    read(key) {
      const text = typedStorage.readText(key);
      try {
        if (text) return parsers[key](text);
      } catch {
        typedStorage.discardCorrupt(key);
      }
    },

    write(key, value) {
      const text = serialize(value);
      try {
        const target = storage();
        if (target) {
          target.setItem(key, text);
          memory.delete(key);
        } else {
          memory.set(key, text);
        }
        return true;
      } catch (error) {
        if (!Array.isArray(value)) remove(key);
        memory.set(key, text);
        report(key, /quota/i.test(`${error}`) ? "quota" : "blocked");
        return false;
      }
    },

    remove,

    discardCorrupt(key) {
      remove(key);
      report(key, "corrupt");
    },

    subscribe(listener) {
      const onStorage: StorageEventListener = ({ key }) => {
        // The key is null when the whole storage was cleared.
        if (key) memory.delete(key);
        else memory.clear();
        listener(key);
      };
      events?.addEventListener?.("storage", onStorage);
      return () => events?.removeEventListener?.("storage", onStorage);
    },
  };
  return typedStorage;
}
