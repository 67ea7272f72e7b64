import { type Cipher, createAesEcb, createAesGcm } from "marketplace-sdk/storage";

/**
 * The cipher of the stored userinfo: the documented AES-ECB format when the origin's shared key is configured, so that
 * other clients can read it; otherwise AES-GCM with a key that can't be exported.
 *
 * @param sharedKey key of the documented format, from configuration
 * @throws {RangeError} when the key has a length AES does not know
 */
export function userInfoCipher(sharedKey = import.meta.env.VITE_USERINFO_KEY): Cipher {
  return sharedKey ? createAesEcb({ key: sharedKey }) : createAesGcm();
}
