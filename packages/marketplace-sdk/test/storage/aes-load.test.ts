import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("@noble/ciphers/aes.js");
  vi.resetModules();
});

test("the code of AES-ECB is loaded with its first use", async () => {
  const onLoad = vi.fn();
  vi.resetModules();
  vi.doMock("@noble/ciphers/aes.js", async (importOriginal) => {
    onLoad();
    return importOriginal();
  });
  const { aesEcb } = await import("../../src/storage/index");
  const cipher = aesEcb();
  expect(onLoad).not.toHaveBeenCalled();
  expect(await cipher.decrypt(await cipher.encrypt("text"))).toBe("text");
  expect(onLoad).toHaveBeenCalledTimes(1);
});
