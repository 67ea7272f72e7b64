// The balance of one example is the sum of another, and what is written about exists.
import { describe, expect, it } from "vitest";
import { answersOf } from "./answers.mjs";

/** Successful answers of these operations. */
const of = (...ids) => ids.flatMap(answersOf).filter(({ value }) => value.code === 1);

describe("the wallet", () => {
  const units = (text) => BigInt(text.replace(/^(-?\d+)\.(\d{6})$/, "$1$2"));

  it("adds up from row to row, down to nothing", () => {
    const pages = of("account.transactions").filter(({ fields }) => fields && !fields.type);
    const rows = [
      ...new Map(pages.flatMap(({ value }) => value.data.data.map((row) => [row.id, row]))).values(),
    ];
    rows.sort((a, b) => b.id - a.id);
    expect(rows.length).toBeGreaterThan(20);
    for (const [i, row] of rows.entries()) {
      expect(units(row.before) + units(row.money), String(row.id)).toBe(units(row.after));
      expect(row.before, String(row.id)).toBe(rows[i + 1]?.after ?? "0.000000");
    }
  });

  it("holds what its open withdrawals took, and shows one balance", () => {
    const [{ value }] = of("withdrawals.methods");
    const [account] = of("account.get");
    expect(units(value.data.money)).toBe(units(`${account.value.data.money}0000`));
    const open = of("withdrawals.get")
      .filter(({ fields }) => fields)
      .map((example) => example.value.data)
      .filter(({ status }) => ["pending", "approved", "processing"].includes(status));
    expect(open.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(units(value.data.hold_money));
  });

  it("pays out the amount less the fee", () => {
    const payouts = of("withdrawals.get", "withdrawals.list", "withdrawals.quote").flatMap(
      ({ label, value }) => [value.data.data ?? value.data].flat().map((row) => ({ label, row })),
    );
    expect(payouts.length).toBeGreaterThan(20);
    for (const { label, row } of payouts)
      expect(units(row.received), label).toBe(units(row.amount) - units(row.fee));
  });
});

describe("messages and the ledger", () => {
  it("are about rows that exist", () => {
    const ids = {
      recharge: of("recharges.get").map(({ value }) => value.data.id),
      withdrawal: of("withdrawals.get").map(({ value }) => value.data.id),
      application: of("merchant.get").map(({ value }) => value.data?.id),
      order: of("orders.get").map(({ value }) => value.data.order_no),
      pay: of("payments.get").map(({ value }) => value.data.pay_no),
    };
    const about = of("messages.get", "messages.list", "account.transactions")
      .flatMap(({ value }) => [value.data.data ?? value.data].flat())
      .map(({ ref }) => ref)
      .filter(({ type }) => type !== "");
    expect(new Set(about.map(({ type }) => type)).size).toBeGreaterThan(3);
    expect(about.filter(({ type, id, no }) => !ids[type]?.includes(no || id))).toEqual([]);
  });
});
