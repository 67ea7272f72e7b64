import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aesGcm, indexedDbKey } from "../../src/storage/index";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a promise has resolved or rejected. */
function watch(promise: Promise<unknown>) {
  const seen = { outcome: "waits" };
  promise.then(
    () => (seen.outcome = "resolved"),
    () => (seen.outcome = "rejected"),
  );
  return seen;
}

/** An IndexedDB in which nothing ever happens, or `blocked` alone. */
const silent = (event?: string) => ({
  open() {
    const request = new EventTarget();
    if (event) queueMicrotask(() => request.dispatchEvent(new Event(event)));
    return request;
  },
});

test.each([
  ["never answers", silent()],
  ["is blocked by another tab", silent("blocked")],
])("an IndexedDB that %s counts as denied after 2 s, and at once from then on", async (_what, factory) => {
  vi.stubGlobal("indexedDB", factory);
  const key = indexedDbKey();
  const first = watch(key());
  await vi.advanceTimersByTimeAsync(1_900);
  expect(first.outcome).toBe("waits");
  await vi.advanceTimersByTimeAsync(200);
  expect(first.outcome).toBe("rejected");
  const second = watch(key());
  await vi.advanceTimersByTimeAsync(0);
  expect(second.outcome).toBe("rejected");
});

test.each([
  ["null", null],
  ["undefined", undefined],
  [
    "an object that throws",
    {
      open() {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
])("an IndexedDB that is %s counts as denied", async (_what, factory) => {
  vi.stubGlobal("indexedDB", factory);
  await expect(aesGcm().encrypt("text")).rejects.toThrow();
});

test("an IndexedDB that answers late is used from then on", async () => {
  const real = new IDBFactory();
  let go = (): void => {};
  vi.stubGlobal("indexedDB", {
    open(name: string, version: number) {
      const late: { result?: IDBDatabase; onsuccess?: () => void; onupgradeneeded?: () => void } = {};
      go = () => {
        const request = real.open(name, version);
        request.onupgradeneeded = () => {
          late.result = request.result;
          late.onupgradeneeded?.();
        };
        request.onsuccess = () => {
          late.result = request.result;
          late.onsuccess?.();
        };
      };
      return late;
    },
  });
  const key = indexedDbKey();
  const first = watch(key());
  await vi.advanceTimersByTimeAsync(2_100);
  expect(first.outcome).toBe("rejected");
  go();
  await vi.waitFor(async () => expect(await key()).toBeInstanceOf(CryptoKey));
});
