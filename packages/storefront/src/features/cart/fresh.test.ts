import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { lineKey } from "../../app/line-key";
import { type Asked, freshen } from "./fresh";

const line = (fields: Partial<CartLine> = {}): CartLine => ({
  id: 7,
  shopId: 1,
  shopName: "Example Harbour Trading",
  num: 2,
  price: "16.80",
  currency: "USDT",
  stock: 9,
  ...fields,
});
const product = (fields: Partial<NonNullable<Asked>> = {}): Asked => ({
  id: 7,
  price: "16.80",
  currency: "USDT",
  stock: 9,
  ...fields,
});

test("nothing changed: the very same lines", () => {
  const lines = [line(), line({ id: 8 })];
  const { lines: same, drift } = freshen(lines, "7", product({ price: "16.8" }));
  expect(same).toBe(lines);
  expect(drift.size).toBe(0);
});

test("another price counts from now on, and the old one is told", () => {
  const { lines, drift } = freshen([line(), line({ id: 8 })], "7", product({ price: "18.20" }));
  expect(lines.map(({ price }) => price)).toEqual(["18.20", "16.80"]);
  expect(drift.get(lineKey(line()))).toEqual({ was: "16.80" });
});

test("less in stock leaves the pieces to the buyer", () => {
  const { lines, drift } = freshen([line()], "7", product({ stock: 1 }));
  expect(lines[0]).toMatchObject({ num: 2, stock: 1 });
  expect(drift.size).toBe(0);
});

test("a variant has its own price and stock; one that does not exist any more is gone", () => {
  const skus = [{ id: 71, spec: ["Sage"], price: "20.00", stock: 4 }];
  const lines = [line({ skuId: "71" }), line({ skuId: 72 })];
  const fresh = freshen(lines, "7", product({ skus }));
  expect(fresh.lines[0]).toMatchObject({ price: "20.00", stock: 4 });
  expect(fresh.lines[1]).toBe(lines[1]);
  expect([...fresh.drift]).toEqual([
    ["7/1/71", { was: "16.80" }],
    ["7/1/72", { gone: true }],
  ]);
});

test("a product that is no longer sold is gone, and its line stays", () => {
  const lines = [line()];
  const fresh = freshen(lines, "7", null);
  expect(fresh.lines).toBe(lines);
  expect(fresh.drift.get(lineKey(line()))).toEqual({ gone: true });
});

test("prices in two currencies are not compared", () => {
  const { lines, drift } = freshen([line()], "7", product({ currency: "EUR", price: "5.00" }));
  expect(lines[0]).toMatchObject({ price: "5.00", currency: "EUR" });
  expect(drift.size).toBe(0);
});

test("what another client left out is filled in without a word", () => {
  const { lines, drift } = freshen(
    [line({ price: undefined, currency: undefined, stock: "many" })],
    "7",
    product(),
  );
  expect(lines[0]).toMatchObject({ price: "16.80", currency: "USDT", stock: 9 });
  expect(drift.size).toBe(0);
});

test("an answer about another product says nothing", () => {
  const lines = [line()];
  expect(freshen(lines, "7", product({ id: 1003, price: "1" }))).toEqual({ lines, drift: new Map() });
});
