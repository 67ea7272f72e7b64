import { describe, expect, it } from "vitest";
import { createMarketplace, isOutcomeKnown, type MarketplaceOptions, memorySession } from "../../src/index";
import { callName, sendOnce } from "../../src/storage/pending-calls";
import { memoryStorage } from "../../src/testing/index";
import { createFetch, envelope, failureOf, options, settleAll, useFakeTime } from "./support";

const lost = new TypeError("Failed to fetch");
const order = { order_no: "O1" };

/** A client that answers like this, and the keys that it sent. */
function clientOf(answers: Parameters<typeof createFetch>, more: Partial<MarketplaceOptions> = {}) {
  const { fetch, sent } = createFetch(...answers);
  const market = createMarketplace(options({ fetch, ...more }));
  return { market, keys: () => sent.map(({ init }) => new Headers(init.headers).get("idempotency-key")) };
}

describe("a call that must not happen twice", () => {
  it("has a random key of its own, in the contract's form", async () => {
    const { market, keys } = clientOf([envelope(1, {})]);
    await market.orders.confirmReceipt(order);
    await market.orders.confirmReceipt(order);
    const [first, second] = keys();
    expect([first, second]).toEqual([
      expect.stringMatching(/^[\w-]{8,64}$/),
      expect.stringMatching(/^[\w-]{8,64}$/),
    ]);
    expect(second).not.toBe(first);
  });

  it("keeps it over its retries", async () => {
    const time = useFakeTime();
    const retry = { idempotent: true };
    const { market, keys } = clientOf([new Response("", { status: 503 }), envelope(1, {})], { retry });
    const call = market.orders.confirmReceipt(order);
    await time.advance(1000);
    await call;
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it("has the caller's key instead, in option or header", async () => {
    const { market, keys } = clientOf([envelope(1, {})]);
    await market.orders.confirmReceipt(order, { idempotencyKey: "by-option" });
    await market.orders.confirmReceipt(order, { headers: { "Idempotency-Key": "by-header" } });
    await market.fetch("/api/order/receipt", { method: "POST", headers: { "idempotency-key": "raw-key" } });
    expect(keys()).toEqual(["by-option", "by-header", "raw-key"]);
  });

  it("alone has one", async () => {
    const { market, keys } = clientOf([envelope(1, {})]);
    await market.account.get();
    await market.stores.toggleFollow({ id: 1 });
    expect(keys()).toEqual([null, null]);
  });
});

describe("with a storage of the user", () => {
  it.each<[string, Response | Error]>([
    ["a lost answer", lost],
    ["a 503", new Response("", { status: 503 })],
    ["a page in its place", new Response("<html>")],
    ["a 401", envelope(401)],
    ["a 409", envelope(409, null, { status: 409 })],
  ])("the same call has the same key after %s, also from another page", async (_what, answer) => {
    const storage = memoryStorage();
    const first = clientOf([answer], { keyStorage: () => storage });
    expect(isOutcomeKnown(await failureOf(first.market.orders.confirmReceipt(order)))).toBe(false);
    const second = clientOf([envelope(1, {})], { keyStorage: async () => storage });
    await second.market.orders.confirmReceipt(order);
    expect(second.keys()).toEqual(first.keys());
    expect(storage.length).toBe(0);
  });

  it("an error that names the outcome ends it", async () => {
    const storage = memoryStorage();
    const { market, keys } = clientOf([envelope(0)], { keyStorage: () => storage });
    for (let press = 0; press < 2; press++) await failureOf(market.orders.confirmReceipt(order));
    expect(new Set(keys()).size).toBe(2);
    expect(storage.length).toBe(0);
  });

  it("another input is another call, a password makes no difference and is not stored", async () => {
    const storage = memoryStorage();
    const { market, keys } = clientOf([lost], { keyStorage: () => storage });
    const pay = (pay_no: string, fund_password: string) =>
      failureOf(market.payments.payWithBalance({ pay_no, fund_password, expect_total: "5.00" }));
    await pay("P1", "123456");
    await pay("P1", "654321");
    await pay("P2", "123456");
    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(JSON.stringify([storage.key(0), storage.key(1)])).not.toMatch(/123456|654321/);
  });

  it.each<[string, (Response | Error)[]]>([
    ["a double tap is one call", [envelope(1, {})]],
    ["also where the first answer is lost", [lost, envelope(1, {})]],
    ["also where the second answer is lost", [envelope(1, {}), lost, envelope(1, {})]],
  ])("%s", async (_what, answers) => {
    const storage = memoryStorage();
    const { market, keys } = clientOf(answers, { keyStorage: () => storage });
    const press = () => market.safe(market.orders.confirmReceipt(order));
    const told = await Promise.all([press(), press()]);
    const isUnknown = told.some(({ ok }) => !ok);
    expect(storage.length).toBe(isUnknown ? 1 : 0);
    if (isUnknown) await press();
    expect(new Set(keys()).size).toBe(1);
    expect(storage.length).toBe(0);
    await press();
    expect(new Set(keys()).size).toBe(2);
  });

  describe("two tabs that send the same call, of which one has its answer", () => {
    /** Two tabs send the same call: one has its answer, then the other's is lost. */
    async function loseInOneOfTwoTabs(
      more: Partial<MarketplaceOptions> = {},
      beforeTheLoss: () => void = () => {},
    ) {
      const device = memoryStorage();
      const tab = () => ({ ...device });
      let breakOff: (error: Error) => void = () => {};
      const lostLater = () => new Promise<Response>((_resolve, reject) => (breakOff = reject));
      const here = tab();
      const first = clientOf([lostLater, envelope(1, {})], { keyStorage: () => here, ...more });
      const failure = failureOf(first.market.orders.confirmReceipt(order));
      await settleAll();
      const second = clientOf([envelope(1, {})], { keyStorage: tab });
      await second.market.orders.confirmReceipt(order);
      expect(second.keys()).toEqual(first.keys());
      expect(device.length).toBe(0);
      beforeTheLoss();
      breakOff(lost);
      expect(isOutcomeKnown(await failure)).toBe(false);
      return { device, tab, first };
    }

    it("keeps the key of the other, also over a reload", async () => {
      const { device, tab, first } = await loseInOneOfTwoTabs();
      const reloaded = clientOf([envelope(1, {})], { keyStorage: tab });
      await reloaded.market.orders.confirmReceipt(order);
      expect(reloaded.keys()[0]).toBe(first.keys()[0]);
      expect(device.length).toBe(0);
    });

    it("in memory alone once the user has signed out", async () => {
      const session = memorySession("ada");
      const { device, first } = await loseInOneOfTwoTabs({ session }, () => session.clear());
      expect(device.length).toBe(0);
      session.set("ada again");
      await first.market.orders.confirmReceipt(order);
      expect(new Set(first.keys()).size).toBe(1);
    });
  });

  it("a call about a secret has a key of its own each time, and none is stored", async () => {
    const storage = memoryStorage();
    const { market, keys } = clientOf([lost], { keyStorage: () => storage });
    const change = (newpassword: string) =>
      failureOf(market.fundPassword.change({ oldpassword: "a", newpassword }));
    await change("first");
    await change("second");
    expect(new Set(keys()).size).toBe(2);
    expect(storage.length).toBe(0);
  });

  it.each<[string, () => Promise<never>]>([
    ["can't be had", () => Promise.reject(new Error("denied"))],
    ["does not answer", () => new Promise<never>(() => {})],
  ])("a storage that %s for once changes no key", async (_what, fail) => {
    const time = useFakeTime();
    const storage = memoryStorage();
    let isFailing = false;
    const keyStorage = () => (isFailing ? fail() : storage);
    const { market, keys } = clientOf([lost, envelope(1, {})], { keyStorage });
    await failureOf(market.orders.confirmReceipt(order));
    isFailing = true;
    const again = market.orders.confirmReceipt(order);
    await time.advance(2_000);
    await again;
    expect(new Set(keys()).size).toBe(1);
  });

  it("pressed twice, the second time while the storage takes long, it has one key", async () => {
    const time = useFakeTime();
    const session = memorySession("ada");
    const storage = memoryStorage();
    const isSlow = [false, true];
    const keyStorage = () =>
      new Promise<typeof storage>((resolve) => setTimeout(resolve, isSlow.shift() ? 1_000 : 1, storage));
    const fetch = () => new Promise<Response>((resolve) => setTimeout(resolve, 100, envelope(1, {})));
    const { market, keys } = clientOf([fetch], { session, keyStorage });
    const calls = [market.orders.confirmReceipt(order), market.orders.confirmReceipt(order)];
    await time.advance(2_000);
    await Promise.all(calls);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(storage.length).toBe(0);
  });

  it("pressed twice while there is no storage, it has one key; another user's has another", async () => {
    const time = useFakeTime();
    const session = memorySession("ada");
    const fetch = () => new Promise<Response>((resolve) => setTimeout(resolve, 100, envelope(1, {})));
    const { market, keys } = clientOf([fetch], { session, keyStorage: () => undefined });
    const calls = [market.orders.confirmReceipt(order), market.orders.confirmReceipt(order)];
    await time.advance(1);
    session.set("bob");
    calls.push(market.orders.confirmReceipt(order));
    await time.advance(1_000);
    await Promise.all(calls);
    const [first, second, others] = keys();
    expect(second).toBe(first);
    expect(others).not.toBe(first);
  });

  it("a call that hangs holds the key no longer than its time limit", async () => {
    const time = useFakeTime();
    const storage = memoryStorage();
    let isHanging = true;
    const fetch = () => (isHanging ? new Promise<Response>(() => {}) : Promise.resolve(envelope(1, {})));
    const market = createMarketplace(options({ fetch, keyStorage: () => storage }));
    const failure = failureOf(market.orders.confirmReceipt(order, { timeoutMs: 50 }));
    await time.advance(50);
    await failure;
    isHanging = false;
    await market.orders.confirmReceipt(order);
    expect(storage.length).toBe(0);
  });

  it.each<[string, Partial<MarketplaceOptions>]>([
    ["a storage that can't be had", { keyStorage: () => Promise.reject(new Error("denied")) }],
    [
      "a session that can't be read",
      {
        session: {
          ...memorySession(),
          get: () => {
            throw new Error("denied");
          },
        },
        keyStorage: () => memoryStorage(),
      },
    ],
  ])("%s stops no payment", async (_what, more) => {
    const { market, keys } = clientOf([envelope(1, {})], more);
    await market.orders.confirmReceipt(order);
    expect(keys()).toHaveLength(1);
  });

  it("an answer after the time limit forgets nothing: the caller was told that the outcome is unknown", async () => {
    const time = useFakeTime();
    const storage = memoryStorage();
    let answer: (response: Response) => void = () => {};
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve));
    const market = createMarketplace(options({ fetch, keyStorage: () => storage }));
    const failure = failureOf(market.orders.confirmReceipt(order, { timeoutMs: 50 }));
    await time.advance(50);
    expect(await failure).toMatchObject({ kind: "timeout" });
    answer(envelope(1, {}));
    await settleAll();
    expect(storage.length).toBe(1);
  });

  it("nothing is sent once another user has signed in", async () => {
    const session = memorySession("ada");
    const keyStorage = async () => {
      session.set("bob");
      return memoryStorage();
    };
    const { market, keys } = clientOf([envelope(1, {})], { session, keyStorage });
    expect(await failureOf(market.orders.confirmReceipt(order))).toMatchObject({
      kind: "aborted",
      attempts: 0,
    });
    expect(keys()).toEqual([]);
  });
});

