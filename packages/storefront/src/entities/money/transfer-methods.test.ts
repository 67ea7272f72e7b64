import { expect, test } from "vitest";
import { coinsOf, findMethod } from "./transfer-methods";

const METHODS = [
  { coin: "USDT", network: "TRC20" },
  { coin: "BTC", network: "Bitcoin", enabled: true },
  { coin: "USDT", network: "Polygon", enabled: false },
];

test("each coin comes once, in the server's order", () => {
  expect(coinsOf(METHODS)).toEqual(["USDT", "BTC"]);
});

test("a disabled method is not found, and none across coins", () => {
  expect(findMethod(METHODS, { coin: "USDT", network: "TRC20" })).toBe(METHODS[0]);
  expect(findMethod(METHODS, { coin: "USDT", network: "Polygon" })).toBeUndefined();
  expect(findMethod(METHODS, { coin: "BTC", network: "TRC20" })).toBeUndefined();
});
