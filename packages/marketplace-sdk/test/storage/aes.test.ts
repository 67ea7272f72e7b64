import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aesEcb, aesGcm, DEFAULT_USER_INFO_KEY, indexedDbKey } from "../../src/storage/index";

const userInfoKey = "0123456789abcdef";
const user = '{"id":7,"username":"Zoë 李","token":"b6f0-11"}';

describe("AES-ECB, the documented format", () => {
  test("is what crypto-js writes, both ways", async () => {
    const { default: CryptoJS } = await import("crypto-js");
    const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };
    const theirs = CryptoJS.AES.encrypt(user, CryptoJS.enc.Utf8.parse(userInfoKey), options).toString();
    const cipher = aesEcb({ userInfoKey });
    const ours = await cipher.encrypt(user);
    expect(ours).toBe(theirs);
    expect(await cipher.decrypt(theirs)).toBe(user);
    const read = CryptoJS.AES.decrypt(ours, CryptoJS.enc.Utf8.parse(userInfoKey), options);
    expect(read.toString(CryptoJS.enc.Utf8)).toBe(user);
  });

  test("is AES-128 in ECB mode with PKCS #7 padding, in Base64", async () => {
    const { createCipheriv } = await import("node:crypto");
    const node = createCipheriv("aes-128-ecb", userInfoKey, null);
    const expected = node.update(user, "utf8", "base64") + node.final("base64");
    expect(await aesEcb({ userInfoKey }).encrypt(user)).toBe(expected);
  });

  test.each(["", "no cipher text", "AAAA", "%%%%", "x".repeat(1000), '{"id":1}'])(
    "%j is not a cipher text",
    async (text) => {
      expect(await aesEcb({ userInfoKey }).decrypt(text)).toBeUndefined();
    },
  );

  test("uses a documented key unless it is given one", async () => {
    const text = await aesEcb().encrypt(user);
    expect(await aesEcb({ userInfoKey: DEFAULT_USER_INFO_KEY }).decrypt(text)).toBe(user);
    const { createDecipheriv } = await import("node:crypto");
    const node = createDecipheriv("aes-128-ecb", DEFAULT_USER_INFO_KEY, null);
    expect(node.update(text, "base64", "utf8") + node.final("utf8")).toBe(user);
  });

  test("another key cannot read it", async () => {
    const text = await aesEcb({ userInfoKey }).encrypt(user);
    expect(await aesEcb({ userInfoKey: "fedcba9876543210" }).decrypt(text)).not.toBe(user);
  });

  test("a key of another length throws at once", () => {
    expect(() => aesEcb({ userInfoKey: "short" })).toThrow(RangeError);
    expect(() => aesEcb({ userInfoKey: "é".repeat(8) })).not.toThrow();
  });
});

describe("AES-GCM, the recommended format", () => {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
  });

  test("is read back, also by another page of the browser, and never looks the same twice", async () => {
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

  test("text that was changed or comes from elsewhere cannot be read", async () => {
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

  test("rejects while the browser denies IndexedDB, and works once it does not", async () => {
    const denied = {
      open() {
        throw new DOMException("denied", "SecurityError");
      },
    };
    vi.stubGlobal("indexedDB", denied);
    const cipher = aesGcm();
    await expect(cipher.encrypt(user)).rejects.toThrow("denied");
    await expect(cipher.decrypt("gcm1.AAAA.AAAA")).rejects.toThrow("denied");
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await cipher.decrypt(await cipher.encrypt(user))).toBe(user);
  });
});

describe("each cipher reads the other's values, and says that they are due for a rewrite", () => {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
  });

  test.each([{}, { userInfoKey }])("AES-ECB to AES-GCM, with %j", async (options) => {
    const text = await aesEcb(options).encrypt(user);
    const cipher = aesGcm(options);
    expect(await cipher.decrypt(text)).toBe(user);
    expect(cipher.isCurrent(text)).toBe(false);
    expect(cipher.isCurrent(await cipher.encrypt(user))).toBe(true);
  });

  test.each([{}, { userInfoKey }])("AES-GCM to AES-ECB, with %j", async (options) => {
    const text = await aesGcm(options).encrypt(user);
    const cipher = aesEcb(options);
    expect(await cipher.decrypt(text)).toBe(user);
    expect(cipher.isCurrent(text)).toBe(false);
    expect(cipher.isCurrent(await cipher.encrypt(user))).toBe(true);
  });

  test("with an AES-GCM key of the application's own", async () => {
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    const gcmKey = async () => made;
    const text = await aesGcm({ gcmKey }).encrypt(user);
    expect(await aesEcb({ gcmKey }).decrypt(text)).toBe(user);
    expect(await aesEcb().decrypt(text)).toBeUndefined();
  });
});
