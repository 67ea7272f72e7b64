import { expect, test } from "vitest";
import type { CartLine } from "../../../src/features/orders/cart";
import { amountOf, priceCart, problemOf } from "../../../src/features/orders/pricing";

const BUYER = 9;
const line: CartLine = {
  ...{ productId: 1, skuId: 1, shopId: 1, shopname: "Harbour", ownerId: 2, title: "", image: "", spec: [] },
  ...{ price: 1_000_000n, freight: 0n, taxPpm: 0, num: 2, stock: 2, available: true },
};

test("what stands against a line is named, the last piece can be had", () => {
  expect(problemOf(line, BUYER)).toBeUndefined();
  expect(problemOf({ ...line, available: false }, BUYER)?.error).toBe("product_unavailable");
  expect(problemOf({ ...line, ownerId: BUYER }, BUYER)?.error).toBe("own_product");
  expect(problemOf({ ...line, stock: 1 }, BUYER)?.error).toBe("stock_short");
  expect(amountOf(line)).toBe(2_000_000n);
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
