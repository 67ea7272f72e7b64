import type { Order } from "marketplace-sdk";

/** What is to be said of an order; the sentences of the second kind have a time in them, in Unix seconds. */
export type OrderSentence =
  | {
      name:
        | "payText"
        | "payLate"
        | "paidText"
        | "shippedText"
        | "reviewText"
        | "completedText"
        | "refundedText"
        | "notPaidText"
        | "processingText"
        | "held";
      at?: never;
    }
  | { name: "payBy" | "shipBy" | "shipLate" | "arrives"; at: number };

type OrderFacts = Pick<
  Order,
  "status" | "refund_status" | "pay_expires_at" | "ship_by" | "auto_receipt_at" | "can" | "dispute"
>;

/**
 * Where an order stands and what comes next, as the name of a sentence. An order in a state that this client does not know is being
 * worked on (contract).
 *
 * @param now Unix seconds, such as `useServerNow()`
 */
export function orderSentence(order: OrderFacts, now: number): OrderSentence {
  const {
    status,
    refund_status,
    pay_expires_at: payBy,
    ship_by: shipBy,
    auto_receipt_at: receiptAt,
    can,
    dispute,
  } = order;
  // Somebody has to act in an open dispute.
  if (dispute?.awaiting) return { name: "held" };
  switch (status) {
    case "unpaid":
      if (!payBy) return { name: "payText" };
      return payBy > now ? { name: "payBy", at: payBy } : { name: "payLate" };
    case "paid":
      if (!shipBy) return { name: "paidText" };
      return { name: shipBy > now ? "shipBy" : "shipLate", at: shipBy };
    case "shipped":
      return receiptAt ? { name: "arrives", at: receiptAt } : { name: "shippedText" };
    case "received":
    case "completed":
      return { name: can?.comment ? "reviewText" : "completedText" };
    case "cancelled":
      return { name: refund_status === "refunded" ? "refundedText" : "notPaidText" };
    default:
      return { name: "processingText" };
  }
}
