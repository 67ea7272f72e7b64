import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aesEcb, aesGcm, indexedDbKey } from "../../src/storage/index";

const key = "0123456789abcdef";
const user = '{"id":7,"username":"Zoë 李","token":"b6f0-11"}';

describe("the documented format", () => {
  test("is what crypto-js writes, both ways", async () => {
    const { default: CryptoJS } = await import("crypto-js");
    const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };
    const theirs = CryptoJS.AES.encrypt(user, CryptoJS.enc.Utf8.parse(key), options).toString();
    const cipher = aesEcb({ key });
    const ours = await cipher.encrypt(user);
    expect(ours).toBe(theirs);
    expect(await cipher.decrypt(theirs)).toBe(user);
    const read = CryptoJS.AES.decrypt(ours, CryptoJS.enc.Utf8.parse(key), options);
    expect(read.toString(CryptoJS.enc.Utf8)).toBe(user);
  });

  test("is AES-128 in ECB mode with PKCS #7 padding, in Base64", async () => {
    const { createCipheriv } = await import("node:crypto");
    const node = createCipheriv("aes-128-ecb", key, null);
    const expected = node.update(user, "utf8", "base64") + node.final("base64");
    expect(await aesEcb({ key }).encrypt(user)).toBe(expected);
  });

  test.each(["", "no cipher text", "AAAA", "%%%%", "x".repeat(1000), '{"id":1}'])(
    "%j is no cipher text",
    async (text) => {
      expect(await aesEcb({ key }).decrypt(text)).toBeUndefined();
    },
  );

  test("another key reads nothing of it", async () => {
    const text = await aesEcb({ key }).encrypt(user);
    expect(await aesEcb({ key: "fedcba9876543210" }).decrypt(text)).not.toBe(user);
  });

  test("a key of another length is refused at once", () => {
    expect(() => aesEcb({ key: "short" })).toThrow(RangeError);
    expect(() => aesEcb({ key: "é".repeat(8) })).not.toThrow();
  });
});

describe("the hardened format", () => {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
  });

  test("comes back, also in another page of the same browser, and never looks the same twice", async () => {
    const text = await aesGcm().encrypt(user);
    expect(text).not.toContain("Zoë");
    expect(await aesGcm().decrypt(text)).toBe(user);
    expect(await aesGcm().encrypt(user)).not.toBe(text);
  });

  test("its key cannot be exported", async () => {
    const made = await indexedDbKey()();
    expect(made.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", made)).rejects.toThrow();
  });

  test("two tabs that start at once share one key", async () => {
    const one = aesGcm();
    const other = aesGcm();
    const [text, second] = await Promise.all([one.encrypt(user), other.encrypt("second")]);
    expect(await other.decrypt(text)).toBe(user);
    expect(await one.decrypt(second)).toBe("second");
  });

  test("changed or foreign text reads as nothing", async () => {
    const cipher = aesGcm();
    const text = await cipher.encrypt(user);
    const changed = text.slice(0, -4) + (text.endsWith("AAAA") ? "BBBB" : "AAAA");
    expect(await cipher.decrypt(changed)).toBeUndefined();
    expect(await cipher.decrypt("gcm1.")).toBeUndefined();
    expect(await cipher.decrypt("gcm1.%.%")).toBeUndefined();
    expect(await cipher.decrypt("anything")).toBeUndefined();
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await aesGcm().decrypt(text)).toBeUndefined();
  });

  test("reads the documented format and calls it old", async () => {
    const legacy = aesEcb({ key });
    const cipher = aesGcm({ legacy });
    const old = await legacy.encrypt(user);
    expect(await cipher.decrypt(old)).toBe(user);
    expect(cipher.isCurrent(old)).toBe(false);
    expect(cipher.isCurrent(await cipher.encrypt(user))).toBe(true);
  });

  test("rejects while the browser refuses its key store, and works once it does not", async () => {
    const refusing = {
      open() {
        throw new DOMException("denied", "SecurityError");
      },
    };
    vi.stubGlobal("indexedDB", refusing);
    const cipher = aesGcm();
    await expect(cipher.encrypt(user)).rejects.toThrow("denied");
    await expect(cipher.decrypt("gcm1.AAAA.AAAA")).rejects.toThrow("denied");
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await cipher.decrypt(await cipher.encrypt(user))).toBe(user);
  });
});
