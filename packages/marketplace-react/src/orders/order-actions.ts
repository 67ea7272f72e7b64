import type { Order } from "marketplace-sdk";

/** What a buyer can do with an order. */
export type OrderAction = "pay" | "confirmReceipt" | "review" | "buyAgain" | "cancel";

const KNOWN = new Set(["unpaid", "paid", "shipped", "received", "completed", "cancelled"]);
const ENDED = new Set(["received", "completed", "cancelled"]);

/**
 * What a buyer can do with an order, the most likely first: what the server allows (`can`), and buying the same again once
 * the order is over. An order in a state that this client does not know has no actions (contract).
 */
export function orderActions({
  status,
  can,
  pay_no,
}: Pick<Order, "status" | "can" | "pay_no">): OrderAction[] {
  if (!KNOWN.has(status)) return [];
  const actions: OrderAction[] = [];
  if (can.pay && pay_no) actions.push("pay");
  if (can.receipt) actions.push("confirmReceipt");
  if (can.comment) actions.push("review");
  if (ENDED.has(status)) actions.push("buyAgain");
  if (can.cancel) actions.push("cancel");
  return actions;
}
