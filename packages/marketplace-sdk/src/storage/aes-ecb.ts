import type { Cipher } from "./cipher";

/** Options of {@link aesEcb}. */
export interface AesEcbOptions {
  /** 16, 24 or 32 bytes as UTF-8: the key the other clients of the origin hold. */
  key: string;
}

/** What is needed of crypto-js, fetched with the first use and never with the page. Padding is PKCS #7 by default. */
async function load() {
  // First and alone: it brings Base64, which the modules below take from the library at the moment they are loaded.
  const { default: AES } = await import("crypto-js/aes.js");
  const [ecb, utf8] = await Promise.all([import("crypto-js/mode-ecb.js"), import("crypto-js/enc-utf8.js")]);
  return { AES, ECB: ecb.default, Utf8: utf8.default };
}

/**
 * The documented format of `userInfo` (specification section 3): AES, ECB, PKCS #7, Base64, as crypto-js writes it.
 *
 * It protects nothing: the key is part of the client, and any script on the page can read what the page reads. It
 * exists so that other clients of the same origin understand the value.
 * @throws {RangeError} when the key has another length.
 */
export function aesEcb({ key }: AesEcbOptions): Cipher {
  const size = new TextEncoder().encode(key).length;
  if (size !== 16 && size !== 24 && size !== 32) {
    throw new RangeError(`The AES key takes 16, 24 or 32 bytes, not ${size}.`);
  }
  return {
    async encrypt(text) {
      const { AES, ECB, Utf8 } = await load();
      return AES.encrypt(text, Utf8.parse(key), { mode: ECB }).toString();
    },
    async decrypt(text) {
      const { AES, ECB, Utf8 } = await load();
      try {
        // Empty: crypto-js found no whole block.
        return AES.decrypt(text, Utf8.parse(key), { mode: ECB }).toString(Utf8) || undefined;
      } catch {
        // Not UTF-8: written with another key.
        return undefined;
      }
    },
  };
}
