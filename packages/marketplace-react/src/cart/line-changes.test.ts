import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { type CurrentProduct, revalidateLines } from "./line-changes";
import { lineKey } from "./lines";

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
const product = (fields: Partial<NonNullable<CurrentProduct>> = {}): CurrentProduct => ({
  id: 7,
  price: "16.80",
  currency: "USDT",
  stock: 9,
  ...fields,
});

test("nothing changed: the very same lines", () => {
  const lines = [line(), line({ id: 8 })];
  const { lines: same, changes } = revalidateLines(lines, "7", product({ price: "16.8" }));
  expect(same).toBe(lines);
  expect(changes.size).toBe(0);
});

test("names follow the language in which the product is read now", () => {
  const english = line({ skuId: 31, title: "Teapot", spec: "Sage, 600 ml" });
  const german = product({
    title: "Teekanne",
    shopname: "Beispiel Hafenhandel",
    skus: [{ id: 31, spec: ["Salbei", "600 ml"], price: "16.80", stock: 9 }],
  });
  const { lines, changes } = revalidateLines([english], "7", german);
  expect(lines[0]).toMatchObject({
    title: "Teekanne",
    shopName: "Beispiel Hafenhandel",
    spec: "Salbei, 600 ml",
  });
  expect(changes.size).toBe(0);
  expect(revalidateLines(lines, "7", german).lines).toBe(lines);
});

test("a new price applies from now on, and the old one is reported", () => {
  const { lines, changes } = revalidateLines([line(), line({ id: 8 })], "7", product({ price: "18.20" }));
  expect(lines.map(({ price }) => price)).toEqual(["18.20", "16.80"]);
  expect(changes.get(lineKey(line()))).toEqual({ previousPrice: "16.80" });
});

test("tiers come and go with the product; only another price for the same quantity is a change", () => {
  const tiers = [{ min_num: 6, price: "15.00" }];
  const small = line({ num: 2 });
  const { lines, changes } = revalidateLines(
    [small],
    "7",
    product({ price_tiers: tiers, min_order: 4, pack_size: 2 }),
  );
  expect(lines[0]).toMatchObject({ num: 2, priceTiers: tiers, minOrder: 4, packSize: 2 });
  expect(changes.size).toBe(0);

  const known = line({ num: 6, priceTiers: tiers });
  expect(revalidateLines([known], "7", product({ price_tiers: tiers })).lines[0]).toBe(known);
  const dearer = revalidateLines([known], "7", product({ price_tiers: [{ min_num: 6, price: "16.00" }] }));
  expect(dearer.changes.get(lineKey(known))).toEqual({ previousPrice: "15.00" });
  const gone = revalidateLines([known], "7", product());
  expect(gone.lines[0]).not.toHaveProperty("priceTiers");
  expect(gone.changes.get(lineKey(known))).toEqual({ previousPrice: "15.00" });
});

test("less stock leaves the quantity to the buyer", () => {
  const { lines, changes } = revalidateLines([line()], "7", product({ stock: 1 }));
  expect(lines[0]).toMatchObject({ num: 2, stock: 1 });
  expect(changes.size).toBe(0);
});

test("a variant has its own price and stock; one that does not exist any more is gone", () => {
  const skus = [{ id: 71, spec: ["Sage"], price: "20.00", stock: 4 }];
  const lines = [line({ skuId: "71" }), line({ skuId: 72 })];
  const fresh = revalidateLines(lines, "7", product({ skus }));
  expect(fresh.lines[0]).toMatchObject({ price: "20.00", stock: 4 });
  expect(fresh.lines[1]).toBe(lines[1]);
  expect([...fresh.changes]).toEqual([
    ["7/1/71", { previousPrice: "16.80" }],
    ["7/1/72", { unavailable: true }],
  ]);
});

test("a discontinued product is reported, and its line stays", () => {
  const lines = [line()];
  const fresh = revalidateLines(lines, "7", null);
  expect(fresh.lines).toBe(lines);
  expect(fresh.changes.get(lineKey(line()))).toEqual({ unavailable: true });
});

test("prices in two currencies are not compared", () => {
  const { lines, changes } = revalidateLines([line()], "7", product({ currency: "EUR", price: "5.00" }));
  expect(lines[0]).toMatchObject({ price: "5.00", currency: "EUR" });
  expect(changes.size).toBe(0);
});

test("what another client left out is filled in without a word", () => {
  const { lines, changes } = revalidateLines(
    [line({ price: undefined, currency: undefined, stock: "many" })],
    "7",
    product(),
  );
  expect(lines[0]).toMatchObject({ price: "16.80", currency: "USDT", stock: 9 });
  expect(changes.size).toBe(0);
});

test("an answer about another product says nothing", () => {
  const lines = [line()];
  expect(revalidateLines(lines, "7", product({ id: 1003, price: "1" }))).toEqual({
    lines,
    changes: new Map(),
  });
});

test("the store's code of a line is filled in and follows the store", () => {
  const skus = [{ id: 31, spec: ["Sage"], price: "16.80", stock: 9, sku_code: "POT-S" }];
  const { lines, changes } = revalidateLines([line({ skuId: 31 })], "7", product({ skus, sku_code: "" }));
  expect(lines[0]).toMatchObject({ skuCode: "POT-S" });
  expect(changes.size).toBe(0);
  expect(revalidateLines([line()], "7", product({ sku_code: "POT" })).lines[0]).toMatchObject({
    skuCode: "POT",
  });
});
