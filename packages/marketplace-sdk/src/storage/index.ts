export { type AesEcbOptions, createAesEcb } from "./aes-ecb";
export { type AesGcmOptions, createAesGcm } from "./aes-gcm";
export type { Cipher } from "./cipher";
export type {
  Formats,
  StoredFooterItem,
  StoredId,
  StoredLanguage,
  StoredLine,
  StoredProduct,
  StoredWebsite,
} from "./formats";
export { indexedDbKey } from "./indexed-db-key";
export { KEYS, type StorageKey } from "./keys";
export {
  createRecords,
  type Records,
  type RecordsOptions,
  type StorageEvents,
  type StorageLike,
  type StorageProblem,
} from "./records";
