import fc from "fast-check";
import { type Input, MarketplaceError, type MerchantProduct } from "marketplace-sdk";
import { describe, expect, test, vi } from "vitest";
import { withUnread } from "../../../testing/with-unread";
import { type BulkCalls, type BulkChange, changedInput, changedPrice, changeProduct } from "./bulk";
import { unchangedInput } from "./product-input";

const PLAIN: MerchantProduct = {
  id: 1004,
  version: 5,
  shop_id: 1,
  shopname: "Harbour",
  category_id: 12,
  title: "Skillet",
  image: "/a.webp",
  images: ["/a.webp"],
  price: "19.80",
  market_price: "0.00",
  stock: 7,
  freight_price: "4.80",
  tax_rate: "0.08",
  ship_hours: 48,
  status: "on",
  description: "Pours.",
  content: "<p>Cast.</p>",
  sku_code: "P1004-01",
  price_tiers: [
    { min_num: 10, price: "18.00" },
    { min_num: 50, price: "15.55" },
  ],
};
const SMALL = { id: 1, spec: ["S"], price: "19.80", stock: 3, image: "", sku_code: "A" };
const VARIED: MerchantProduct = {
  ...PLAIN,
  specs: [{ name: "Size", items: ["S", "L"] }],
  skus: [SMALL, { id: 2, spec: ["L"], price: "25.00", stock: 4, image: "/b.webp", sku_code: "B" }],
};

