// What one example says, the others say as well, and sums are right.
import { describe, expect, it } from "vitest";
import { allAnswers } from "./answers.mjs";

const answers = allAnswers().filter(({ value }) => value.code === 1);
const rowsOf = (id) =>
  answers.find(({ operation, label }) => operation === id && label.includes("1000")).value.data.data;

/** Every object in a value that looks as asked. */
const find = (value, test) => {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap((child) => find(child, test));
  return !Array.isArray(value) && test(value) ? [value, ...inside] : inside;
};
const everywhere = (test) =>
  answers.flatMap(({ label, value }) => find(value.data, test).map((row) => ({ label, row })));

/** Hundredths of a price, or millionths of an amount. */
const units = (text) => BigInt(text.replace(".", ""));
const sum = (rows, key) => rows.reduce((total, row) => total + units(row[key]), 0n);

it.each([
  ["product", "pro_id", (row) => "price" in row && "shop_id" in row && (row.status ?? "on") === "on"],
  ["store", "shop_id", (row) => "shopname" in row && "sell_count" in row],
])("a %s is the same wherever it is shown", (_what, _id, test) => {
  const fields = ["title", "image", "price", "shop_id", "category_id", "sales", "logo", "reputation"];
  const first = new Map();
  const found = everywhere(test);
  expect(found.length).toBeGreaterThan(20);
  for (const { label, row } of found) {
    const seen = first.get(row.id) ?? row;
    first.set(row.id, seen);
    for (const field of fields.filter((name) => name in seen && name in row))
      expect(row[field], `${label}: ${field} of ${row.id}`).toBe(seen[field]);
  }
});

it("an order has the times and the buttons of its state", () => {
  const steps = ["unpaid", "paid", "shipped", "received", "completed"];
  const times = ["createtime", "paytime", "shiptime", "receipttime", "completetime"];
  for (const { label, row } of everywhere((one) => "order_no" in one && "can" in one && "paytime" in one)) {
    const step = steps.indexOf(row.status);
    const reached = times.map((time) => row[time] > 0);
    if (row.status === "cancelled") expect(row.canceltime, label).toBeGreaterThan(row.createtime);
    else expect(reached, `${label} ${row.order_no}`).toEqual(steps.map((_step, at) => at <= step));
    if (row.can.receipt) expect(row.status, label).toBe("shipped");
    if (row.can.pay) expect(row.status, label).toBe("unpaid");
    if (row.can.comment) expect(row.status, label).toBe("received");
  }
});

it("a preview sums its groups, and gives a token only when all of it can be ordered", () => {
  for (const { label, value } of answers.filter(({ operation }) => operation === "orders.preview")) {
    const { groups, price_token, ...whole } = value.data;
    for (const key of ["goods_amount", "freight", "tax", "total"])
      expect(units(whole[key]), `${label} ${key}`).toBe(sum(groups, key));
    expect(price_token === "", label).toBe(groups.some(({ problems }) => problems.length > 0));
  }
});

it("a product's variants fit its choices, and its reviews are counted right", () => {
  for (const { label, row } of everywhere((one) => one.skus?.length > 0)) {
    for (const sku of row.skus)
      sku.spec.forEach((value, at) => {
        expect(row.specs[at].items, label).toContain(value);
      });
    expect(row.stock, label).toBe(row.skus.reduce((total, { stock }) => total + stock, 0));
  }
  for (const { label, row } of everywhere((one) => "star" in one && "level" in one))
    expect(row.level, label).toBe(row.star >= 4 ? "good" : row.star === 3 ? "mid" : "negative");
});

describe("the wallet", () => {
  it("adds up from row to row", () => {
    const rows = rowsOf("account.transactions");
    expect(rows.length).toBeGreaterThan(20);
    for (const [at, row] of rows.entries()) {
      expect(units(row.before) + units(row.money), String(row.id)).toBe(units(row.after));
      expect(row.before, String(row.id)).toBe(rows[at + 1]?.after ?? "0.000000");
    }
  });

  it("pays out the amount less the fee", () => {
    for (const row of rowsOf("withdrawals.list"))
      expect(units(row.received), String(row.id)).toBe(units(row.amount) - units(row.fee));
  });
});
