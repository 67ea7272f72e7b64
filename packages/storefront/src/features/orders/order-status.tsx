import { useServerNow } from "marketplace-react";
import { Badge } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { isHeld } from "../../entities/order/dispute";
import { useI18n } from "../../i18n";
import type { PlainKey, StatusView } from "../../i18n/types";
import styles from "./orders.module.css";

/** How a state of an order is shown. */
interface OrderView extends StatusView {
  /**
   * Whether this client doesn't know the state: it is then shown as being processed (contract), with a hint to customer
   * service.
   */
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

/** One sentence about the state of an order. Texts of the second kind contain a time, in Unix seconds. */
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

/** The state of an order as a badge. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useI18n();
  const { text, tone } = statusView(status);
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The state of an order as a sentence that says what comes next. */
export function StatusSentence({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  const sentence = sentenceOf(order, useServerNow());
  return (
    <p className={styles.sentence}>
      {sentence.at === undefined ? t(sentence.text) : t(sentence.text, { time: dateTime(sentence.at) })}
    </p>
  );
}
