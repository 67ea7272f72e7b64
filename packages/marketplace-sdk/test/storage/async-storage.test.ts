import { expect, onTestFinished, test, vi } from "vitest";
import { createCart } from "../../src/state/index";
import { type AsyncStorageLike, createTypedStorage, loadStorage } from "../../src/storage/index";

/** A storage of promises that can't name its keys, such as a keychain. */
function keychain(values: Record<string, string>) {
  return {
    values,
    getItem: vi.fn(async (key: string) => values[key] ?? null),
    setItem: vi.fn(async (key: string, value: string) => void Object.assign(values, { [key]: value })),
    removeItem: vi.fn(async (key: string) => void delete values[key]),
  } satisfies AsyncStorageLike & { values: object };
}

test("a storage that can't name its keys is asked for the known ones and those that are given", async () => {
  const device = keychain({ access_key: "t", member_lists: "[]", "draft:1": "a", other: "b" });
  const loaded = await loadStorage(device, { keys: ["draft:1"] });
  const keys = Array.from({ length: loaded.length }, (_, index) => loaded.key(index));
  expect(keys).toEqual(["access_key", "member_lists", "draft:1"]);
  expect([loaded.key(3), loaded.getItem("other")]).toEqual([null, null]);
});

test("nothing is written before everything could be read", async () => {
  const device = keychain({});
  device.getItem.mockRejectedValueOnce(new Error("locked"));
  await expect(loadStorage(device)).rejects.toThrow("locked");
  expect(device.setItem).not.toHaveBeenCalled();
});

test("what the stores change arrives on the device, removals too", async () => {
  const device = keychain({ shopCart: '[{"id":1,"shopId":2,"shopName":"Harbour","num":3}]' });
  const loaded = await loadStorage(device);
  const storage = createTypedStorage({ storage: loaded });
  const cart = createCart({ storage });
  expect(cart.state.count).toBe(3);
  cart.clear();
  storage.write("il", true);
  storage.remove("il");
  await loaded.flush();
  expect(device.values).toEqual({ shopCart: "[]" });
});

test("a write that fails stays in memory, and the next one is made all the same", async () => {
  const device = keychain({});
  device.setItem.mockRejectedValueOnce(new Error("full"));
  const loaded = await loadStorage(device);
  loaded.setItem("a", "1");
  loaded.setItem("b", "2");
  await loaded.flush();
  expect([loaded.getItem("a"), device.values]).toEqual(["1", { b: "2" }]);
});

test("a storage that never answers is not waited for longer than 10 s", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const loading = loadStorage({ ...keychain({}), getItem: () => new Promise(() => {}) }).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.race([loading, "waits"])).toMatch("did not answer");
});

test("a write that never ends is reported, and holds up neither the next one nor flush", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = keychain({});
  const onError = vi.fn();
  const loaded = await loadStorage(device, { onError });
  device.setItem.mockReturnValueOnce(new Promise(() => {}));
  loaded.setItem("a", "1");
  loaded.setItem("b", "2");
  const flushed = loaded.flush().then(() => "flushed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.race([flushed, "waits"])).toBe("flushed");
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "a");
  expect(device.values).toEqual({ b: "2" });
});
