import { aesEcb } from "marketplace-sdk/storage";
import { afterEach, expect, test, vi } from "vitest";
import { userInfoCipher } from "./cipher";

const KEY = "0123456789abcdef";
const GCM = "gcm1.AAAA.AAAA";
const ecbOf = (userInfoKey?: string) => aesEcb({ userInfoKey }).encrypt("Mira");

afterEach(() => void vi.unstubAllEnvs());

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
  vi.stubEnv("VITE_USERINFO_KEY", KEY);
  const cipher = userInfoCipher();
  expect(await cipher.encrypt("Mira")).toBe(await ecbOf(KEY));
  expect(cipher.isCurrent(GCM)).toBe(false);
});

test("with the format gcm a value of the shared key is read, and due for a rewrite", async () => {
  vi.stubEnv("VITE_USERINFO_KEY", KEY);
  vi.stubEnv("VITE_USERINFO_FORMAT", "gcm");
  const cipher = userInfoCipher();
  const old = await ecbOf(KEY);
  expect(await cipher.decrypt(old)).toBe("Mira");
  expect(cipher.isCurrent(old)).toBe(false);
});
