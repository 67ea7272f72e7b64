import { describe, expect, it } from "vitest";
import { quantityInCart, withoutAdded } from "./cart-quantities";

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
