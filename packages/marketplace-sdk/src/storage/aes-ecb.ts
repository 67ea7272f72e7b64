import { ecb } from "@noble/ciphers/aes.js";
import { fromBase64, toBase64 } from "./base64.js";

/** AES in ECB mode with PKCS #7 padding, in Base64: what crypto-js writes. */
export const encryptEcb = (key: Uint8Array, text: string): string =>
  toBase64(ecb(key).encrypt(new TextEncoder().encode(text)));

/** Undefined for a text that is not Base64, was changed, or was written with another key. */
export function decryptEcb(key: Uint8Array, text: string): string | undefined {
  try {
    return decodeUtf8(ecb(key).decrypt(fromBase64(text)));
  } catch {
    return undefined;
  }
}

/** Strict UTF-8, and not by `TextDecoder`, which React Native lacks. @throws {URIError} when the bytes are no text */
const decodeUtf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