describe("by percent", () => {
  test.each<[string, BulkChange, string]>([
    ["19.80", { kind: "raise", percent: "10" }, "21.78"],
    ["19.80", { kind: "lower", percent: "8.5" }, "18.12"],
    ["0.05", { kind: "raise", percent: "10" }, "0.06"],
    ["0.04", { kind: "raise", percent: "10" }, "0.04"],
    ["10.00", { kind: "lower", percent: "0.05" }, "10.00"],
    ["123456789012345678.90", { kind: "raise", percent: "100" }, "246913578024691357.80"],
    ["7", { kind: "set", price: "3.5" }, "3.5"],
  ])("%s with %o is %s", (price, change, wanted) => {
    expect(changedPrice(price, change, 2)).toBe(wanted);
  });

  const amount = fc.bigInt({ min: 1n, max: 10n ** 20n });
  const text = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, "0")}`;

  test("the result is the nearest price, and no further than half a unit", () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 9999n }), fc.boolean(), (units, part, up) => {
        const change: BulkChange = { kind: up ? "raise" : "lower", percent: text(part) };
        const got = BigInt(changedPrice(text(units), change, 2).replace(".", ""));
        const exact = units * (10_000n + (up ? part : -part));
        const off = got * 10_000n - exact;
        expect(off <= 5000n && off > -5000n).toBe(true);
      }),
    );
  });

  test("a dearer product stays at least as dear", () => {
    fc.assert(
      fc.property(amount, amount, fc.bigInt({ min: 0n, max: 9999n }), (one, other, part) => {
        const change: BulkChange = { kind: "lower", percent: text(part) };
        const [a, b] = [one, other].map((units) =>
          BigInt(changedPrice(text(units), change, 2).replace(".", "")),
        );
        expect(one <= other ? (a ?? 0n) <= (b ?? 0n) : (a ?? 0n) >= (b ?? 0n)).toBe(true);
      }),
    );
  });
});

describe("what is sent", () => {
  test("leaves out everything that the server keeps: stock, tiers, quantities and codes", () => {
    expect(unchangedInput(PLAIN)).toEqual({
      id: 1004,
      version: 5,
      category_id: 12,
      title: "Skillet",
      images: ["/a.webp"],
      description: "Pours.",
      content: "<p>Cast.</p>",
      freight_price: "4.80",
      tax_rate: "0.08",
      ship_hours: 48,
      price: "19.80",
    });
    expect(unchangedInput(VARIED)).toMatchObject({
      specs: [{ name: "Size", items: ["S", "L"] }],
      skus: [
        { id: 1, spec: ["S"], price: "19.80" },
        { id: 2, spec: ["L"], price: "25.00", image: "/b.webp" },
      ],
    });
    expect(JSON.stringify(unchangedInput(VARIED))).not.toMatch(/stock|tiers|sku_code/);
  });

  test("a price changes alone; by percent its tiers change along", () => {
    const set = changedInput(PLAIN, { kind: "set", price: "21" }, 2);
    expect(set).toEqual({ ...unchangedInput(PLAIN), price: "21" });
    expect(changedInput(VARIED, { kind: "raise", percent: "10" }, 2)).toEqual({
      ...unchangedInput(VARIED),
      skus: [
        { id: 1, spec: ["S"], price: "21.78" },
        { id: 2, spec: ["L"], price: "27.50", image: "/b.webp" },
      ],
      price_tiers: [
        { min_num: 10, price: "19.80" },
        { min_num: 50, price: "17.11" },
      ],
    });
  });

  test("a stock is that of every variant", () => {
    expect(changedInput(PLAIN, { kind: "stock", stock: 0 }, 2)).toEqual({
      ...unchangedInput(PLAIN),
      stock: 0,
    });
    expect(changedInput(VARIED, { kind: "stock", stock: 9 }, 2)?.skus?.map(({ stock }) => stock)).toEqual([
      9, 9,
    ]);
  });

  test("is nothing where nothing would be another", () => {
    expect(changedInput(PLAIN, { kind: "set", price: "19.8" }, 2)).toBeUndefined();
    expect(changedInput(PLAIN, { kind: "stock", stock: 7 }, 2)).toBeUndefined();
    expect(changedInput(PLAIN, { kind: "raise", percent: "0.01" }, 2)).toBeUndefined();
  });
});

describe("one product of many", () => {
  const lost = new MarketplaceError("lost", {
    kind: "network",
    operation: "merchantProducts.save",
    attempts: 1,
  });
  const calls = (save: BulkCalls["save"]): BulkCalls => ({
    read: vi.fn(async () => PLAIN),
    save: vi.fn(save),
    setStatus: vi.fn(async () => undefined),
  });
  const raise: BulkChange = { kind: "raise", percent: "10" };

  test("is read right before it is saved", async () => {
    const api = calls(async () => undefined);
    expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown: new Map() })).toEqual({
      kind: "done",
    });
    expect(api.save).toHaveBeenCalledWith(expect.objectContaining({ version: 5, price: "21.78" }));
  });

  test("of which the freight could not be read is left as it is: the server would take it for none", async () => {
    const api = calls(async () => undefined);
    const unread = withUnread(PLAIN, "freight_price");
    const context = { digits: 2, calls: { ...api, read: async () => unread }, unknown: new Map() };
    expect(await changeProduct("1004", raise, context)).toEqual({ kind: "unread" });
    expect(api.save).not.toHaveBeenCalled();
  });

  test.each<[string, MerchantProduct]>([
    ["version", withUnread(PLAIN, "version")],
    ["price", withUnread(PLAIN, "price")],
    ["pictures", withUnread(PLAIN, "images")],
    ["options", withUnread(PLAIN, "specs")],
    ["combinations", withUnread(PLAIN, "skus")],
    ["tiers", withUnread(PLAIN, "price_tiers")],
    ["price of a tier", { ...PLAIN, price_tiers: [withUnread({ min_num: 5, price: "9.00" }, "price")] }],
    ["quantity of a tier", { ...PLAIN, price_tiers: [withUnread({ min_num: 5, price: "9.00" }, "min_num")] }],
    ["price of a combination", { ...VARIED, skus: [withUnread(SMALL, "price")] }],
    ["options of a combination", { ...VARIED, skus: [withUnread(SMALL, "spec")] }],
  ])("of which the %s could not be read is left as it is", async (_what, unread) => {
    for (const change of [raise, { kind: "stock", stock: 9 }] as const) {
      const api = calls(async () => undefined);
      const context = { digits: 2, calls: { ...api, read: async () => unread }, unknown: new Map() };
      expect(await changeProduct("1004", change, context)).toEqual({ kind: "unread" });
      expect(api.save).not.toHaveBeenCalled();
    }
  });

  test("whose answer was lost is sent again as it was, and not raised twice", async () => {
    const sent: Input<"merchantProducts.save">[] = [];
    let stored = PLAIN;
    const api: BulkCalls = {
      read: async () => stored,
      async save(input) {
        sent.push(input);
        if (sent.length > 1) return;
        // The server has it, the response is lost.
        stored = { ...PLAIN, version: 6, price: "21.78" };
        throw lost;
      },
      setStatus: async () => undefined,
    };
    const unknown = new Map();
    expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown })).toEqual({
      kind: "failed",
      error: lost,
    });
    expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown })).toEqual({ kind: "done" });
    expect(sent[1]).toEqual(sent[0]);
    expect(unknown.size).toBe(0);
  });

  const conflict = new MarketplaceError("Changed since", {
    kind: "api",
    operation: "merchantProducts.save",
    attempts: 1,
    status: 200,
    code: 0,
    reason: "version_conflict",
  });

  test("that was changed since its response was lost isn't fetched again", async () => {
    const errors = [lost, conflict, conflict];
    const api = calls(async () => {
      throw errors.shift();
    });
    const unknown = new Map();
    for (const error of [...errors]) {
      expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown })).toEqual({
        kind: "failed",
        error,
      });
    }
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  test("that was rejected is fetched again on retry", async () => {
    const errors = [conflict];
    const api = calls(async () => {
      const error = errors.shift();
      if (error) throw error;
    });
    const unknown = new Map();
    expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown })).toEqual({
      kind: "failed",
      error: conflict,
    });
    expect(await changeProduct("1004", raise, { digits: 2, calls: api, unknown })).toEqual({ kind: "done" });
    expect(api.read).toHaveBeenCalledTimes(2);
  });

  test("is listed or unlisted without being read", async () => {
    const api = calls(async () => undefined);
    await changeProduct(
      "1004",
      { kind: "status", status: "off" },
      { digits: 2, calls: api, unknown: new Map() },
    );
    expect(api.setStatus).toHaveBeenCalledWith("1004", "off");
    expect(api.read).not.toHaveBeenCalled();
  });
});
