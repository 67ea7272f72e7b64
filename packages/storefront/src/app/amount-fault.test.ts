import { expect, test } from "vitest";
import { amountFault } from "./amount-fault";

const USDT = { min: "10.000000", max: "50000.000000", decimals: 6 };
const ETH = { min: "0.005", max: "0", decimals: 18 };

test.each([
  ["", USDT, "wallet.amountMissing"],
  ["ten", USDT, "wallet.amountInvalid"],
  ["0.00", USDT, "wallet.amountInvalid"],
  ["9.999999", USDT, "wallet.amountSmall"],
  ["10", USDT, undefined],
  ["10,5", USDT, undefined],
  ["10.1234560", USDT, undefined],
  ["10.1234567", USDT, "wallet.amountDigits"],
  ["50000", USDT, undefined],
  ["50000.000001", USDT, "wallet.amountLarge"],
  ["0.004999999999999999", ETH, "wallet.amountSmall"],
  ["0.005000000000000001", ETH, undefined],
  ["100000000000000000000", ETH, undefined],
  ["0.000000000000000001", {}, undefined],
])("%j within %o: %s", (typed, limits, fault) => expect(amountFault(typed, "en", limits)).toBe(fault));

test("a comma before three digits is a decimal sign where the language has that one", () => {
  expect(amountFault("12,345", "de", { max: "50" })).toBeUndefined();
  expect(amountFault("12,345", "en", { max: "50" })).toBe("wallet.amountLarge");
});
