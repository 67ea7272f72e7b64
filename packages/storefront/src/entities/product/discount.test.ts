import { expect, test } from "vitest";
import { discountOf } from "./card-facts";

test.each([
  ["85.00", "100.00", "0.15"],
  ["8.5", "10.00", "0.15"],
  // A third is 33 percent and a bit: never promised as 34.
  ["2.00", "3.00", "0.33"],
  ["66.67", "100", "0.33"],
  ["0.99", "1.00", "0.01"],
  ["0.00", "5.00", "1.00"],
  ["90071992547409.91", "180143985094819.82", "0.50"],
])("%s in place of %s saves %s", (price, marketPrice, saved) => {
  expect(discountOf(price, marketPrice)).toBe(saved);
});

test.each([
  ["10.00", "10.00"],
  ["12.00", "10.00"],
  ["99.50", "100.00"],
  ["10.00", undefined],
  [undefined, "10.00"],
  ["dear", "10.00"],
  ["10.00", ""],
])("%s beside %s is no discount", (price, marketPrice) => {
  expect(discountOf(price, marketPrice)).toBeUndefined();
});
