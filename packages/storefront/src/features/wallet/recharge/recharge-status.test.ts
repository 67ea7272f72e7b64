import type { Recharge } from "marketplace-sdk";
import { expect, test } from "vitest";
import { isSome, nextStep, recordAmount, statusView } from "./recharge-status";

test.each(["created", "submitted", "confirming", "credited", "rejected", "expired"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: `wallet.${status}` });
    expect(statusView(status).unknown).toBeUndefined();
  },
);

test.each(["frozen", "", "toString", "__proto__"])(
  "the unknown state %j counts as being worked on",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: "wallet.processing", unknown: true });
  },
);

test("an empty field isn't an amount", () => {
  expect([undefined, "0", "0.00", "0.01", "10"].map(isSome)).toEqual([false, false, false, true, true]);
});

const recharge = (fields: Partial<Recharge>): Recharge => ({
  id: 1,
  amount: "100.00",
  status: "created",
  ...fields,
});

test.each<[Partial<Recharge>, string]>([
  [{ status: "created", proofs_left: 3 }, "wallet.createdText"],
  [{ status: "submitted", expires_at: 50, updatetime: 50 }, "wallet.submittedText"],
  [{ status: "submitted", expires_at: 50, updatetime: 51 }, "wallet.lateText"],
  [{ status: "confirming", expires_at: 50, updatetime: 51 }, "wallet.confirmingText"],
  [{ status: "credited", proofs_left: 0 }, "wallet.creditedText"],
  [{ status: "rejected", proofs_left: 1 }, "wallet.rejectedText"],
  [{ status: "rejected", proofs_left: 0 }, "wallet.noProofsLeft"],
  [{ status: "expired", proofs_left: 0 }, "wallet.noProofsLeft"],
  [{ status: "expired" }, "wallet.expiredText"],
  [{ status: "frozen" }, "wallet.processingText"],
])("the next step of %o is %s", (fields, text) => expect(nextStep(recharge(fields))).toBe(text));

test("a list says what was credited, and what arrived where that is another coin", () => {
  const arrived = { amount: "250.00", amount_received: "249.50", credit_money: "249.50", coin: "USDT" };
  const credited = recharge({ ...arrived, currency: "USDT", status: "credited" });
  expect(recordAmount(credited)).toEqual({ amount: "249.50", currency: "USDT" });
  expect(recordAmount({ ...credited, status: "confirming" })).toEqual({ amount: "250.00", currency: "USDT" });
  const coins = { amount: "0.01", amount_received: "0.01", credit_money: "950.00", coin: "BTC" };
  expect(recordAmount(recharge({ ...coins, currency: "USDT", status: "credited" }))).toEqual({
    amount: "950.00",
    currency: "USDT",
    sent: "0.01",
  });
});
