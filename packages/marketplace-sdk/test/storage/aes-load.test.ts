import { expect, test, vi } from "vitest";
import { aesEcb } from "../../src/storage/index";

test("crypto-js is loaded with the first use, its cipher before the mode", async () => {
  // The mode alone would load the core without Base64, and cipher texts would come out in hexadecimal.
  const loaded: string[] = [];
  const watch = (path: string) =>
    vi.doMock(path, async (importOriginal) => {
      const module = await importOriginal<object>();
      loaded.push(path);
      return module;
    });
  watch("crypto-js/mode-ecb.js");
  watch("crypto-js/enc-utf8.js");
  watch("crypto-js/aes.js");
  const cipher = aesEcb();
  expect(loaded).toEqual([]);
  expect(await cipher.decrypt(await cipher.encrypt("text"))).toBe("text");
  expect(loaded[0]).toBe("crypto-js/aes.js");
  expect(loaded).toHaveLength(3);
});
