import { decryptGcm, encryptGcm, GCM_PREFIX } from "./aes-gcm.js";
import { indexedDbKey } from "./indexed-db-key.js";

/** Encrypts what is stored under `userInfo`. */
export interface Cipher {
  /** Rejects when the cipher is unavailable: its script did not load, or the browser denies access to the key. */
  encrypt(text: string): Promise<string>;
  /** Undefined for a text that this cipher cannot read, such as one of another key. Rejects like `encrypt`. */
  decrypt(text: string): Promise<string | undefined>;
  /** Whether a readable text is in the format that `encrypt` writes. If not, the session writes it again. Default: yes. */
  isCurrent?(text: string): boolean;
}

/** Options of {@link aesEcb} and {@link aesGcm}. Each cipher also reads the other's format, so both take both keys. */
export interface CipherOptions {
  /**
   * The fixed key of AES-ECB: 16, 24 or 32 bytes in UTF-8, the same for all clients of the origin.
   * Default: {@link DEFAULT_USER_INFO_KEY}.
   */
  userInfoKey?: string | undefined;
  /** Returns the key of AES-GCM, always the same one. Default: {@link indexedDbKey}. */
  gcmKey?: (() => Promise<CryptoKey>) | undefined;
}

/** Key of AES-ECB unless an application sets its own. docs/product.md, "Stored on the device", asks for a fixed key and does not name one. */
export const DEFAULT_USER_INFO_KEY = "marketplace-user";

/**
 * The format of docs/product.md, "Stored on the device", and the default: AES in ECB mode with a fixed key, padded by PKCS #7, in
 * Base64, as crypto-js writes it. Its code is loaded on first use.
 *
 * It protects nothing: everyone who has the client's code has the key. Use it where other clients of the origin read the
 * value, and {@link aesGcm} everywhere else. Values of `aesGcm` are read, and the session stores them in this format.
 * @throws {RangeError} when `userInfoKey` has another length.
 */
export const aesEcb = (options: CipherOptions = {}): Required<Cipher> => createCipher("ecb", options);

/**
 * The recommended format: AES-256-GCM by WebCrypto, with a random IV per value and a key that cannot be exported. Values
 * of {@link aesEcb} are read, and the session stores them in this format: users stay signed in. Other
 * clients of the origin cannot read it.
 *
 * On pages without HTTPS browsers have no WebCrypto: there it writes the format of {@link aesEcb}, so that the user is known after a
 * reload, which the lists that a member's devices share need.
 *
 * A copy of the storage is useless without the browser's key. It does not protect against a script on the page, which can
 * decrypt everything the page can.
 * @throws {RangeError} when `userInfoKey` has another length.
 */
export const aesGcm = (options: CipherOptions = {}): Required<Cipher> => createCipher("gcm", options);

type Format = "ecb" | "gcm";

/** A cipher that writes one format and reads both. */
function createCipher(
  wanted: Format,
  { userInfoKey = DEFAULT_USER_INFO_KEY, gcmKey = indexedDbKey() }: CipherOptions,
): Required<Cipher> {
  const ecbKey = toAesKey(userInfoKey);
  const formats: Record<Format, Pick<Cipher, "encrypt" | "decrypt">> = {
    ecb: {
      encrypt: async (text) => (await import("./aes-ecb.js")).encryptEcb(ecbKey, text),
      decrypt: async (text) => (await import("./aes-ecb.js")).decryptEcb(ecbKey, text),
    },
    gcm: {
      encrypt: async (text) => encryptGcm(await gcmKey(), text),
      decrypt: async (text) => decryptGcm(await gcmKey(), text),
    },
  };
  const written = (): Format => (wanted === "gcm" && !globalThis.crypto?.subtle ? "ecb" : wanted);
  const formatOf = (text: string): Format => (text.startsWith(GCM_PREFIX) ? "gcm" : "ecb");
  return {
    encrypt: (text) => formats[written()].encrypt(text),
    decrypt: (text) => formats[formatOf(text)].decrypt(text),
    isCurrent: (text) => formatOf(text) === written(),
  };
}

function toAesKey(text: string): Uint8Array {
  const key = new TextEncoder().encode(text);
  if (![16, 24, 32].includes(key.length)) {
    throw new RangeError(`An AES key has 16, 24 or 32 bytes, not ${key.length}.`);
  }
  return key;
}
