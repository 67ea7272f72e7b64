import { describe, expect, it, vi } from "vitest";
import { type Fetch, type Marketplace, memorySession, type Session } from "../../src/index";
import { type MemoryStorage, memoryStorage } from "../../src/testing/index";
import { clientOf, keyServer, lost, stored } from "./idempotency-support";
import { envelope, failureOf, page, settleAll, silent, useFakeTime } from "./support";

const KEY = /^[\w-]{8,64}$/;
const order = {
  items: [{ id: 1, num: 1, shop_id: 1 }],
  address_id: 1,
  price_token: "p",
  expect_total: "1.00",
};
const payment = { pay_no: "P1", fund_password: "123456", expect_total: "1.00" };

describe("the key of an operation", () => {
  it("is stored before the request leaves, with nothing of what was asked", async () => {
    const storage = memoryStorage();
    const seen: string[] = [];
    const market = clientOf(async (_url, init) => {
      seen.push(storage.getItem("pending_ops") ?? "");
      expect(stored(storage)[0]?.key).toBe(new Headers(init.headers).get("idempotency-key"));
      throw lost;
    }, storage);
    await failureOf(market.payments.payWithBalance(payment));
    expect(stored(storage)).toEqual([
      {
        key: expect.stringMatching(KEY),
        operation: "payments.payWithBalance",
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        time: expect.any(Number),
      },
    ]);
    expect(seen.join()).not.toMatch(/123456|P1/);
  });

  it("stays the same for the same intent, whatever the order of its fields, also after a reload", async () => {
    const storage = memoryStorage();
    const { fetch, keys } = keyServer(lost);
    await failureOf(clientOf(fetch, storage).orders.create(order));
    const { address_id, ...rest } = order;
    await failureOf(clientOf(fetch, storage).orders.create({ ...rest, address_id }));
    await failureOf(clientOf(fetch, storage).orders.create({ ...order, address_id: 2 }));
    await failureOf(clientOf(fetch, storage).orders.cancel({ order_no: "O1" }));
    const [first, second, other, cancel] = keys();
    expect(second).toBe(first);
    expect(new Set([first, other, cancel]).size).toBe(3);
  });

  it("does not depend on a password, which a stored hash would betray", async () => {
    const hashes = await Promise.all(
      ["123456", "654321"].map(async (fund_password) => {
        const storage = memoryStorage();
        await failureOf(
          clientOf(keyServer(lost).fetch, storage).payments.payWithBalance({ ...payment, fund_password }),
        );
        return storage.getItem("pending_ops")?.match(/"hash":"(\w+)"/)?.[1];
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).toMatch(/^\w{16}$/);
  });

  it.each<[string, Response, boolean]>([
    ["success", envelope(1, {}), false],
    ["an error", envelope(0, { error: "bad_state" }), false],
    ["HTTP 403", envelope(403, null, { status: 403 }), false],
    ["HTTP 404", envelope(404, null, { status: 404 }), false],
    [
      "HTTP 422, another body under the key",
      envelope(422, { error: "idempotency_mismatch" }, { status: 422 }),
      false,
    ],
    ["problem+json with 400", new Response("{}", { status: 400 }), false],
    ["HTTP 401", envelope(401, null, { status: 401 }), true],
    ["code 401 under HTTP 200", envelope(401), true],
    ["HTTP 408", new Response("", { status: 408 }), true],
    ["HTTP 409, still running", envelope(409, { error: "idempotency_in_progress" }, { status: 409 }), true],
    ["HTTP 429", envelope(429, null, { status: 429 }), true],
    ["HTTP 500", envelope(500, null, { status: 500 }), true],
    ["code 500 under HTTP 200", envelope(500), true],
    ["HTTP 503", new Response("", { status: 503 }), true],
    ["an HTML page with HTTP 200", new Response("<html>"), true],
    ["an unreadable success", envelope(1, "text"), true],
  ])("after %s", async (_, answer, isKept) => {
    const storage = memoryStorage();
    await clientOf(keyServer(answer).fetch, storage)
      .orders.confirmReceipt({ order_no: "O1" })
      .catch(() => undefined);
    expect(stored(storage)).toHaveLength(isKept ? 1 : 0);
    if (!isKept) expect(storage.getItem("pending_ops")).toBeNull();
  });

  it("stays after a time-out and after an abort, and belongs to the next attempt", async () => {
    const storage = memoryStorage();
    const { advance } = useFakeTime();
    const sent: (string | null)[] = [];
    const recording: Fetch = (url, init) => {
      sent.push(new Headers(init.headers).get("idempotency-key"));
      return silent(url, init);
    };
    const market = clientOf(recording, storage, {});
    const slow = failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    await expect.poll(() => sent.length).toBe(1);
    await advance(30_000);
    expect(await slow).toMatchObject({ kind: "timeout" });
    const abort = new AbortController();
    const aborted = failureOf(market.orders.confirmReceipt({ order_no: "O1" }, { signal: abort.signal }));
    await expect.poll(() => sent.length).toBe(2);
    abort.abort();
    expect(await aborted).toMatchObject({ kind: "aborted" });
    expect(sent[1]).toBe(sent[0]);
    expect(stored(storage)).toHaveLength(1);
  });

  it("stays when the response arrives after the time limit: the caller already knows the outcome as unknown", async () => {
    const storage = memoryStorage();
    const { advance } = useFakeTime();
    let answer: (response: Response) => void = () => {};
    // A `fetch` of the application's own, which does not end with its signal.
    const { fetch, keys } = keyServer(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      envelope(1, {}),
    );
    const market = clientOf(fetch, storage, {});
    const slow = failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    await expect.poll(() => keys().length).toBe(1);
    await advance(30_000);
    expect(await slow).toMatchObject({ kind: "timeout" });
    answer(envelope(1, {}));
    await settleAll();
    await market.orders.confirmReceipt({ order_no: "O1" });
    expect(keys()[1]).toBe(keys()[0]);
    expect(stored(storage)).toEqual([]);
  });

  it("stays alongside another tab's keys when the storage was full for a while", async () => {
    const storage = memoryStorage();
    const { fetch, keys } = keyServer(lost);
    const attempt = (market: Marketplace, order_no: string) =>
      failureOf(market.orders.confirmReceipt({ order_no }));
    let isFull = true;
    const refuse = () => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
    };
    const here = clientOf(fetch, {
      ...storage,
      setItem: (name, value) => {
        refuse();
        storage.setItem(name, value);
      },
      removeItem: (name) => {
        refuse();
        storage.removeItem(name);
      },
    });
    const there = clientOf(fetch, storage);
    await attempt(here, "O1");
    await attempt(there, "O2");
    isFull = false;
    await attempt(here, "O3");
    await attempt(there, "O2");
    await attempt(there, "O1");
    expect(keys()[3]).toBe(keys()[1]);
    expect(keys()[4]).toBe(keys()[0]);
  });

  it("is stored with the next use once the storage has room again, so that another tab finds it", async () => {
    const storage = memoryStorage();
    let isFull = true;
    const { fetch, keys } = keyServer(lost);
    const here = clientOf(fetch, {
      ...storage,
      setItem: (name, value) => {
        if (isFull) throw new DOMException("full", "QuotaExceededError");
        storage.setItem(name, value);
      },
    });
    await failureOf(here.orders.confirmReceipt({ order_no: "O1" }));
    isFull = false;
    await failureOf(here.orders.confirmReceipt({ order_no: "O1" }));
    await failureOf(clientOf(fetch, storage).orders.confirmReceipt({ order_no: "O1" }));
    expect(new Set(keys()).size).toBe(1);
  });

  it("is gone after the answer, also when the storage did not let go of it", async () => {
    const storage = memoryStorage();
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const { fetch, keys } = keyServer(lost, envelope(1, {}), lost);
    await failureOf(clientOf(fetch, storage).orders.confirmReceipt({ order_no: "O1" }));
    const market = clientOf(fetch, { ...storage, setItem: refuse, removeItem: refuse });
    await market.orders.confirmReceipt({ order_no: "O1" });
    await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    const [first, second, third] = keys();
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it("ends after seven days", async () => {
    const storage = memoryStorage();
    const { advance } = useFakeTime();
    const { fetch, keys } = keyServer(lost);
    const attempt = () => failureOf(clientOf(fetch, storage, {}).orders.confirmReceipt({ order_no: "O1" }));
    await attempt();
    await advance(7 * 86_400_000 - 1);
    await attempt();
    await advance(1);
    await attempt();
    const [first, second, third] = keys();
    expect([second === first, third === first]).toEqual([true, false]);
    expect(stored(storage)).toHaveLength(1);
  });

  it("may be the caller's: then nothing is stored", async () => {
    const storage = memoryStorage();
    const { fetch, keys } = keyServer(lost);
    await failureOf(
      clientOf(fetch, storage).orders.confirmReceipt({ order_no: "O1" }, { idempotencyKey: "my-own-key" }),
    );
    await failureOf(
      clientOf(fetch, storage).orders.confirmReceipt(
        { order_no: "O1" },
        { headers: { "Idempotency-Key": "header-key" } },
      ),
    );
    expect(keys()).toEqual(["my-own-key", "header-key"]);
    expect(stored(storage)).toEqual([]);
  });

  it("goes out with no other operation", async () => {
    const { fetch, keys } = keyServer(envelope(1, page([])), envelope(1, { unread: 0 }));
    const market = clientOf(fetch, memoryStorage());
    await market.orders.list();
    await market.messages.markRead({ all: 1 });
    expect(keys()).toEqual([null, null]);
  });

  it("is not needed by input that cannot be written", async () => {
    const storage = memoryStorage();
    const { fetch, keys } = keyServer(envelope(1, {}));
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const input = Object.assign({ order_no: "O1" }, { cycle });
    expect(await failureOf(clientOf(fetch, storage).orders.confirmReceipt(input))).toMatchObject({
      kind: "request",
      attempts: 0,
    });
    expect([keys(), stored(storage)]).toEqual([[], []]);
  });
});

describe("a key belongs to its user", () => {
  const attempt = async (session: Session, storage: MemoryStorage) => {
    const { fetch, keys } = keyServer(lost);
    await failureOf(clientOf(fetch, storage, { session }).orders.confirmReceipt({ order_no: "O1" }));
    return keys()[0];
  };

  it("by token, where the session knows no user", async () => {
    const storage = memoryStorage();
    const session = memorySession("t-1");
    const first = await attempt(session, storage);
    expect(await attempt(memorySession("t-1"), storage)).toBe(first);
    expect(await attempt(memorySession("t-2"), storage)).not.toBe(first);
  });

  it("who may sign in again in between", async () => {
    const storage = memoryStorage();
    const as = (id: number, token: string): Session => ({
      ...memorySession(token),
      user: async () => ({ id }),
    });
    const first = await attempt(as(7, "t-1"), storage);
    expect(await attempt(as(7, "t-2"), storage)).toBe(first);
    expect(await attempt(as(8, "t-3"), storage)).not.toBe(first);
  });

  it("also where the user cannot be read", async () => {
    const session: Session = { ...memorySession("t-1"), user: () => Promise.reject(new Error("locked")) };
    expect(await attempt(session, memoryStorage())).toMatch(KEY);
  });

  it("and is gone when the user signs out, before the server has heard of it", async () => {
    const storage = memoryStorage();
    await attempt(memorySession("t-1"), storage);
    expect(stored(storage)).toHaveLength(1);
    const { fetch, keys } = keyServer(lost);
    const told = failureOf(clientOf(fetch, storage).auth.logout());
    expect([storage.getItem("pending_ops"), keys()]).toEqual([null, [null]]);
    await told;
  });

  it("also where only this page knows it", async () => {
    const { fetch, keys } = keyServer(lost);
    const market = clientOf(fetch, memoryStorage({ quota: 5 }));
    await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    await failureOf(market.auth.logout());
    await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    expect(keys()[2]).not.toBe(keys()[0]);
  });
});

it("a page keeps its keys in localStorage, a server keeps them to the client", async () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  await failureOf(clientOf(keyServer(lost).fetch, undefined).orders.confirmReceipt({ order_no: "O1" }));
  expect(stored(storage)).toEqual([]);
  vi.stubGlobal("document", {});
  await failureOf(clientOf(keyServer(lost).fetch, undefined).orders.confirmReceipt({ order_no: "O1" }));
  expect(stored(storage)).toMatchObject([{ operation: "orders.confirmReceipt" }]);
  vi.unstubAllGlobals();
});
