import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyRing } from "./keys";

const CIPHER = "aes-256-gcm";
const KEY = 32;
const NONCE = 12;
const TAG = 16;

/** The file's own key, itself encrypted. Without it the file is gone, even from backups. */
export interface WrappedKey {
  readonly wrappedKey: Buffer;
  /** The server key that wraps it; null for files of a version that did not record it. */
  readonly keyId: string | null;
}

/** A stored identity document. It is useless without the server key, which is stored elsewhere. */
export interface EncryptedFile extends WrappedKey {
  readonly bytes: Buffer;
}

/** Encrypts a file with its own key (AES-256-GCM). @param id bound to the ciphertext, so that rows cannot be swapped */
export function encrypt(keys: KeyRing, id: string, bytes: Buffer): EncryptedFile {
  const key = randomBytes(KEY);
  return { bytes: wrap(key, `file ${id}`, bytes), ...wrapKey(keys, id, key) };
}

/** @throws {Error} unless ciphertext, id and server key are those of the encryption */
export function decrypt(keys: KeyRing, id: string, { bytes, ...wrapped }: EncryptedFile): Buffer {
  return unwrap(unwrapKey(keys, id, wrapped), `file ${id}`, bytes);
}

/** Wraps a file's key with the newest server key; the file itself stays as it is. */
export const rewrap = (keys: KeyRing, id: string, wrapped: WrappedKey): WrappedKey =>
  wrapKey(keys, id, unwrapKey(keys, id, wrapped));

const wrapKey = ([newest]: KeyRing, id: string, key: Buffer): WrappedKey => ({
  wrappedKey: wrap(newest.fileKey, `key ${id}`, key),
  keyId: newest.id,
});

function unwrapKey(keys: KeyRing, id: string, { wrappedKey, keyId }: WrappedKey): Buffer {
  let failure: unknown = new Error(`The key ${keyId} is not known.`);
  for (const key of keys) {
    if (keyId !== null && keyId !== key.id) continue;
    try {
      return unwrap(key.fileKey, `key ${id}`, wrappedKey);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** @param bound the purpose of the ciphertext, which can be decrypted for nothing else */
export function wrap(key: Buffer, bound: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(bound));
  const text = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...text]);
}

/** @throws {Error} unless key, ciphertext and purpose are those of the encryption */
export function unwrap(key: Buffer, bound: string, encrypted: Buffer): Buffer {
  const cipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE), { authTagLength: TAG });
  cipher.setAAD(Buffer.from(bound)).setAuthTag(encrypted.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([cipher.update(encrypted.subarray(NONCE + TAG)), cipher.final()]);
}
