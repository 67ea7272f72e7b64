import { describe, expect, it } from "vitest";
import { createInvariantWatch, invariants } from "../src/index.js";
import { allAnswers } from "./answers.mjs";

const answers = allAnswers().filter(({ value }) => value.code === 1);
const dataOf = (operation) => structuredClone(answers.find((one) => one.operation === operation).value.data);

/** What an answer breaks after a change, and after an earlier answer. */
const brokenBy = (operation, change, before) => {
  const watch = createInvariantWatch();
  if (before) watch(operation, before);
  const data = dataOf(operation);
  change(data);
  return watch(operation, data).map((broken) => broken.split(":")[0]);
};

it("every example keeps the invariants", () => {
  for (const { operation, label, value } of answers)
    expect(createInvariantWatch()(operation, value.data), label).toEqual([]);
});

describe("a broken invariant is named", () => {
  it.each([
    ["a sum", "orders.get", (order) => (order.freight = "999.00"), ["Order total_is_its_parts"]],
    [
      "a sum of a list",
      "orders.get",
      (order) => (order.goods[0].total = "999.00"),
      ["Order lines_are_the_total"],
    ],
    [
      "a product",
      "orders.get",
      (order) => (order.goods[0].price = "999.00"),
      ["OrderItem amount_is_price_times_quantity"],
    ],
    ["a greatest", "withdrawals.get", (row) => (row.fee = "99999.00"), ["Withdrawal fee_is_a_part"]],
    [
      "nothing in a state",
      "recharges.get",
      (row) => Object.assign(row, { status: "rejected", credit_money: "5.00" }),
      ["Recharge credited_once_found"],
    ],
    [
      "in every row of a list",
      "account.transactions",
      ({ data }) => (data[1].after = "0.01"),
      ["Transaction after_is_the_sum"],
    ],
  ])("%s", (_what, operation, change, broken) => expect(brokenBy(operation, change)).toEqual(broken));

  it("what stays, and what only grows, against an earlier answer about the same row", () => {
    const before = { ...dataOf("orders.get"), refund_amount: "1.00" };
    const change = (order) => Object.assign(order, { shop_id: 4_711, refund_amount: "0.50" });
    expect(brokenBy("orders.get", change, before)).toEqual(["Order refund_stays", "Order terms_stay"]);
    const ofAnother = (order) => Object.assign(order, { order_no: "O-OTHER", shop_id: 4_711 });
    expect(brokenBy("orders.get", ofAnother, before)).toEqual([]);
  });

  it("and nothing is said of fields that are not there", () => {
    const without = (order) => {
      for (const name of ["goods_amount", "freight", "refund_amount"]) delete order[name];
    };
    expect(brokenBy("orders.get", without)).toEqual([]);
  });
});

it("every kind of invariant is in use", () => {
  const kinds = new Set(Object.values(invariants).flatMap(Object.values).flatMap(Object.keys));
  for (const kind of ["sum", "product", "least", "zero", "fixed", "grows", "unique", "account"])
    expect(kinds).toContain(kind);
});
