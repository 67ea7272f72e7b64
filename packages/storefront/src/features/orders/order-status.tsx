import { orderSentence, useServerNow } from "marketplace-react";
import { Badge } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { StatusView } from "../../i18n/types";
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
  ["paid", { text: "orders.paid", tone: "info" }],
  ["shipped", { text: "orders.shipped", tone: "info" }],
  ["received", { text: "orders.received", tone: "success" }],
  ["completed", { text: "orders.completed", tone: "success" }],
  ["cancelled", { text: "orders.cancelled", tone: "plain" }],
]);

/** The view of a state, whatever the server calls it. */
export function statusView(status: string): OrderView {
  return STATUS.get(status) ?? { text: "orders.processing", tone: "warning", unknown: true };
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
  const { name, at } = orderSentence(order, useServerNow());
  return (
    <p className={styles.sentence}>
      {name === "held"
        ? t("disputes.held")
        : at === undefined
          ? t(`orders.${name}`)
          : t(`orders.${name}`, { time: dateTime(at) })}
    </p>
  );
}
