"use client";
import type { Order } from "marketplace-sdk";
import { orderSentence } from "../orders/order-sentence.js";
import { useServerNow } from "../time/use-server-now.js";
import type { BadgeTone } from "../ui/badge/badge.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

const TONES = {
  unpaid: "warning",
  paid: "info",
  shipped: "info",
  received: "success",
  completed: "success",
  cancelled: "plain",
} as const;
const NAMES = ["unpaid", "paid", "shipped", "received", "completed", "cancelled"] as const;

/** How an order's state is shown. One that this client does not know is being worked on (contract). */
export function orderBadge(status: string): { name: (typeof NAMES)[number] | "processing"; tone: BadgeTone } {
  const name = NAMES.find((known) => known === status);
  return name ? { name, tone: TONES[name] } : { name: "processing", tone: "warning" };
}

/** Says of an order where it stands and what comes next. */
export function useOrderSentence(): (order: Order) => string {
  const { t, dateTime } = useBlockTexts();
  const now = useServerNow();
  return (order) => {
    const { name, at } = orderSentence(order, now);
    // These blocks have no reviews.
    if (name === "reviewText") return t.orders.completedText;
    return at === undefined ? t.orders[name] : fill(t.orders[name], { time: dateTime(at) });
  };
}
