import type { StorageLike } from "../storage";

/** A storage in memory, with what tests look at. */
export interface MemoryStorage extends StorageLike {
  readonly length: number;
  key(index: number): string | null;
  clear(): void;
}

/** Options of {@link memoryStorage}. */
export interface MemoryStorageOptions {
  /** Characters in all keys and values together, at most; more throws as a full browser storage does. */
  quota?: number | undefined;
}

/** A Web Storage in memory, for tests and servers. */
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
