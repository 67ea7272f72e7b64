import type { CipherFormat } from "./cipher";

const PREFIX = "gcm1.";
const IV_BYTES = 12;

/** AES-GCM by WebCrypto: the prefix `gcm1`, a random IV and the cipher text, both in Base64, separated by dots. */
export function gcmFormat(getKey: () => Promise<CryptoKey>): CipherFormat {
  return {
    matches: (text) => text.startsWith(PREFIX),

    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const algorithm = { name: "AES-GCM", iv };
      const encrypted = await crypto.subtle.encrypt(
        algorithm,
        await getKey(),
        new TextEncoder().encode(text),
      );
      return `${PREFIX}${toBase64(iv)}.${toBase64(new Uint8Array(encrypted))}`;
    },

    async decrypt(text) {
      const key = await getKey();
      try {
        const [iv = "", encrypted = ""] = text.slice(PREFIX.length).split(".");
        const algorithm = { name: "AES-GCM", iv: fromBase64(iv) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(encrypted)));
      } catch {
        // Not Base64, changed, or written with another key.
        return undefined;
      }
    },
  };
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
