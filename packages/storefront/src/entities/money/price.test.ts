import { expect, test } from "vitest";
import { priceRule, readPrice } from "./price";

test.each([
  ["12.50", 2, "12.5"],
  ["12,50", 2, "12.5"],
  ["12.505", 2, null],
  ["12.505", 3, "12.505"],
  ["0.00012", 8, "0.00012"],
  ["12", 0, "12"],
  ["12.5", 0, null],
  ["", 0, undefined],
] as const)("%s with %i digits is %s", (typed, digits, price) => {
  expect(readPrice(typed, digits, "en")).toBe(price);
});

test("a currency without decimals asks for none", () => {
  expect(priceRule(0)).toBe("requests.priceWhole");
  expect(priceRule(2)).toBe("requests.priceRule");
});
