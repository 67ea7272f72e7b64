import { aesEcb } from "marketplace-sdk/storage";
import { expect, test } from "vitest";
import { userInfoCipher } from "./cipher";

const KEY = "0123456789abcdef";
const GCM = "gcm1.AAAA.AAAA";
const ecbOf = (userInfoKey?: string) => aesEcb({ userInfoKey }).encrypt("Mira");

test("the shop stores AES-GCM by its own choice", async () => {
  const cipher = userInfoCipher();
  expect(cipher.isCurrent(GCM)).toBe(true);
  expect(cipher.isCurrent(await ecbOf())).toBe(false);
});

test("a value in the documented format is read, with the SDK's default key", async () => {
  expect(await userInfoCipher().decrypt(await ecbOf())).toBe("Mira");
  expect(await userInfoCipher().decrypt(await ecbOf(KEY))).toBeUndefined();
});

test("a shared key alone stores the documented format, which other clients read", async () => {
  const cipher = userInfoCipher({ userInfoKey: KEY });
  expect(await cipher.encrypt("Mira")).toBe(await ecbOf(KEY));
  expect(cipher.isCurrent(GCM)).toBe(false);
});

test("with the format gcm a value of the shared key is read, and due for a rewrite", async () => {
  const cipher = userInfoCipher({ userInfoKey: KEY, userInfoFormat: "gcm" });
  const old = await ecbOf(KEY);
  expect(await cipher.decrypt(old)).toBe("Mira");
  expect(cipher.isCurrent(old)).toBe(false);
});
