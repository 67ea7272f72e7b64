import type { Data } from "marketplace-sdk";
import type { PlainKey } from "../../../i18n/types";

/** An order as its store sees it. */
export type StoreOrder = Data<"merchantOrders.get">;

/** The tabs of the contract, what is to be done first. */
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

/** How a state is shown to the store. */
export interface StatusView {
  text: PlainKey;
  tone: "plain" | "accent" | "success" | "warning" | "danger";
}

const STATUS_VIEWS: ReadonlyMap<string, StatusView> = new Map([
  ["unpaid", { text: "orders.unpaid", tone: "plain" }],
  ["paid", { text: "dashboard.toShip", tone: "accent" }],
  ["shipped", { text: "orders.shipped", tone: "plain" }],
  ["received", { text: "orders.received", tone: "success" }],
  ["completed", { text: "orders.completed", tone: "success" }],
  ["cancelled", { text: "orders.cancelled", tone: "plain" }],
]);

/** A state this client does not know counts as being worked on (contract). */
export const statusViewOf = (status: string): StatusView =>
  STATUS_VIEWS.get(status) ?? { text: "orders.processing", tone: "warning" };

/** When an order came into its state, in Unix seconds; its beginning where a server does not say. */
export function sinceOf(order: StoreOrder): number {
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

/** What was promised first is shipped first: the late ones lead. The other tabs stay as the server sorts them. */
export function inOrder<Row extends Pick<StoreOrder, "ship_by">>(tab: OrderTab, rows: readonly Row[]): Row[] {
  const last = Number.MAX_SAFE_INTEGER;
  return tab === "paid" ? rows.toSorted((a, b) => (a.ship_by || last) - (b.ship_by || last)) : [...rows];
}
