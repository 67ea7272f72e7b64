import type { Order } from "marketplace-sdk";
import { expect, test } from "vitest";
import { unpaidPayments } from "./newest-orders";

const NOW = 1_000;

function order(fields: Partial<Order>): Order {
  return {
    order_no: "1",
    pay_no: "A",
    shop_id: 1,
    shopname: "Kite",
    status: "unpaid",
    currency: "USDT",
    total: "10.00",
    goods: [],
    createtime: 900,
    pay_expires_at: 2_000,
    can: { pay: true, cancel: true, receipt: false, comment: false },
    ...fields,
  };
}

test("orders of one checkout are one payment, with what they cost together", () => {
  const four = ["46.76", "118.10", "152.12", "100.00"].map((total, at) =>
    order({ order_no: `${at}`, total }),
  );
  expect(unpaidPayments(four, NOW)).toMatchObject([
    { payNo: "A", total: "416.98", currency: "USDT", expiresAt: 2_000, orders: four },
  ]);
});

test("the payment that expires first goes first; one without an expiry last", () => {
  const found = unpaidPayments(
    [
      order({ pay_no: "never", pay_expires_at: 0 }),
      order({ pay_no: "late", pay_expires_at: 3_000 }),
      order({ pay_no: "soon", pay_expires_at: 1_500 }),
    ],
    NOW,
  );
  expect(found.map(({ payNo, expiresAt }) => [payNo, expiresAt])).toEqual([
    ["soon", 1_500],
    ["late", 3_000],
    ["never", undefined],
  ]);
});

test.each([
  ["paid already", { status: "paid" }],
  ["whose time is over", { pay_expires_at: NOW }],
  ["without a payment", { pay_no: "" }],
])("an order %s waits for nothing", (_, fields) => {
  expect(unpaidPayments([order(fields)], NOW)).toEqual([]);
});
