import { readers, toText } from "./codecs";
import type { Formats } from "./formats";
import type { StorageKey } from "./keys";

/** The part of the Web Storage API that is used. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Why a key could not be used: a foreign or broken value, no room left, or a storage the browser refuses. */
export interface StorageProblem {
  key: StorageKey;
  kind: "corrupt" | "quota" | "blocked";
}

/** Options of {@link createRecords}. */
export interface RecordsOptions {
  /** Default: `localStorage`; memory where there is none or the browser refuses it. */
  storage?: StorageLike | undefined;
  /** Tells the app of trouble; a full storage deserves a message. Errors it throws are ignored. */
  onProblem?: ((problem: StorageProblem) => unknown) | undefined;
  /** Where the `storage` events of other tabs arrive. Default: the page. */
  events?: StorageEvents | undefined;
}

/** The part of a page that is used to hear of other tabs. */
export interface StorageEvents {
  addEventListener?(type: "storage", listener: (event: { readonly key: string | null }) => void): void;
  removeEventListener?(type: "storage", listener: (event: { readonly key: string | null }) => void): void;
}

/** Typed records over a storage. Nothing here throws. */
export interface Records {
  /** The value of a key; undefined when it is absent, or was foreign and has been removed. */
  read<Key extends StorageKey>(key: Key): Formats[Key] | undefined;
  /**
   * Keeps a value. False when the storage refused it: then it lives as long as this object. A list stays stored as it
   * was when it last fitted; anything else is removed, because an old token or user would be someone else's.
   */
  write<Key extends StorageKey>(key: Key, value: Formats[Key]): boolean;
  remove(key: StorageKey): void;
  /** Removes a value that turned out to be unusable and reports it as `corrupt`. */
  reset(key: StorageKey): void;
  /**
   * Calls back with the key another tab has changed; with null when that may be any. Returns the function that ends it.
   */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** Reads and writes what is kept on the device (docs/product.md, "Stored on the device"), whatever is stored there. */
export function createRecords({ events = globalThis, ...options }: RecordsOptions = {}): Records {
  // Values that only live here: what the storage refused, undefined for what it would not remove.
  const own = new Map<string, string | undefined>();

  const report = (key: StorageKey, kind: StorageProblem["kind"]): void => {
    try {
      options.onProblem?.({ key, kind });
    } catch {
      // The app's own trouble must not become a failed write.
    }
  };
  // Read on each use: merely naming localStorage throws where it is blocked.
  const storage = (): StorageLike | undefined => options.storage ?? globalThis.localStorage;

  const remove = (key: StorageKey): void => {
    own.delete(key);
    try {
      storage()?.removeItem(key);
    } catch {
      own.set(key, undefined);
    }
  };
  const reset = (key: StorageKey): void => {
    remove(key);
    report(key, "corrupt");
  };

  return {
    read(key) {
      let text: string | null | undefined;
      try {
        text = own.has(key) ? own.get(key) : storage()?.getItem(key);
      } catch {
        own.set(key, undefined);
        report(key, "blocked");
      }
      try {
        return text ? readers[key](text) : undefined;
      } catch {
        reset(key);
        return undefined;
      }
    },

    write(key, value) {
      const text = toText(value);
      try {
        const target = storage();
        if (target) {
          target.setItem(key, text);
          own.delete(key);
        } else own.set(key, text);
        return true;
      } catch (error) {
        if (!Array.isArray(value)) remove(key);
        own.set(key, text);
        report(key, /quota/i.test(`${error}`) ? "quota" : "blocked");
        return false;
      }
    },

    remove,
    reset,

    subscribe(listener) {
      const onStorage = ({ key }: { readonly key: string | null }): void => {
        // Without a key everything was cleared.
        if (key) own.delete(key);
        else own.clear();
        listener(key);
      };
      events.addEventListener?.("storage", onStorage);
      return () => events.removeEventListener?.("storage", onStorage);
    },
  };
}
