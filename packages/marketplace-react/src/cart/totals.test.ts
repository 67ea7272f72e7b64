import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { quantityOf, totalsOf } from "./totals";

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

test("a line without a price costs nothing but counts its quantity", () => {
  expect(totalsOf([line(undefined, 3)])).toEqual([{ currency: "", amount: "0" }]);
  expect(quantityOf([line(undefined, 3), line("1", 2)])).toBe(5);
  expect(totalsOf([])).toEqual([]);
});
