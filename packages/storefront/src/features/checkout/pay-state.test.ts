import type { Pay } from "marketplace-sdk";
import { expect, test } from "vitest";
import { chosenMethod, isFinal, methodViews, missingOf, payState, timeLeft } from "./pay-state";

const pay = (fields: Partial<Pay>): Pay => ({
  pay_no: "P1",
  status: "created",
  currency: "USDT",
  total: "10.00",
  order_nos: [],
  expires_at: 0,
  ...fields,
});

test.each<[Partial<Pay>, string, boolean]>([
  [{}, "choose", false],
  [{ method: "crypto" }, "choose", false],
  [{ method: "crypto", address: "T" }, "invoice", false],
  [{ status: "processing" }, "processing", false],
  [
    { status: "processing", additional_status: "paid_partial", address: "T", amount_due: "0.5" },
    "invoice",
    false,
  ],
  [
    { status: "processing", additional_status: "paid_partial", address: "T", amount_due: "0.0" },
    "processing",
    false,
  ],
  [{ status: "held" }, "processing", false],
  [{ status: "settled" }, "settled", true],
  [{ status: "expired" }, "expired", true],
  // Coins that come late are still counted.
  [{ status: "expired", address: "T" }, "expired", false],
  [{ status: "invalid", address: "T" }, "invalid", true],
])("%j is %s", (fields, state, final) => {
  expect(payState(pay(fields))).toBe(state);
  expect(isFinal(pay(fields))).toBe(final);
});

test("what is missing is exact, and nothing when it is enough", () => {
  expect(missingOf("30.00", "17.600000")).toBe("12.400000");
  expect(missingOf("0.30", "0.10")).toBe("0.20");
  expect(missingOf("10.00", "10.000000")).toBeUndefined();
  expect(missingOf("10.00", undefined)).toBe("10.00");
});

test("ways to pay that this shop can't carry out can't be chosen, reasons become words it has", () => {
  const views = methodViews([
    { method: "card", enabled: true },
    { method: "cash", enabled: false },
    { method: "balance", enabled: false, reason: "insufficient_balance" },
    { method: "crypto", enabled: false, reason: "rain" },
  ]);
  expect(views.some(({ enabled }) => enabled)).toBe(false);
  expect(views.map(({ method, reason }) => [method, reason])).toEqual([
    ["card", "foreign"],
    ["cash", "closed"],
    ["balance", "short"],
    ["crypto", "closed"],
  ]);
  expect(methodViews(undefined)).toEqual([]);
});

test("the buyer's way is taken while it works", () => {
  const [balance, crypto] = methodViews([
    { method: "balance", enabled: false },
    { method: "crypto", enabled: true },
  ]);
  if (!balance || !crypto) throw new Error("two ways");
  expect(chosenMethod([balance, crypto], "balance")).toBe(crypto);
  expect(chosenMethod([{ ...balance, enabled: true }, crypto], "crypto")).toBe(crypto);
  expect(chosenMethod([balance], undefined)).toBe(balance);
  expect(chosenMethod([], "balance")).toBeUndefined();
  const [card] = methodViews([{ method: "card", enabled: true }]);
  if (!card) throw new Error("one way");
  expect(chosenMethod([card], "card")).toBeUndefined();
  expect(chosenMethod([card, balance], undefined)).toBe(balance);
});

test.each([
  [301, ""],
  [300, "5:00"],
  [249.9, "4:09"],
  [0.5, ""],
  [-9, ""],
])("with %d seconds left the clock says %j", (left, text) => {
  expect(timeLeft(1_000 + left, 1_000)).toBe(text);
});
