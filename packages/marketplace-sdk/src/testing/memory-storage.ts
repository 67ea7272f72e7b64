import type { StorageLike } from "../storage/typed-storage.js";

/** A storage in memory, with the parts of `Storage` that tests look at. */
export interface MemoryStorage extends StorageLike {
  /** Number of stored keys. */
  readonly length: number;
  /** Name of a key, in the order they were stored; null past the end. */
  key(index: number): string | null;
  /** Removes every key. */
  clear(): void;
}

/** Options of {@link memoryStorage}. */
export interface MemoryStorageOptions {
  /** Maximum number of characters in all keys and values together. Default: no limit. */
  quota?: number | undefined;
}

/** A Web Storage in memory, for tests and servers. `setItem` throws a `QuotaExceededError` when it is full. */
export function memoryStorage({
  quota = Number.POSITIVE_INFINITY,
}: MemoryStorageOptions = {}): MemoryStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      let size = key.length + value.length;
      for (const [name, text] of values) if (name !== key) size += name.length + text.length;
      if (size > quota) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem(key) {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
