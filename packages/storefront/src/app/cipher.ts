import { aesEcb, aesGcm, type Cipher } from "marketplace-sdk/storage";

/**
 * Encrypts the stored userinfo. This shop chooses AES-GCM, which the SDK recommends. With `VITE_USERINFO_KEY` it uses the
 * specification's AES-ECB with that key, which other clients of the origin can read; `VITE_USERINFO_FORMAT=gcm` returns to
 * AES-GCM. Values in the other format are read and rewritten in each case.
 *
 * @throws {RangeError} when the key is not 16, 24 or 32 bytes long
 */
export function userInfoCipher(): Required<Cipher> {
  const userInfoKey = import.meta.env.VITE_USERINFO_KEY || undefined;
  const isShared = userInfoKey && import.meta.env.VITE_USERINFO_FORMAT !== "gcm";
  return isShared ? aesEcb({ userInfoKey }) : aesGcm({ userInfoKey });
}
