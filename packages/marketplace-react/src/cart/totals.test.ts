import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { lineTerms, orderedPieces, piecesOf, totalsOf } from "./lines";

const line = (price: string | undefined, num: number, currency?: string): CartLine => ({
  id: 1,
  shopId: 1,
  shopName: "Example Harbour Trading",
  num,
  price,
  currency,
});

test("lines add up exactly", () => {
  expect(totalsOf([line("0.10", 1, "USDT"), line("0.20", 1, "USDT")])).toEqual([
    { currency: "USDT", amount: "0.30" },
  ]);
  expect(totalsOf([line("19.90", 100)])).toEqual([{ currency: "", amount: "1990.00" }]);
});

test("each currency has its own total", () => {
  expect(totalsOf([line("2", 2, "USDT"), line("5.5", 1, "EUR"), line("1", 1, "USDT")])).toEqual([
    { currency: "USDT", amount: "5" },
    { currency: "EUR", amount: "5.5" },
  ]);
});

test("with a line whose price is not known, nobody knows the total of its currency", () => {
  for (const price of [undefined, "", "1,234.50"]) {
    expect(totalsOf([line("2", 1, "USDT"), line(price, 3, "USDT"), line("5", 1, "EUR")])).toEqual([
      { currency: "USDT", amount: undefined },
      { currency: "EUR", amount: "5" },
    ]);
  }
  expect(totalsOf([line("2", Number.NaN)])).toEqual([{ currency: "", amount: undefined }]);
  expect(totalsOf([])).toEqual([]);
});

const shirt = (fields: Partial<CartLine> = {}): CartLine => ({
  ...{ id: 7, shopId: 1, shopName: "Example North Textiles", num: 10, price: "5.90", currency: "USDT" },
  priceTiers: [
    { min_num: 24, price: "5.40" },
    { min_num: 120, price: "4.90" },
  ],
  ...fields,
});
const large = shirt({
  ...{ skuId: 2, num: 14, price: "6.30" },
  priceTiers: [
    { min_num: 24, price: "5.80" },
    { min_num: 120, price: "5.30" },
  ],
});

const termsIn = (line: CartLine, lines: readonly CartLine[]) =>
  lineTerms(line, orderedPieces(line, piecesOf(lines)));

test("all quantities of a product count together, those of other products or stores don't", () => {
  expect(termsIn(shirt(), [shirt(), large]).unitPrice).toBe("5.40");
  expect(termsIn(large, [shirt(), large]).unitPrice).toBe("5.80");
  expect(termsIn(shirt(), [shirt(), { ...large, id: 8 }]).unitPrice).toBe("5.90");
  expect(termsIn(shirt(), [shirt(), { ...large, shopId: 2 }]).unitPrice).toBe("5.90");
});

test("totals are those of the tiers", () => {
  expect(totalsOf([shirt()])).toEqual([{ currency: "USDT", amount: "59.00" }]);
  // The same line object, at another price than in the last total.
  const line = shirt();
  expect(totalsOf([line, large])).toEqual([{ currency: "USDT", amount: "135.20" }]);
  expect(totalsOf([line])).toEqual([{ currency: "USDT", amount: "59.00" }]);
});

test("an unselected line says what it would cost if it were selected", () => {
  const off = shirt({ checked: false });
  expect(termsIn(off, [large]).unitPrice).toBe("5.40");
});

test("what is missing to the next price, to the minimum and to a whole pack", () => {
  const packs = { packSize: 6, minOrder: 48 };
  const line = shirt({ num: 18, ...packs });
  expect(termsIn(line, [line])).toEqual({
    unitPrice: "5.90",
    nextTier: { more: 6, price: "5.40" },
    packs: undefined,
    minimum: { minOrder: 48, missing: 30 },
  });
  const odd = shirt({ num: 20, ...packs });
  // What is missing makes it whole packs: 20 and 4 are 24, never 26.
  expect(termsIn(odd, [odd])).toMatchObject({
    nextTier: { more: 4, price: "5.40" },
    packs: { size: 6, down: 18, up: 24 },
    minimum: { minOrder: 48, missing: 28 },
  });
  const enough = shirt({ num: 120, ...packs });
  expect(termsIn(enough, [enough])).toEqual({
    ...{ unitPrice: "4.90", nextTier: undefined, packs: undefined, minimum: undefined },
  });
});

test("a line of a client that knows no tiers costs what it says", () => {
  const old: CartLine = { id: 7, shopId: 1, shopName: "", num: 500, price: "5.90" };
  expect(termsIn(old, [old]).unitPrice).toBe("5.90");
});
