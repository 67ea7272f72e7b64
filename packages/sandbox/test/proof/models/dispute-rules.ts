import { downToCents, isDisputed, receive, restock } from "./order-rules";
import { credit, type Dispute, type Model, type Order, type Refused, RULES } from "./state";

/** The rules of disputes, written down a second time and without a database. */

export type Reason = "not_arrived" | "not_as_described" | "changed_mind";

const UNANSWERED: readonly Dispute["status"][] = ["open", "offered", "objected"];

/** @param amount ledger units; undefined for the whole order */
export function open(
  model: Model,
  order: Order,
  {
    reason,
    isReturn,
    amount = order.total,
  }: { reason: Reason; isReturn: boolean; amount?: bigint | undefined },
): Refused {
  const { dispute: before, status } = order;
  if (before && (before.status !== "withdrawn" || before.number >= RULES.maxDisputes))
    return "already_disputed";
  if (status === "shipped" && reason !== "changed_mind") {
    if (model.now >= order.autoReceiptAt) return "dispute_too_late";
  } else {
    if (status !== "received" && status !== "completed") return "bad_state";
    if (reason === "not_arrived") return "bad_state";
    const settlement = settlementOf(model, order);
    if (!settlement || settlement.isDone || model.now >= settlement.at) return "dispute_too_late";
  }
  if (amount > order.total) return "amount_too_large";
  order.dispute = {
    number: (before?.number ?? 0) + 1,
    status: "open",
    isReturn,
    amount,
    offer: 0n,
    dueAt: model.now + RULES.disputeTime,
  };
  return undefined;
}

/** By the store: refunds what is asked. */
export function accept(model: Model, order: Order): Refused {
  if (!order.dispute) return "http 404";
  if (model.frozen.has(order.shop)) return "account_frozen";
  if (!isDisputed(order)) return "bad_state";
  if (order.dispute.status === "sent_back") restock(model, order);
  return refund(model, order, order.dispute, order.dispute.amount);
}

/** By the store. */
export function offer(model: Model, { dispute }: Order, amount: bigint): Refused {
  if (!dispute) return "http 404";
  if (amount >= dispute.amount) return "amount_too_large";
  if (dispute.status !== "open") return "bad_state";
  answer(model, dispute, "offered");
  dispute.offer = amount;
  return undefined;
}

/** By the store: the goods may be returned. */
export function agreeReturn({ now }: Model, { dispute }: Order): Refused {
  if (!dispute) return "http 404";
  if (!dispute.isReturn) return "field_invalid";
  if (dispute.status !== "open") return "bad_state";
  dispute.status = "return_agreed";
  dispute.dueAt = now + RULES.returnSend;
  return undefined;
}

/** By the buyer. */
export function sendBack({ now }: Model, { dispute }: Order): Refused {
  if (!dispute) return "http 404";
  if (dispute.status !== "return_agreed") return "bad_state";
  dispute.status = "sent_back";
  dispute.dueAt = now + RULES.returnArrive;
  return undefined;
}

/** By the store. */
export function object(model: Model, { dispute }: Order): Refused {
  if (!dispute) return "http 404";
  if (dispute.status === "sent_back") {
    dispute.status = "reviewing";
    return undefined;
  }
  if (dispute.status !== "open") return "bad_state";
  answer(model, dispute, "objected");
  return undefined;
}

function answer({ now }: Model, dispute: Dispute, status: "offered" | "objected") {
  dispute.status = status;
  dispute.dueAt = now + RULES.disputeTime;
}

/** By the buyer. */
export function acceptOffer(model: Model, order: Order): Refused {
  const { dispute, buyer } = order;
  if (!dispute) return "http 404";
  if (model.frozen.has(buyer)) return "account_frozen";
  if (dispute.status !== "offered") return "bad_state";
  return refund(model, order, dispute, dispute.offer);
}

/** By the buyer. */
export function withdraw(_: Model, order: Order): Refused {
  if (!order.dispute) return "http 404";
  if (!isDisputed(order) || order.dispute.status === "sent_back") return "bad_state";
  order.dispute.status = "withdrawn";
  return undefined;
}

/** By the buyer, after an answer. */
export function escalate(_: Model, { dispute }: Order): Refused {
  if (!dispute) return "http 404";
  if (!["offered", "objected", "return_agreed"].includes(dispute.status)) return "bad_state";
  dispute.status = "reviewing";
  return undefined;
}

/** The operator decides for the buyer. @param amount ledger units; undefined for what is asked */
export function decideRefund(model: Model, order: Order, amount: bigint | undefined): Refused {
  const { dispute } = order;
  if (!dispute) return "http 404";
  const refunded = amount ?? dispute.amount;
  if (refunded > order.total) return "amount_too_large";
  if (dispute.status !== "reviewing") return "bad_state";
  return refund(model, order, dispute, refunded);
}

/** The operator decides for the store. */
export function decideReject(_: Model, { dispute }: Order): Refused {
  if (!dispute) return "http 404";
  if (dispute.status !== "reviewing") return "bad_state";
  dispute.status = "rejected";
  return undefined;
}

/** The side whose turn it was let the time pass. */
export function escalateDue({ orders, now }: Model): void {
  for (const { dispute } of orders) {
    if (dispute && UNANSWERED.includes(dispute.status) && dispute.dueAt <= now) dispute.status = "reviewing";
  }
}

/** What was not sent back in time is not refunded; what was sent is taken to have arrived, and isn't restocked. */
export function closeReturnsDue(model: Model): void {
  for (const order of model.orders) {
    const { dispute } = order;
    if (!dispute || dispute.dueAt > model.now) continue;
    if (dispute.status === "return_agreed") dispute.status = "expired";
    else if (dispute.status === "sent_back") refund(model, order, dispute, dispute.amount);
  }
}

function refund(model: Model, order: Order, dispute: Dispute, amount: bigint): undefined {
  dispute.status = "refunded";
  credit(model, order.buyer, amount);
  order.refunded = amount;
  const { total } = order;
  order.commission = downToCents((order.commission * (total - amount)) / total);
  if (order.status !== "shipped") {
    const settlement = settlementOf(model, order);
    if (settlement) settlement.net = total - amount - order.commission;
    return;
  }
  // What has left does not come back into stock.
  if (amount === total) order.status = "cancelled";
  else receive(model, order);
}

const settlementOf = ({ settlements }: Model, order: Order) =>
  settlements.find((settlement) => settlement.order === order);
