import type { TimelineStep } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { isHeld } from "../../entities/order/dispute-view";
import type { StatusView } from "../../i18n/status-view";
import type { PlainKey } from "../../i18n/types";

/** How a state of an order is shown. */
interface OrderView extends StatusView {
  /** A state this client does not know: it is shown as being processed (contract), with a hint to customer service. */
  unknown?: true;
}

const STATUS: ReadonlyMap<string, OrderView> = new Map([
  ["unpaid", { text: "orders.unpaid", tone: "warning" }],
  ["paid", { text: "orders.paid", tone: "accent" }],
  ["shipped", { text: "orders.shipped", tone: "accent" }],
  ["received", { text: "orders.received", tone: "success" }],
  ["completed", { text: "orders.completed", tone: "success" }],
  ["cancelled", { text: "orders.cancelled", tone: "plain" }],
]);

/** The view of a state, whatever the server calls it. */
export function statusView(status: string): OrderView {
  return STATUS.get(status) ?? { text: "orders.processing", tone: "warning", unknown: true };
}

/** One sentence about the state of an order; those of the second kind contain a time, in Unix seconds. */
export type Sentence =
  | { text: PlainKey; at?: never }
  | { text: "orders.payBy" | "orders.shipBy" | "orders.shipLate" | "orders.arrives"; at: number };

type StatusFields = Pick<
  Order,
  "status" | "refund_status" | "pay_expires_at" | "ship_by" | "auto_receipt_at" | "can" | "dispute"
>;

/** @param now unix seconds */
export function sentenceOf(order: StatusFields, now: number): Sentence {
  const {
    status,
    refund_status,
    pay_expires_at: payBy,
    ship_by: shipBy,
    auto_receipt_at: receiptAt,
    can,
  } = order;
  if (isHeld(order)) return { text: "disputes.held" };
  switch (status) {
    case "unpaid":
      if (!payBy) return { text: "orders.payText" };
      return payBy > now ? { text: "orders.payBy", at: payBy } : { text: "orders.payLate" };
    case "paid":
      if (!shipBy) return { text: "orders.paidText" };
      return { text: shipBy > now ? "orders.shipBy" : "orders.shipLate", at: shipBy };
    case "shipped":
      return receiptAt ? { text: "orders.arrives", at: receiptAt } : { text: "orders.shippedText" };
    case "received":
    case "completed":
      return { text: can.comment ? "orders.reviewText" : "orders.completedText" };
    case "cancelled":
      return { text: refund_status === "refunded" ? "orders.refundedText" : "orders.notPaidText" };
    default:
      return { text: "orders.processingText" };
  }
}

/** What a buyer can do with an order, the most likely first. */
export type OrderAction = "pay" | "receipt" | "comment" | "cancel" | "again";

const ENDED = new Set(["received", "completed", "cancelled"]);

/** What the server allows (`can`), and buying the same again once the order is over. Unknown states have no buttons. */
export function actionsOf({ status, can, pay_no }: Pick<Order, "status" | "can" | "pay_no">): OrderAction[] {
  if (!STATUS.has(status)) return [];
  const actions: OrderAction[] = [];
  if (can.pay && pay_no) actions.push("pay");
  if (can.receipt) actions.push("receipt");
  if (can.comment) actions.push("comment");
  if (ENDED.has(status)) actions.push("again");
  if (can.cancel) actions.push("cancel");
  return actions;
}

/** A step of an order's way. Times are unix seconds, 0 where none is known. */
export interface Step {
  name: string;
  text: PlainKey;
  state: TimelineStep["state"];
  /** When it happened; for the next one: until when it is promised. */
  at: number;
}

type Times = Pick<
  Order,
  | "status"
  | "createtime"
  | "paytime"
  | "shiptime"
  | "receipttime"
  | "completetime"
  | "canceltime"
  | "pay_expires_at"
  | "ship_by"
  | "auto_receipt_at"
  | "dispute"
>;

/** The states in which a step of the usual way is behind the order, even where a server names no time for it. */
const REACHED: readonly (readonly string[])[] = [
  [],
  ["paid", "shipped", "received", "completed"],
  ["shipped", "received", "completed"],
  ["received", "completed"],
];

/** The steps of an order: what happened, and until it is over what comes next. */
export function timelineOf(order: Times): Step[] {
  const { status, completetime = 0, canceltime = 0 } = order;
  const usual: [name: string, text: PlainKey, at: number | undefined, promised: number | undefined][] = [
    ["created", "orders.created", order.createtime, 0],
    ["paid", "orders.paid", order.paytime, order.pay_expires_at],
    ["shipped", "orders.shipped", order.shiptime, order.ship_by],
    ["received", "orders.received", order.receipttime, isHeld(order) ? 0 : order.auto_receipt_at],
  ];
  const goesOn = ["unpaid", "paid", "shipped"].includes(status);
  const steps: Step[] = [];
  for (const [index, [name, text, at = 0, promised = 0]] of usual.entries()) {
    const isNext = steps.at(-1)?.state === "done";
    if (index === 0 || at > 0 || REACHED[index]?.includes(status))
      steps.push({ name, text, state: "done", at });
    else if (goesOn)
      steps.push({ name, text, state: isNext ? "current" : "upcoming", at: isNext ? promised : 0 });
  }
  if (status === "completed")
    steps.push({ name: "completed", text: "orders.completed", state: "done", at: completetime });
  if (status === "cancelled")
    steps.push({ name: "cancelled", text: "orders.cancelled", state: "done", at: canceltime });
  return steps;
}
