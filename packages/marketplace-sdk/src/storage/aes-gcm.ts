import { fromBase64, toBase64 } from "./base64.js";

/** What every value starts with. It cannot be part of AES-ECB's Base64, because of the dot. */
export const GCM_PREFIX = "gcm1.";
const IV_BYTES = 12;

/** AES-GCM by WebCrypto: prefix, random IV and cipher text, both in Base64 and separated by a dot. */
export async function encryptGcm(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return `${GCM_PREFIX}${toBase64(iv)}.${toBase64(new Uint8Array(encrypted))}`;
}

/** Undefined for a text that is not Base64, was changed, or was written with another key. */
export async function decryptGcm(key: CryptoKey, text: string): Promise<string | undefined> {
  try {
    const [iv = "", encrypted = ""] = text.slice(GCM_PREFIX.length).split(".");
    const algorithm = { name: "AES-GCM", iv: fromBase64(iv) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(encrypted)));
  } catch {
    return undefined;
  }
}
