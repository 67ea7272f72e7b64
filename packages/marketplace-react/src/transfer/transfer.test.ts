import { expect, test } from "vitest";
import { coinsOf, findMethod, isEnabled, validateAmount } from "./transfer";

const METHODS = [
  { coin: "USDT", network: "TRC20" },
  { coin: "BTC", network: "Bitcoin", enabled: true },
  { coin: "USDT", network: "Polygon", enabled: false },
];

test("each coin comes once, in the server's order", () => {
  expect(coinsOf(METHODS)).toEqual(["USDT", "BTC"]);
});

test("a method whose server names no state is enabled", () => {
  expect(METHODS.map(isEnabled)).toEqual([true, true, false]);
});

test("a disabled method is not found, and none across coins", () => {
  expect(findMethod(METHODS, { coin: "USDT", network: "TRC20" })).toBe(METHODS[0]);
  expect(findMethod(METHODS, { coin: "USDT", network: "Polygon" })).toBeUndefined();
  expect(findMethod(METHODS, { coin: "BTC", network: "TRC20" })).toBeUndefined();
});

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