describe("sendOnce", () => {
  it("keeps its key while the outcome is unknown, whatever was thrown", async () => {
    const storage = memoryStorage();
    const keys: string[] = [];
    const send = (outcome: "works" | "breaks") => async (key: string) => {
      keys.push(key);
      if (outcome === "breaks") throw new Error("outcome");
      return outcome;
    };
    await expect(sendOnce(storage, "pay 7 P1", send("breaks"))).rejects.toThrow("outcome");
    expect(await sendOnce(storage, "pay 7 P1", send("works"))).toBe("works");
    await sendOnce(storage, "pay 7 P1", send("works"));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("stores the key again where it is gone, if it may", async () => {
    const storage = memoryStorage();
    const keys: string[] = [];
    const press = (mayStore: boolean) =>
      sendOnce(
        storage,
        "name",
        (key) => {
          keys.push(key);
          storage.removeItem("name");
          return Promise.reject(lost);
        },
        async () => mayStore,
      ).catch(() => storage.getItem("name"));
    expect(await press(false)).toBeNull();
    expect(await press(true)).toBe(keys[0]);
    expect(keys[1]).toBe(keys[0]);
  });

  it("works on a storage that is full or blocked", async () => {
    expect(await sendOnce(memoryStorage({ quota: 3 }), "a long name", async (key) => key.length)).toBe(32);
    const blocked = () => {
      throw new Error("denied");
    };
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    expect(await sendOnce(storage, "name", async () => "sent")).toBe("sent");
  });

  it("works without a storage: the page alone holds the key", async () => {
    const keys: string[] = [];
    const send = async (key: string) => {
      keys.push(key);
      if (keys.length === 1) throw lost;
    };
    await expect(sendOnce(undefined, "name", send)).rejects.toBe(lost);
    for (let press = 0; press < 2; press++) await sendOnce(undefined, "name", send);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("a call that asks late whether its key may be stored leaves the key of the next call", async () => {
    const storage = memoryStorage();
    const keys: string[] = [];
    const send = (outcome: Promise<unknown>) => (key: string) => {
      keys.push(key);
      return outcome;
    };
    let may: (answer: boolean) => void = () => {};
    const asked = new Promise<boolean>((resolve) => (may = resolve));
    const first = sendOnce(storage, "name", send(Promise.reject(lost)), () => asked).catch(() => {});
    await settleAll();
    await sendOnce(storage, "name", send(Promise.resolve()));
    let answer: () => void = () => {};
    const third = sendOnce(storage, "name", send(new Promise<void>((resolve) => (answer = resolve))));
    may(true);
    await first;
    await sendOnce(storage, "name", send(Promise.reject(lost))).catch(() => {});
    answer();
    await third;
    await sendOnce(storage, "name", send(Promise.resolve()));
    expect(keys[2]).not.toBe(keys[1]);
    expect(new Set(keys.slice(2)).size).toBe(1);
  });

  it("a key that a storage does not let go is not used for the next call", async () => {
    const removeItem = () => {
      throw new Error("denied");
    };
    const stuck = { ...memoryStorage(), removeItem };
    const keys: string[] = [];
    for (let press = 0; press < 2; press++) await sendOnce(stuck, "name", async (key) => keys.push(key));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ["what is no key", "ключ"],
    ["a promise", Promise.resolve("a-key-of-before") as never],
  ])("%s in the storage is none", async (_what, kept) => {
    const storage = { ...memoryStorage(), getItem: () => kept };
    expect(await sendOnce(storage, "name", async (key) => key)).toMatch(/^[\w-]{8,64}$/);
  });

  it("rejects as the call does, whatever happens to the question about storing", async () => {
    const fail = () => Promise.reject(new Error("denied"));
    await expect(sendOnce(memoryStorage(), "name", () => Promise.reject(lost), fail)).rejects.toBe(lost);
  });

  it("leaves the key that another tab has stored since", async () => {
    const storage = memoryStorage();
    await sendOnce(storage, "name", async () => storage.setItem("name", "key-of-another-tab"));
    expect(storage.getItem("name")).toBe("key-of-another-tab");
  });
});

it("a call is named by operation and input, in any order of the fields", () => {
  const input = { b: [{ d: 1, c: 2 }], a: "x", fund_password: "secret" };
  expect(callName("orders.create", input)).toBe('call:orders.create {"a":"x","b":[{"c":2,"d":1}]}');
  expect(callName("site.home", undefined)).toBe("call:site.home {}");
  expect(callName("fundPassword.set", { code: "1234" })).toBeUndefined();
  expect(callName("fundPassword.change", { oldpassword: "a", newpassword: "b" })).toBeUndefined();
});
