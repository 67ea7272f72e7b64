import { expect, test } from "vitest";
import { isGain, isLogType, logText } from "./balance-changes";

test.each([
  ["payment", "wallet.logPayment"],
  ["withdrawal_return", "wallet.logReturn"],
  ["something new", "wallet.logAdjustment"],
  ["toString", "wallet.logAdjustment"],
])("%s is called %s", (type, text) => expect(logText(type)).toBe(text));

test("an address names only kinds that can be asked for", () => {
  expect([null, "", "refund", "__proto__", "gift"].map(isLogType)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test.each([
  ["0.000001", true],
  ["-127.68", false],
  ["0.00", false],
])("%s is a gain: %s", (money, gain) => expect(isGain({ id: 1, type: "refund", money })).toBe(gain));
