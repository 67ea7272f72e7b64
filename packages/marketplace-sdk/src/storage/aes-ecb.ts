import type { CipherFormat } from "./cipher";

/**
 * AES in ECB mode with a fixed key, as crypto-js writes it.
 * @throws {RangeError} when the key is not 16, 24 or 32 bytes long.
 */
export function ecbFormat(key: string): CipherFormat {
  const size = new TextEncoder().encode(key).length;
  if (![16, 24, 32].includes(size)) {
    throw new RangeError(`An AES key has 16, 24 or 32 bytes, not ${size}.`);
  }
  return {
    // Base64 has no dots; a value of AES-GCM has two.
    matches: (text) => !text.includes("."),

    async encrypt(text) {
      const { AES, ECB, Utf8 } = await loadCryptoJs();
      return AES.encrypt(text, Utf8.parse(key), { mode: ECB }).toString();
    },

    async decrypt(text) {
      const { AES, ECB, Utf8 } = await loadCryptoJs();
      try {
        // The result is empty when crypto-js finds no complete block.
        return AES.decrypt(text, Utf8.parse(key), { mode: ECB }).toString(Utf8) || undefined;
      } catch {
        // Not UTF-8: written with another key.
        return undefined;
      }
    },
  };
}

/** The needed parts of crypto-js. They are loaded with the first use, not with the page. Its default padding is PKCS #7. */
async function loadCryptoJs() {
  // Must be first: it loads Base64, which the other modules expect to be there when they are loaded.
  const { default: AES } = await import("crypto-js/aes.js");
  const [ecb, utf8] = await Promise.all([import("crypto-js/mode-ecb.js"), import("crypto-js/enc-utf8.js")]);
  return { AES, ECB: ecb.default, Utf8: utf8.default };
}
