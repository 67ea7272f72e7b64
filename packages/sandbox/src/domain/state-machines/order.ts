import type { StateMachine } from "./state-machine";

type State = "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
type Event =
  | "settle"
  | "cancel"
  | "expire"
  | "decline"
  | "ship"
  | "receipt"
  | "auto_receipt"
  | "complete"
  | "refund"
  | "resolve";

/** An order of one shop. Completed and cancelled are final. */
export const orderMachine: StateMachine<State, Event, "shop_order"> = {
  name: "order",
  table: "shop_order",
  states: ["unpaid", "paid", "shipped", "received", "completed", "cancelled"],
  steps: [
    { from: "unpaid", event: "settle", to: "paid", guard: "its payment settles", effect: "buyer → escrow" },
    {
      from: "unpaid",
      event: "cancel",
      to: "cancelled",
      effect: "stock returns, the payment's total shrinks",
    },
    {
      from: "unpaid",
      event: "expire",
      to: "cancelled",
      guard: "its payment expired",
      effect: "stock returns",
    },
    {
      from: "paid",
      event: "cancel",
      to: "cancelled",
      guard: "not shipped",
      effect: "escrow → buyer, stock returns",
    },
    {
      from: "paid",
      event: "decline",
      to: "cancelled",
      guard: "by the shop",
      effect: "escrow → buyer, stock returns",
    },
    {
      from: "paid",
      event: "ship",
      to: "shipped",
      guard: "by the shop",
      effect: "automatic receipt is due in 15 days",
    },
    {
      from: "shipped",
      event: "receipt",
      to: "received",
      guard: "by the buyer",
      effect: "escrow → shop and commission",
    },
    {
      from: "shipped",
      event: "auto_receipt",
      to: "received",
      guard: "15 days over",
      effect: "escrow → shop and commission",
    },
    {
      from: "shipped",
      event: "resolve",
      to: "received",
      guard: "a dispute refunds a part",
      effect: "escrow → buyer, shop and commission",
    },
    {
      from: "shipped",
      event: "refund",
      to: "cancelled",
      guard: "a dispute refunds all of it",
      effect: "escrow → buyer",
    },
    { from: "received", event: "complete", to: "completed", guard: "all reviewed, or 15 days over" },
  ],
};
