const STORE = "keys";
const ID = "userInfo";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

const make = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/**
 * Gives the AES-GCM key of this browser and origin: the one kept in IndexedDB, else a new non-extractable one.
 * Two tabs that start at once end with the same key. The returned function rejects where IndexedDB is refused.
 * @param name Name of the database.
 */
export function indexedDbKey(name = "marketplace-sdk"): () => Promise<CryptoKey> {
  let kept: Promise<CryptoKey> | undefined;

  const load = async (): Promise<CryptoKey> => {
    // Made beforehand: a transaction does not wait for WebCrypto.
    const [database, fresh] = await Promise.all([open(name), make()]);
    try {
      const store = database.transaction(STORE, "readwrite").objectStore(STORE);
      const found: unknown = await settled(store.get(ID));
      if (found instanceof CryptoKey) return found;
      await settled(store.put(fresh, ID));
      return fresh;
    } finally {
      database.close();
    }
  };

  return () => {
    // A failure is not kept: the next use tries again.
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
