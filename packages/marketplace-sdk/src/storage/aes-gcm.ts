import type { Cipher } from "./cipher";
import { indexedDbKey } from "./indexed-db-key";

/** Options of {@link aesGcm}. */
export interface AesGcmOptions {
  /** Reads values in the documented format, so that nobody is signed out by the change. */
  legacy?: Pick<Cipher, "decrypt"> | undefined;
  /** Gives the key, the same one each time. Default: a non-extractable one, made on first use and kept in IndexedDB. */
  key?: (() => Promise<CryptoKey>) | undefined;
}

const PREFIX = "gcm1.";
const IV_BYTES = 12;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * The hardened format of `userInfo`: AES-256-GCM by WebCrypto with a random vector for each value and a key that
 * cannot be exported. Values in the documented format are read through `legacy`; the session rewrites them.
 * Other clients of the origin do not understand this format.
 *
 * A copy of the storage is worth nothing without the browser's key store. It does not protect against a script on the
 * page: whatever the page can decrypt, such a script can as well.
 */
export function aesGcm({ legacy, key = indexedDbKey() }: AesGcmOptions = {}): Required<Cipher> {
  return {
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const secret = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv },
        await key(),
        new TextEncoder().encode(text),
      );
      return `${PREFIX}${toBase64(iv)}.${toBase64(new Uint8Array(secret))}`;
    },

    async decrypt(text) {
      if (!text.startsWith(PREFIX)) return legacy?.decrypt(text);
      const ownKey = await key();
      try {
        const [iv = "", secret = ""] = text.slice(PREFIX.length).split(".");
        const algorithm = { name: "AES-GCM", iv: fromBase64(iv) };
        const plain = await crypto.subtle.decrypt(algorithm, ownKey, fromBase64(secret));
        return new TextDecoder().decode(plain);
      } catch {
        return undefined;
      }
    },

    isCurrent: (text) => text.startsWith(PREFIX),
  };
}
