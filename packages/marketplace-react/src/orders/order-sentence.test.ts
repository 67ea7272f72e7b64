import type { Dispute } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { orderSentence } from "./order-sentence";

const NONE = { pay: false, cancel: false, receipt: false, comment: false };
const NOW = 1_000;

describe("the sentence", () => {
  test.each([
    ["unpaid, with time left", { status: "unpaid", pay_expires_at: 1_001 }, { name: "payBy", at: 1_001 }],
    ["unpaid, time over", { status: "unpaid", pay_expires_at: 1_000 }, { name: "payLate" }],
    ["unpaid, no deadline known", { status: "unpaid", pay_expires_at: 0 }, { name: "payText" }],
    ["paid", { status: "paid", ship_by: 1_500 }, { name: "shipBy", at: 1_500 }],
    ["paid, the store is late", { status: "paid", ship_by: 900 }, { name: "shipLate", at: 900 }],
    ["paid, no promise known", { status: "paid" }, { name: "paidText" }],
    ["shipped", { status: "shipped", auto_receipt_at: 2_000 }, { name: "arrives", at: 2_000 }],
    ["shipped, no date known", { status: "shipped" }, { name: "shippedText" }],
    ["received", { status: "received" }, { name: "completedText" }],
    ["cancelled unpaid", { status: "cancelled", refund_status: "none" }, { name: "notPaidText" }],
    ["cancelled and refunded", { status: "cancelled", refund_status: "refunded" }, { name: "refundedText" }],
  ])("%s", (_name, order, sentence) => {
    expect(orderSentence({ ...order, can: NONE }, NOW)).toEqual(sentence);
  });

  test.each(["received", "completed"])("%s asks for a review while one is left to write", (status) => {
    expect(orderSentence({ status, can: { ...NONE, comment: true } }, NOW)).toEqual({
      name: "reviewText",
    });
  });

  test.each(["frozen", "", "toString", "__proto__"])("the unknown state %j is being worked on", (status) => {
    expect(orderSentence({ status, can: NONE }, NOW)).toEqual({ name: "processingText" });
  });
});

test("a dispute holds its order while someone has to act", () => {
  const dispute = { status: "open", reason: "not_arrived", amount: "1.00", createtime: 1 };
  const sentence = (found: Dispute | null) =>
    orderSentence({ status: "shipped", can: NONE, dispute: found }, NOW).name;
  expect(sentence({ ...dispute, awaiting: "store" })).toBe("held");
  expect(sentence({ ...dispute, awaiting: "" })).toBe("shippedText");
  expect(sentence(null)).toBe("shippedText");
});
