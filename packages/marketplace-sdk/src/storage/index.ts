export { randomKey } from "../random-key.js";
export {
  type AsyncStorageLike,
  type LoadedStorage,
  type LoadStorageOptions,
  loadStorage,
} from "./async-storage.js";
export { aesEcb, aesGcm, type Cipher, type CipherOptions, DEFAULT_USER_INFO_KEY } from "./cipher.js";
export { defaultStorage } from "./default-storage.js";
export { indexedDbKey } from "./indexed-db-key.js";
export {
  keepPending,
  type PendingCallStorage,
  type SentCall,
  sendOnce,
  settlePending,
} from "./pending-calls.js";
export {
  STORAGE_KEYS,
  type StorageKey,
  type StoredFooterItem,
  type StoredId,
  type StoredLanguage,
  type StoredLine,
  type StoredProduct,
  type StoredValues,
  type StoredWebsite,
} from "./stored-values.js";
export {
  createTypedStorage,
  type StorageEvents,
  type StorageLike,
  type StorageProblem,
  type TypedStorage,
  type TypedStorageOptions,
} from "./typed-storage.js";
