import { expect, test } from "vitest";
import { isEnabled, validateAmount } from "./transfer";

test("a method whose server names no state is enabled", () => {
  const methods = [
    { coin: "USDT", network: "TRC20" },
    { coin: "BTC", network: "Bitcoin", enabled: true },
    { coin: "USDT", network: "Polygon", enabled: false },
  ];
  expect(methods.map(isEnabled)).toEqual([true, true, false]);
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
