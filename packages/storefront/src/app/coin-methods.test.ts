import { expect, test } from "vitest";
import { chosenMethod, coinsOf, isOpen } from "./coin-methods";

const METHODS = [
  { coin: "USDT", network: "TRC20" },
  { coin: "BTC", network: "Bitcoin", enabled: true },
  { coin: "USDT", network: "Polygon", enabled: false },
];

test("each coin comes once, in the server's order", () => {
  expect(coinsOf(METHODS)).toEqual(["USDT", "BTC"]);
});

test("what names no state is open", () => {
  expect(METHODS.map(isOpen)).toEqual([true, true, false]);
});

test("a closed way can't stay chosen, and none is chosen across coins", () => {
  expect(chosenMethod(METHODS, { coin: "USDT", network: "TRC20" })).toBe(METHODS[0]);
  expect(chosenMethod(METHODS, { coin: "USDT", network: "Polygon" })).toBeUndefined();
  expect(chosenMethod(METHODS, { coin: "BTC", network: "TRC20" })).toBeUndefined();
});
