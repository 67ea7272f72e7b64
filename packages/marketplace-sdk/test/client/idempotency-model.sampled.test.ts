import fc from "fast-check";
import { expect, it } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { createMarketplace, type Fetch, type Marketplace } from "../../src/index";
import { memoryStorage } from "../../src/testing/index";
import { clientOf, keyServer, lost, stored } from "./idempotency-support";
import { envelope, failureOf, options } from "./support";

const runs = casesOf({ test: 100, verify: 1_000, full: 5_000 });

/** What can happen to a request. `before` and `after` say whether the deed was done when it happened. */
const FATES = [
  "well",
  "refused",
  "lost before",
  "lost after",
  "500 before",
  "500 after",
  "running",
  "garbage",
] as const;
type Fate = (typeof FATES)[number];

/** A server that honors keys: it performs each action once and repeats its response. */
function createShop() {
  const done = new Map<string, string>();
  const sent: { order: string; key: string }[] = [];
  const fates: Fate[] = [];
  const fetch: Fetch = async (_url, init) => {
    const fate = fates.shift() ?? "well";
    const key = new Headers(init.headers).get("idempotency-key") ?? "";
    const order: string = JSON.parse(`${init.body}`).order_no;
    sent.push({ order, key });
    if (fate === "lost before") throw lost;
    if (fate === "500 before") return envelope(500, null, { status: 500 });
    if (fate === "running") return envelope(409, { error: "idempotency_in_progress" }, { status: 409 });
    if (fate === "refused" && !done.has(key)) return envelope(0, { error: "bad_state" });
    done.set(key, order);
    if (fate === "lost after") throw lost;
    if (fate === "500 after") return envelope(500, null, { status: 500 });
    if (fate === "garbage") return new Response("<html>");
    return envelope(1, { order_no: order });
  };
  return { done, sent, fates, fetch };
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      order: fc.constantFrom("O1", "O2"),
      tab: fc.nat(1),
      fate: fc.constantFrom(...FATES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ reload: fc.nat(1) }) },
);

it("one key and one effect per intent, whatever happens on the way", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const storage = memoryStorage();
      const shop = createShop();
      const tabs: Marketplace[] = [clientOf(shop.fetch, storage), clientOf(shop.fetch, storage)];
      /** Requests of the pending intent, in order. */
      const open = new Map<string, string[]>();

      const attempt = async (order: string, tab: number, fate: Fate) => {
        shop.fates.push(fate);
        const before = shop.sent.length;
        const market = tabs[tab] ?? clientOf(shop.fetch, storage);
        const outcome = await market.safe(market.orders.confirmReceipt({ order_no: order }));
        const keys = [...(open.get(order) ?? []), ...shop.sent.slice(before).map(({ key }) => key)];
        expect(new Set(keys).size).toBe(1);
        const deeds = [...shop.done].filter(([key]) => key === keys[0]).length;
        const isOver = outcome.ok || outcome.error.reason === "bad_state";
        if (outcome.ok) expect(deeds).toBe(1);
        else if (isOver) expect(deeds).toBe(0);
        if (isOver) open.delete(order);
        else open.set(order, keys);
        expect(
          stored(storage)
            .map(({ key }) => key)
            .sort(),
        ).toEqual([...open.values()].map(([key]) => key).sort());
      };

      for (const one of steps) {
        if ("reload" in one) tabs[one.reload] = clientOf(shop.fetch, storage);
        else await attempt(one.order, one.tab, one.fate);
      }
      // At least one delivery: retrying long enough succeeds.
      for (const order of [...open.keys()]) await attempt(order, 0, "well");
      expect(open.size).toBe(0);
      expect(storage.getItem("pending_ops")).toBeNull();
    }),
    { numRuns: runs },
  );
});

it("starts over with a corrupt list, which is reset alone", async () => {
  const entry = { key: "0123456789abcdef", operation: "orders.confirmReceipt", hash: "x", time: Date.now() };
  const foreign = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
    fc
      .tuple(fc.constantFrom("key", "operation", "hash", "time"), fc.jsonValue())
      .map(([field, value]) => JSON.stringify([{ ...entry, [field]: value }])),
    fc.nat(20_000).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  );
  await fc.assert(
    fc.asyncProperty(foreign, async (text) => {
      const storage = memoryStorage();
      storage.setItem("pending_ops", text);
      storage.setItem("access_key", "token");
      const { fetch, keys } = keyServer(lost, envelope(1, {}));
      await failureOf(clientOf(fetch, storage).orders.confirmReceipt({ order_no: "O1" }));
      await clientOf(fetch, storage).orders.confirmReceipt({ order_no: "O1" });
      expect(keys()).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), keys()[0]]);
      expect(storage.getItem("access_key")).toBe("token");
      for (const { key, operation } of stored(storage)) expect(`${key}${operation}`).toMatch(/^[\w-]{8,}/);
    }),
    { numRuns: runs },
  );
});

it("works without a storage: a full or blocked one, and none at all", async () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const keyStorage of [blocked, memoryStorage({ quota: 5 }), undefined]) {
    const { fetch, keys } = keyServer(lost, envelope(1, {}), envelope(1, {}));
    const market = createMarketplace(options({ fetch, keyStorage, retry: { limit: 0 } }));
    await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    await market.orders.confirmReceipt({ order_no: "O1" });
    await market.orders.confirmReceipt({ order_no: "O1" });
    const [first, second, third] = keys();
    expect([second === first, third === first]).toEqual([true, false]);
  }
});
