import { expect, test } from "vitest";
import { coinsOf, findMethod } from "./transfer-methods";
import { validateAmount } from "./validate-amount";

test.each([
  ["", {}, "missing"],
  ["0.00", {}, "invalid"],
  ["ten", {}, "invalid"],
  ["1.234", { decimals: 2 }, "tooManyDecimals"],
  ["9.99", { min: "10" }, "tooSmall"],
  ["10.01", { max: "10.00" }, "tooLarge"],
  ["10.01", { max: "0.00" }, undefined],
  ["10", { min: "10", max: "10", decimals: 0 }, undefined],
])("%j with %j is %s", (typed, limits, problem) => {
  expect(validateAmount(typed, "en", limits)).toBe(problem);
});

test("an amount is read as its language writes it", () => {
  expect(validateAmount("9,5", "de", { max: "10" })).toBeUndefined();
});

test("a disabled method is listed and not found", () => {
  const methods = [
    { coin: "USDT", network: "TRX", enabled: false },
    { coin: "USDT", network: "POL" },
    { coin: "BTC", network: "BTC" },
  ];
  expect(coinsOf(methods)).toEqual(["USDT", "BTC"]);
  expect(findMethod(methods, { coin: "USDT", network: "POL" })).toBe(methods[1]);
  expect(findMethod(methods, { coin: "USDT", network: "TRX" })).toBeUndefined();
});
