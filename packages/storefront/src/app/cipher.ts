import { aesEcb, aesGcm, type Cipher } from "marketplace-sdk/storage";

/**
 * The cipher of the stored userinfo. Without the origin's shared key: AES-GCM with a key that can't be exported. With it: the
 * documented AES-ECB format, which other clients read, or with the format `gcm` AES-GCM, which reads the documented format
 * once more, so that nobody is signed out by the change.
 *
 * @throws {RangeError} when the key has a length AES does not know
 */
export function userInfoCipher(): Cipher {
  // Constants of the build, so in one expression: what no branch needs is left out of the shop.
  return import.meta.env.VITE_USERINFO_KEY
    ? import.meta.env.VITE_USERINFO_FORMAT === "gcm"
      ? aesGcm({ legacy: aesEcb({ key: import.meta.env.VITE_USERINFO_KEY }) })
      : aesEcb({ key: import.meta.env.VITE_USERINFO_KEY })
    : aesGcm();
}
