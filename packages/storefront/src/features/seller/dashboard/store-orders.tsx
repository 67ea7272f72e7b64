import { useServerNow } from "marketplace-react";
import { Badge } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import type { PlainKey, StatusView } from "../../../i18n/types";
import styles from "./dashboard.module.css";

/** An order as its store sees it. */
export type StoreOrder = Data<"merchantOrders.get">;

/** The contract's tabs, with open tasks first. */
export const ORDER_TABS = ["paid", "shipped", "received", "disputed", "cancelled", "all"] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export const TAB_LABELS: Readonly<Record<OrderTab, PlainKey>> = {
  paid: "dashboard.toShip",
  shipped: "orders.shipped",
  received: "orders.received",
  disputed: "disputes.tab",
  cancelled: "orders.cancelled",
  all: "orders.all",
};

/** How the store sees the states. */
const STATUS_VIEWS: ReadonlyMap<string, StatusView> = new Map([
  ["unpaid", { text: "orders.unpaid", tone: "plain" }],
  ["paid", { text: "dashboard.toShip", tone: "info" }],
  ["shipped", { text: "orders.shipped", tone: "plain" }],
  ["received", { text: "orders.received", tone: "success" }],
  ["completed", { text: "orders.completed", tone: "success" }],
  ["cancelled", { text: "orders.cancelled", tone: "plain" }],
]);

/** An unknown state counts as being processed (contract). */
export const statusViewOf = (status: string): StatusView =>
  STATUS_VIEWS.get(status) ?? { text: "orders.processing", tone: "warning" };

/** When an order entered its state, in Unix seconds; when it was created if the server doesn't say. */
function sinceOf(order: StoreOrder): number {
  const { status, createtime, paytime, shiptime, receipttime, completetime, canceltime } = order;
  const times: Readonly<Record<string, number | undefined>> = {
    paid: paytime,
    shipped: shiptime,
    received: receipttime,
    completed: completetime,
    cancelled: canceltime,
  };
  return (Object.hasOwn(times, status) && times[status]) || createtime;
}

/** Whether the promised time to ship is over. @param now unix seconds */
export const isLate = ({ status, ship_by }: Pick<StoreOrder, "status" | "ship_by">, now: number): boolean =>
  status === "paid" && Boolean(ship_by) && (ship_by ?? 0) < now;

/** Orders to ship are sorted by their promised time, so that late ones come first. Other tabs keep the server's order. */
export function inOrder<Row extends Pick<StoreOrder, "ship_by">>(tab: OrderTab, rows: readonly Row[]): Row[] {
  const last = Number.MAX_SAFE_INTEGER;
  return tab === "paid" ? rows.toSorted((a, b) => (a.ship_by || last) - (b.ship_by || last)) : [...rows];
}

/** The state of an order in a word, and the date to ship it by. */
export function OrderStatus({ order }: { order: StoreOrder }) {
  const { t, dateTime } = useI18n();
  const { status, ship_by } = order;
  const { text, tone } = statusViewOf(status);
  const late = isLate(order, useServerNow());
  const since = sinceOf(order);
  return (
    <p className={styles.standing}>
      <Badge tone={late ? "danger" : tone}>{t(text)}</Badge>
      <span className={late ? styles.late : styles.quiet}>
        {status === "paid" && ship_by
          ? t(late ? "dashboard.shipLate" : "dashboard.shipBy", { time: dateTime(ship_by) })
          : dateTime(since)}
      </span>
    </p>
  );
}
