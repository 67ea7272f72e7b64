import type { StatusView } from "../../i18n/status-view";

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["open", { text: "offers.open", tone: "accent" }],
  ["accepted", { text: "offers.accepted", tone: "success" }],
  ["declined", { text: "offers.declined", tone: "plain" }],
  ["withdrawn", { text: "offers.withdrawn", tone: "plain" }],
  ["expired", { text: "offers.expired", tone: "plain" }],
  ["closed", { text: "offers.closed", tone: "plain" }],
]);

/** The view of an offer's state; an unknown one is shown as being processed (contract). */
export const offerStatus = (status: string): StatusView =>
  STATUS.get(status) ?? { text: "orders.processing", tone: "warning" };
