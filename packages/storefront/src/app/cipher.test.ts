import { aesEcb } from "marketplace-sdk/storage";
import { afterEach, expect, test, vi } from "vitest";
import { userInfoCipher } from "./cipher";

const KEY = "0123456789abcdef";
const documented = await aesEcb({ key: KEY }).encrypt("Mira");

afterEach(() => void vi.unstubAllEnvs());

test("a shared key alone keeps the documented format, which other clients read", async () => {
  vi.stubEnv("VITE_USERINFO_KEY", KEY);
  expect(await userInfoCipher().encrypt("Mira")).toBe(documented);
});

test("with the format gcm the documented format is read, and due to be written anew", async () => {
  vi.stubEnv("VITE_USERINFO_KEY", KEY);
  vi.stubEnv("VITE_USERINFO_FORMAT", "gcm");
  const cipher = userInfoCipher();
  expect(await cipher.decrypt(documented)).toBe("Mira");
  expect(cipher.isCurrent?.(documented)).toBe(false);
});

test("without a key the documented format is not known", async () => {
  expect(await userInfoCipher().decrypt(documented)).toBeUndefined();
});
