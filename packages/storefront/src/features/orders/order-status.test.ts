import { describe, expect, test } from "vitest";
import { sentenceOf, statusView } from "./order-status";

const NONE = { pay: false, cancel: false, receipt: false, comment: false };
const NOW = 1_000;

test.each(["unpaid", "paid", "shipped", "received", "completed", "cancelled"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: `orders.${status}` });
    expect(statusView(status).unknown).toBeUndefined();
  },
);

test.each(["frozen", "", "toString", "__proto__"])(
  "the unknown state %j counts as being worked on",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: "orders.processing", unknown: true });
    expect(sentenceOf({ status, can: NONE }, NOW)).toEqual({ text: "orders.processingText" });
  },
);

describe("the sentence", () => {
  test.each([
    [
      "unpaid, with time left",
      { status: "unpaid", pay_expires_at: 1_001 },
      { text: "orders.payBy", at: 1_001 },
    ],
    ["unpaid, time over", { status: "unpaid", pay_expires_at: 1_000 }, { text: "orders.payLate" }],
    ["unpaid, no deadline known", { status: "unpaid", pay_expires_at: 0 }, { text: "orders.payText" }],
    ["paid", { status: "paid", ship_by: 1_500 }, { text: "orders.shipBy", at: 1_500 }],
    ["paid, the store is late", { status: "paid", ship_by: 900 }, { text: "orders.shipLate", at: 900 }],
    ["paid, no promise known", { status: "paid" }, { text: "orders.paidText" }],
    ["shipped", { status: "shipped", auto_receipt_at: 2_000 }, { text: "orders.arrives", at: 2_000 }],
    ["shipped, no date known", { status: "shipped" }, { text: "orders.shippedText" }],
    ["received", { status: "received" }, { text: "orders.completedText" }],
    ["cancelled unpaid", { status: "cancelled", refund_status: "none" }, { text: "orders.notPaidText" }],
    [
      "cancelled and refunded",
      { status: "cancelled", refund_status: "refunded" },
      { text: "orders.refundedText" },
    ],
  ])("%s", (_name, order, sentence) => {
    expect(sentenceOf({ ...order, can: NONE }, NOW)).toEqual(sentence);
  });

  test.each(["received", "completed"])("%s asks for a review while one is left to write", (status) => {
    expect(sentenceOf({ status, can: { ...NONE, comment: true } }, NOW)).toEqual({
      text: "orders.reviewText",
    });
  });
});
