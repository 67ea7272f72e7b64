import { type Cipher, createAesEcb, createAesGcm } from "marketplace-sdk/storage";

// A constant of the build: without it the documented cipher's library is left out of the shop.
const SHARED_KEY = import.meta.env.VITE_USERINFO_KEY;

/**
 * The cipher of the stored userinfo. With the origin's shared key configured: the documented AES-ECB format, which other
 * clients read. Otherwise AES-GCM with a key that can't be exported.
 *
 * @throws {RangeError} when the key has a length AES does not know
 */
export function userInfoCipher(): Cipher {
  return SHARED_KEY ? createAesEcb({ key: SHARED_KEY }) : createAesGcm();
}
