import { withinLimit } from "../platform-limit.js";

const STORE = "keys";
const KEY_ID = "userInfo";

/**
 * Returns a function that gets this browser's AES-GCM key for the origin: the one in IndexedDB, else a new one that
 * cannot be exported. Tabs that start at the same time get the same key. The function rejects where IndexedDB is denied, and after
 * 2 s where it does not answer: at once from then on, until it does.
 * @param databaseName Default `marketplace-sdk`.
 */
export function indexedDbKey(databaseName = "marketplace-sdk"): () => Promise<CryptoKey> {
  let cached: Promise<CryptoKey> | undefined;

  const load = async (): Promise<CryptoKey> => {
    // The new key is generated first: a transaction would end while it waits for WebCrypto.
    const [database, newKey] = await Promise.all([openDatabase(databaseName), generateKey()]);
    try {
      const store = database.transaction(STORE, "readwrite").objectStore(STORE);
      const storedKey: unknown = await resultOf(store.get(KEY_ID));
      if (storedKey instanceof CryptoKey) return storedKey;
      await resultOf(store.put(newKey, KEY_ID));
      return newKey;
    } finally {
      database.close();
    }
  };

  /** IndexedDB has been waited for once. */
  let isSilent = false;

  return async () => {
    // A failure is not cached: the next call tries again.
    cached ??= load()
      .catch((error: unknown) => {
        cached = undefined;
        throw error;
      })
      .finally(() => {
        isSilent = false;
      });
    if (isSilent) throw noAnswer();
    return withinLimit(cached, () => {
      isSilent = true;
      throw noAnswer();
    });
  };
}

const noAnswer = (): Error => new Error("IndexedDB does not answer.");

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

const generateKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
