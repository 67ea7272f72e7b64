import { aesEcb, aesGcm, type Cipher } from "marketplace-sdk/storage";
import { config, type ShopConfig } from "./config/config";

/**
 * Encrypts the stored userinfo. This shop chooses AES-GCM, which the SDK recommends. With `userInfoKey` it uses the
 * specification's AES-ECB with that key, which other clients of the origin can read; the format `gcm` returns to
 * AES-GCM. Values in the other format are read and rewritten in each case.
 *
 * @throws {RangeError} when the key is not 16, 24 or 32 bytes long
 */
export function userInfoCipher({
  userInfoKey,
  userInfoFormat,
}: Pick<ShopConfig, "userInfoKey" | "userInfoFormat"> = config): Required<Cipher> {
  const isShared = userInfoKey && userInfoFormat !== "gcm";
  return isShared ? aesEcb({ userInfoKey }) : aesGcm({ userInfoKey });
}
