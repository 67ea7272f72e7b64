import { withinLimit } from "../platform-limit.js";
import { STORAGE_KEYS } from "./stored-values.js";
import type { StorageLike } from "./typed-storage.js";

/** Longer than for one value: an application that starts cold reads everything at once. */
const LIMIT_MS = 10_000;

/** A storage whose methods return promises, such as `@react-native-async-storage/async-storage`. */
export interface AsyncStorageLike {
  /** Null when nothing is stored. */
  getItem(key: string): Promise<string | null>;
  /** Rejects when the storage is full or blocked. */
  setItem(key: string, value: string): Promise<unknown>;
  /** Rejects when the storage is blocked. */
  removeItem(key: string): Promise<unknown>;
  /** Every key that is stored. Without it only the keys of {@link LoadStorageOptions} are read. */
  getAllKeys?(): Promise<readonly string[]>;
}

/** Options of {@link loadStorage}. */
export interface LoadStorageOptions {
  /**
   * Keys to read where the storage can't name its own: in addition to {@link STORAGE_KEYS} and `member_lists`, which are always read.
   */
  keys?: readonly string[] | undefined;
  /** Called with what a write was rejected with, or after 10 s without an end. The value stays in memory until the application ends. */
  onError?: ((error: unknown, key: string) => unknown) | undefined;
}

/** An asynchronous storage that has been read into memory. */
export interface LoadedStorage extends StorageLike {
  /** Number of keys. */
  readonly length: number;
  /** Name of a key; null past the end. */
  key(index: number): string | null;
  /** Resolves when everything that has been written so far is stored, or was rejected. */
  flush(): Promise<void>;
}

/**
 * Reads an asynchronous storage once, so that the stores can start with what is in it:
 *
 * ```ts
 * const storage = createTypedStorage({ storage: await loadStorage(AsyncStorage) });
 * ```
 *
 * From then on reads come from memory, and writes go to both: to the storage in the order in which they were made.
 *
 * @throws what the storage rejects reading with, or that it did not answer within 10 s: nothing is written before everything could be read
 */
export async function loadStorage(
  storage: AsyncStorageLike,
  { keys = [], onError }: LoadStorageOptions = {},
): Promise<LoadedStorage> {
  const readAll = async () => {
    const names = (await storage.getAllKeys?.()) ?? [...STORAGE_KEYS, "member_lists", ...keys];
    return Promise.all(names.map(async (name) => [name, await storage.getItem(name)] as const));
  };
  const fail = (): never => {
    throw new Error(`the storage did not answer within ${LIMIT_MS / 1000} s`);
  };
  const read = await withinLimit(readAll(), fail, LIMIT_MS);
  const values = new Map(read.filter((entry): entry is [string, string] => entry[1] !== null));
  let writes: Promise<unknown> = Promise.resolve();
  const enqueue = (key: string, write: () => Promise<unknown>): void => {
    writes = writes
      .then(() => withinLimit(write(), fail, LIMIT_MS))
      .catch((error: unknown) => onError?.(error, key));
  };
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      values.set(key, value);
      enqueue(key, () => storage.setItem(key, value));
    },
    removeItem(key) {
      values.delete(key);
      enqueue(key, () => storage.removeItem(key));
    },
    flush: async () => void (await writes),
  };
}
