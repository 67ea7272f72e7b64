import type { CartLine } from "marketplace-sdk/state";
import { describe, expect, it, test } from "vitest";
import { lineKey, quantityInCart, restoreRemoved, withoutAdded } from "./lines";

describe("quantityInCart", () => {
  const lines = [
    { id: 1003, shopId: 1, shopName: "", num: 4 },
    { id: "1003", shopId: "1", shopName: "", num: 2, skuId: "32" },
  ];

  it("distinguishes variants and compares ids as text", () => {
    expect(quantityInCart(lines, { id: 1003, shopId: 1, shopName: "", skuId: 32 })).toBe(2);
    expect(quantityInCart(lines, { id: "1003", shopId: "1", shopName: "" })).toBe(4);
    expect(quantityInCart(lines, { id: 1003, shopId: 2, shopName: "" })).toBe(0);
  });
});

describe("withoutAdded", () => {
  const item = {
    id: 1007,
    shopId: 2,
    shopName: "Example North Textiles",
    title: "Rubber plant",
    price: "11.90",
  };
  const other = { id: 1, shopId: 1, shopName: "", num: 1, checked: false };

  it("takes what was added away again and nothing else: ticks and other lines stay as they are now", () => {
    expect(withoutAdded([other, { ...item, num: 3 }], item, 3, 0)).toEqual([other]);
    expect(withoutAdded([{ ...item, num: 5, checked: false }, other], item, 3, 2)).toEqual([
      { ...item, num: 2, checked: false },
      other,
    ]);
  });

  it.each([
    ["more were added since", 7, 4],
    ["some of them were taken out since", 4, 2],
    ["all of them were taken out since", 2, 2],
    ["more than those were taken out since", 1, 1],
  ])("never takes more than what was added: %s", (_, num, left) => {
    expect(withoutAdded([{ ...item, num }], item, 3, 2)).toEqual([{ ...item, num: left }]);
  });

  it("has nothing to take back once the line is gone", () => {
    expect(withoutAdded([other], item, 3, 0)).toEqual([other]);
  });
});

const line = (id: number, fields: Partial<CartLine> = {}): CartLine => ({
  id,
  shopId: 1,
  shopName: "Example Harbour Trading",
  num: 1,
  price: "10.00",
  ...fields,
});
const without = (lines: readonly CartLine[], id: number) => lines.filter((row) => row.id !== id);

describe("a line that comes back", () => {
  const before = [line(1), line(2), line(3)];

  test("returns to its old position", () => {
    for (const id of [1, 2, 3]) {
      const after = without(before, id);
      expect(restoreRemoved(before, after, after, lineKey)).toEqual(before);
    }
    expect(restoreRemoved(before, [], [], lineKey)).toEqual(before);
  });

  test("leaves alone what was changed since: quantities, selection, current prices and stock", () => {
    const after = without(before, 1);
    const now = [line(2, { num: 5, checked: false }), line(3, { price: "12.00", stock: 4 })];
    expect(restoreRemoved(before, after, now, lineKey)).toEqual([before[0], ...now]);
  });

  test("does not bring along what was removed by another press", () => {
    const after = without(before, 1);
    expect(restoreRemoved(before, after, without(after, 2), lineKey)).toEqual([line(1), line(3)]);
  });

  test("keeps what was added since, in another tab too", () => {
    const added = line(9, { num: 2 });
    expect(restoreRemoved(before, without(before, 3), [line(1), line(2), added], lineKey)).toEqual([
      line(1),
      line(2),
      line(3),
      added,
    ]);
    expect(restoreRemoved(before, [], [added], lineKey)).toEqual([...before, added]);
  });

  test("is not doubled when it was added again, ids compared as text", () => {
    const again = line(2, { num: 7 });
    const now = [line(1), line(3), { ...again, id: "2", shopId: "1" }];
    expect(restoreRemoved(before, without(before, 2), now, lineKey)).toEqual(now);
  });

  test("is distinguished from another variant, and from the same product of another store", () => {
    const others = [line(2, { skuId: 21 }), line(2, { shopId: 4 })];
    const list = [...others, line(2)];
    expect(restoreRemoved(list, others, others, lineKey)).toEqual(list);
  });
});
