import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../src/testing/index";
import { clientOf, keyServer, lost, stored } from "./idempotency-support";
import { envelope, failureOf } from "./support";

describe("two calls at the same time", () => {
  const gate = () => {
    let open: (answer: Response | Error) => void = () => {};
    const answer = new Promise<Response>((resolve, reject) => {
      open = (value) => (value instanceof Error ? reject(value) : resolve(value));
    });
    return { answer, open };
  };

  it("with the same intent are one request: a double tap", async () => {
    const storage = memoryStorage();
    const { answer, open } = gate();
    const { fetch, keys } = keyServer(() => answer);
    const market = clientOf(fetch, storage);
    const taps = [
      market.orders.confirmReceipt({ order_no: "O1" }),
      market.orders.confirmReceipt({ order_no: "O1" }),
    ];
    await expect.poll(() => keys().length).toBe(1);
    taps.push(market.orders.confirmReceipt({ order_no: "O1" }));
    open(envelope(1, { order_no: "O1" }));
    expect(await Promise.all(taps)).toEqual([{ order_no: "O1" }, { order_no: "O1" }, { order_no: "O1" }]);
    expect(keys()).toHaveLength(1);
    expect(stored(storage)).toEqual([]);
  });

  it("share an error", async () => {
    const { fetch, keys } = keyServer(envelope(0, { error: "bad_state" }));
    const market = clientOf(fetch, memoryStorage());
    const failures = await Promise.all(
      [1, 2].map(() => failureOf(market.orders.confirmReceipt({ order_no: "O1" }))),
    );
    expect(failures).toEqual([
      expect.objectContaining({ reason: "bad_state" }),
      expect.objectContaining({ reason: "bad_state" }),
    ]);
    expect(keys()).toHaveLength(1);
  });

  it("go on under the same key when the first ends without an answer", async () => {
    const { answer, open } = gate();
    const { fetch, keys } = keyServer(() => answer, envelope(1, { order_no: "O1" }));
    const market = clientOf(fetch, memoryStorage());
    const abort = new AbortController();
    const first = failureOf(market.orders.confirmReceipt({ order_no: "O1" }, { signal: abort.signal }));
    await expect.poll(() => keys().length).toBe(1);
    const second = market.orders.confirmReceipt({ order_no: "O1" });
    abort.abort();
    expect(await first).toMatchObject({ kind: "aborted" });
    expect(await second).toEqual({ order_no: "O1" });
    expect(keys()[1]).toBe(keys()[0]);
    open(lost);
  });

  it("end each by its own signal", async () => {
    const { answer, open } = gate();
    const { fetch, keys } = keyServer(() => answer);
    const market = clientOf(fetch, memoryStorage());
    const first = market.orders.confirmReceipt({ order_no: "O1" });
    await expect.poll(() => keys().length).toBe(1);
    const abort = new AbortController();
    const second = failureOf(market.orders.confirmReceipt({ order_no: "O1" }, { signal: abort.signal }));
    abort.abort();
    expect(await second).toMatchObject({ kind: "aborted", attempts: 0 });
    open(envelope(1, {}));
    expect(await first).toEqual({});
    expect(keys()).toHaveLength(1);
  });

  it("in two tabs have one key", async () => {
    const storage = memoryStorage();
    const { answer, open } = gate();
    const { fetch, keys } = keyServer(() => answer);
    const tabs = [clientOf(fetch, storage), clientOf(fetch, storage)].map((tab) =>
      tab.orders.confirmReceipt({ order_no: "O1" }),
    );
    await expect.poll(() => keys().length).toBe(2);
    open(envelope(1, {}));
    await Promise.allSettled(tabs);
    expect(keys()[1]).toBe(keys()[0]);
    expect(stored(storage)).toEqual([]);
  });
});
