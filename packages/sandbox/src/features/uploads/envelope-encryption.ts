import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY = 32;
const NONCE = 12;
const TAG = 16;

/** What the database keeps of an identity document: useless without the server's key, which it does not hold. */
export interface EncryptedFile {
  readonly bytes: Buffer;
  /** The file's own key, itself encrypted. Without it the file is gone, even from backups. */
  readonly wrappedKey: Buffer;
}

/** Encrypts a file with a key of its own (AES-256-GCM). @param id bound to the text, so that rows cannot be exchanged */
export function encrypt(fileKey: Buffer, id: string, bytes: Buffer): EncryptedFile {
  const key = randomBytes(KEY);
  return { bytes: encryptText(key, `file ${id}`, bytes), wrappedKey: encryptText(fileKey, `key ${id}`, key) };
}

/** @throws {Error} when the text, the id or the server's key is not the one it was sealed with */
export function decrypt(fileKey: Buffer, id: string, { bytes, wrappedKey }: EncryptedFile): Buffer {
  return decryptText(decryptText(fileKey, `key ${id}`, wrappedKey), `file ${id}`, bytes);
}

function encryptText(key: Buffer, bound: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(bound));
  const text = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...text]);
}

function decryptText(key: Buffer, bound: string, sealed: Buffer): Buffer {
  const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  cipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]);
}
