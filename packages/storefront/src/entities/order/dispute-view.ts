import type { Dispute, DisputeEvent, Order } from "marketplace-sdk";
import type { StatusView } from "../../i18n/status-view";
import type { PlainKey } from "../../i18n/types";

/** The side that reads a dispute. */
export type DisputeSide = "buyer" | "store";

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["open", { text: "disputes.open", tone: "warning" }],
  ["offered", { text: "disputes.offered", tone: "accent" }],
  ["objected", { text: "disputes.objected", tone: "warning" }],
  ["return_agreed", { text: "returns.agreed", tone: "accent" }],
  ["sent_back", { text: "returns.sent", tone: "accent" }],
  ["reviewing", { text: "disputes.reviewing", tone: "accent" }],
  ["refunded", { text: "disputes.refunded", tone: "success" }],
  ["rejected", { text: "disputes.rejected", tone: "plain" }],
  ["withdrawn", { text: "disputes.withdrawn", tone: "plain" }],
  ["expired", { text: "returns.expired", tone: "plain" }],
]);

/** An unknown state is shown as being processed (contract). */
export const disputeStatus = (status: string): StatusView =>
  STATUS.get(status) ?? { text: "orders.processing", tone: "warning" };

/** The reader's possible actions; none in an unknown state. */
export function disputeActions({ status, can }: Pick<Dispute, "status" | "can">) {
  const known = STATUS.has(status);
  return {
    accept: known && can?.accept_offer === true,
    sendBack: known && can?.send_back === true,
    escalate: known && can?.escalate === true,
    withdraw: known && can?.withdraw === true,
    answer: known && can?.answer === true,
  };
}

/** Whether the order is on hold because of an open dispute. */
export const isHeld = ({ dispute }: Pick<Order, "dispute">): boolean => Boolean(dispute?.awaiting);

/** Whose turn it is, and until when (Unix seconds). */
export interface Turn {
  text:
    | "disputes.youAct"
    | "disputes.theyAct"
    | "disputes.theyDecide"
    | "returns.youSend"
    | "returns.theySend"
    | "returns.youConfirm"
    | "returns.theyConfirm";
  at: number;
}

/** @returns undefined if it is solved, or if the server names no time */
export function turnOf(
  { status, awaiting, due_at: at }: Pick<Dispute, "status" | "awaiting" | "due_at">,
  side: DisputeSide,
): Turn | undefined {
  if (!awaiting || !at) return undefined;
  if (status === "return_agreed")
    return { text: side === "buyer" ? "returns.youSend" : "returns.theySend", at };
  if (status === "sent_back")
    return { text: side === "store" ? "returns.youConfirm" : "returns.theyConfirm", at };
  if (awaiting === "operator") return { text: "disputes.theyDecide", at };
  return { text: awaiting === side ? "disputes.youAct" : "disputes.theyAct", at };
}

const REASONS: Readonly<Record<string, PlainKey>> = {
  not_arrived: "disputes.notArrived",
  not_as_described: "disputes.notDescribed",
  damaged: "returns.damaged",
  wrong_item: "returns.wrongItem",
  changed_mind: "returns.changedMind",
};

/** The text for what the buyer reported. */
export const reasonText = (reason: string): PlainKey => REASONS[reason] ?? "disputes.reported";

const DONE: Readonly<Record<string, PlainKey>> = {
  opened: "disputes.didOpen",
  accepted: "disputes.didAccept",
  offered: "disputes.didOffer",
  objected: "disputes.didObject",
  offer_accepted: "disputes.didTake",
  return_agreed: "returns.agreed",
  sent_back: "returns.didSend",
  arrived: "returns.didArrive",
  expired: "returns.didExpire",
  escalated: "disputes.didEscalate",
  refunded: "disputes.didRefund",
  rejected: "disputes.didReject",
  withdrawn: "disputes.didWithdraw",
};

const ACTORS: Readonly<Record<string, PlainKey>> = {
  buyer: "disputes.buyer",
  store: "disputes.store",
  operator: "disputes.operator",
  system: "disputes.system",
};

/** Texts for an event and who caused it. Unknown events and actors have none. */
export const eventTexts = ({ event, by }: Pick<DisputeEvent, "event" | "by">, kind?: Dispute["kind"]) => ({
  what:
    event === "opened" && kind === "return"
      ? ("returns.didAsk" as const)
      : (DONE[event] ?? ("orders.processing" as const)),
  who: ACTORS[by],
});
