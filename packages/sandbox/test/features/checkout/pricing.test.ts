import { expect, test } from "vitest";
import { amountOf, priceCart, problemOf, taxOf } from "../../../src/features/checkout/pricing";
import type { CartLine } from "../../../src/features/orders/cart";

const BUYER = 9;
const line: CartLine = {
  ...{ productId: 1, skuId: 1, shopId: 1, shopname: "Harbour", ownerId: 2, title: "", image: "", spec: [] },
  ...{ price: 1_000_000n, freight: 0n, taxPpm: 0, num: 2, stock: 2, available: true, isElsewhere: false },
  ...{ product: { price: 1_000_000n, tiers: [] }, minOrder: 1, packSize: 1 },
  ...{ skuCode: "", shipping: { shipHours: 24, leadTimes: [] } },
  ...{ weight: 0, store: { minAmount: 0n, zones: [] } },
};

test("a line's problem is named, the last item can be ordered", () => {
  expect(problemOf(line, BUYER)).toBeUndefined();
  expect(problemOf({ ...line, available: false }, BUYER)?.error).toBe("product_unavailable");
  expect(problemOf({ ...line, isElsewhere: true, available: false }, BUYER)).toMatchObject({
    error: "product_unavailable",
    sentence: "product_elsewhere",
  });
  expect(problemOf({ ...line, ownerId: BUYER }, BUYER)?.error).toBe("own_product");
  expect(problemOf({ ...line, stock: 1 }, BUYER)?.error).toBe("stock_short");
  expect(amountOf(line)).toBe(2_000_000n);
});

test("tax is rounded once, half a cent up, whatever the lines", () => {
  const tax = (...prices: readonly bigint[]) =>
    taxOf(prices.map((price) => ({ ...line, price, num: 1, taxPpm: 1 })));
  expect(tax()).toBe(0n);
  const exact = [0n, 4_999_999_999n, 5_000_000_000n, 14_999_999_999n, 15_000_000_000n];
  expect(exact.map((price) => tax(price))).toEqual([0n, 0n, 10_000n, 10_000n, 20_000n]);
  // A half of a cent twice is one cent, and a hundred small fractions are none.
  expect(tax(5_000_000_000n, 5_000_000_000n)).toBe(10_000n);
  expect(tax(...Array.from({ length: 100 }, () => 10_000n))).toBe(0n);
});

test("every piece of a product counts for its tier and its minimum, whatever the variant", () => {
  const tiers = [
    { num: 12, price: 900_000n },
    { num: 24, price: 800_000n },
  ];
  const product = { price: 1_000_000n, tiers };
  const small = { ...line, product, num: 10, stock: 99 };
  const large = { ...small, skuId: 2, price: 1_300_000n, num: 14 };
  const pricesOf = (...lines: CartLine[]) =>
    priceCart(lines, BUYER).groups.flatMap((group) => group.lines.map(({ price }) => price));
  expect(pricesOf({ ...small, num: 11 })).toEqual([1_000_000n]);
  expect(pricesOf({ ...small, num: 12 })).toEqual([900_000n]);
  expect(pricesOf(small, large)).toEqual([800_000n, 1_100_000n]);
  // What can't be ordered lowers no price.
  expect(pricesOf(small, { ...large, stock: 1 })).toEqual([1_000_000n, 1_300_000n]);
  expect(pricesOf(small, { ...large, productId: 2 })).toEqual([1_000_000n, 1_200_000n]);

  const problemsOf = (...lines: CartLine[]) =>
    priceCart(lines, BUYER).groups.flatMap((group) => group.problems.map(({ error }) => error));
  const minimum = { ...small, minOrder: 24 };
  expect(problemsOf(minimum)).toEqual(["below_minimum"]);
  expect(problemsOf(minimum, { ...large, minOrder: 24 })).toEqual([]);
  expect(problemsOf(minimum, { ...large, minOrder: 24, stock: 1 })).toEqual(["below_minimum", "stock_short"]);
  expect(problemsOf({ ...small, packSize: 6 }, { ...large, num: 12, packSize: 6 })).toEqual([
    "pack_mismatch",
  ]);
});

test("shops stay apart, in order and by name, with their own lines and problems", () => {
  const other = { ...line, shopId: 2, shopname: "Kite", stock: 0 };
  const nameless = { ...line, productId: 3, shopname: "" };
  const { groups } = priceCart([nameless, other, line], BUYER);
  expect(groups.map(({ shopId, shopname, lines }) => [shopId, shopname, lines.length])).toEqual([
    [1, "Harbour", 2],
    [2, "Kite", 1],
  ]);
  expect(groups.map(({ problems }) => problems.map(({ error }) => error))).toEqual([[], ["stock_short"]]);
  expect(priceCart([nameless], BUYER).groups[0]?.shopname).toBe("");
});
