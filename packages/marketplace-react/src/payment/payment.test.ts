import type { Payment } from "marketplace-sdk";
import { expect, test } from "vitest";
import { isFinalPayment, paymentOptions, paymentState, selectedOption, shortfall } from "./payment";

const payment = (fields: Partial<Payment>): Payment => ({
  pay_no: "P1",
  status: "created",
  currency: "USDT",
  total: "10.00",
  order_nos: [],
  expires_at: 0,
  ...fields,
});
const partial = { status: "processing", additional_status: "paid_partial", address: "T" };

test.each<[Partial<Payment>, string, boolean]>([
  [{}, "awaitingMethod", false],
  [{ method: "crypto" }, "awaitingMethod", false],
  [{ method: "crypto", address: "T" }, "awaitingTransfer", false],
  [{ status: "processing" }, "processing", false],
  [{ ...partial, amount_due: "0.5" }, "partial", false],
  [{ ...partial, amount_due: "0.0" }, "processing", false],
  [{ status: "held" }, "processing", false],
  [{ status: "settled" }, "paid", true],
  [{ status: "expired" }, "expired", true],
  // Coins that come late are still counted.
  [{ status: "expired", address: "T" }, "expired", false],
  [{ status: "invalid", address: "T" }, "invalid", true],
])("%j is %s", (fields, state, isFinal) => {
  expect(paymentState(payment(fields))).toBe(state);
  expect(isFinalPayment(payment(fields))).toBe(isFinal);
});

test("the shortfall is exact, and undefined when the balance suffices", () => {
  expect(shortfall("30.00", "17.600000")).toBe("12.400000");
  expect(shortfall("0.30", "0.10")).toBe("0.20");
  expect(shortfall("10.00", "10.000000")).toBeUndefined();
  expect(shortfall("10.00", undefined)).toBe("10.00");
});

test("ways to pay that this client can't carry out can't be selected", () => {
  const options = paymentOptions(
    [
      { method: "card", enabled: true },
      { method: "cash", enabled: false },
      { method: "balance", enabled: false, reason: "insufficient_balance" },
      { method: "crypto", enabled: false, reason: "rain" },
    ],
    "10.00",
  );
  expect(options.some(({ enabled }) => enabled)).toBe(false);
  expect(options.map(({ method, reason }) => [method, reason])).toEqual([
    ["card", "unsupported"],
    ["cash", "unavailable"],
    ["balance", "insufficientBalance"],
    ["crypto", "unavailable"],
  ]);
  expect(paymentOptions(undefined, "10.00")).toEqual([]);
});

test.each([undefined, "", "1,234.50"])("with %j as the sum there is no way to pay", (total) => {
  const methods = [
    { method: "balance", enabled: true },
    { method: "crypto", enabled: true },
  ];
  const options = paymentOptions(methods, total);
  expect(options.map(({ enabled, reason }) => [enabled, reason])).toEqual([
    [false, "unavailable"],
    [false, "unavailable"],
  ]);
  expect(selectedOption(options, "balance")?.enabled).toBe(false);
  expect(shortfall(total, "5")).toBeUndefined();
});

test("the preferred way is selected while it is enabled", () => {
  const [balance, crypto, card] = ["balance", "crypto", "card"].map((method) =>
    paymentOptions([{ method, enabled: method !== "balance" }], "10.00"),
  );
  if (!balance || !crypto || !card) throw new Error("three options");
  expect(selectedOption([...balance, ...crypto], "balance")).toBe(crypto[0]);
  expect(selectedOption(balance, undefined)).toBe(balance[0]);
  expect(selectedOption([], "balance")).toBeUndefined();
  expect(selectedOption(card, undefined)).toBeUndefined();
  expect(selectedOption([...card, ...balance], undefined)).toBe(balance[0]);
});
