import type { StateMachine } from "./state-machine";

type State = "created" | "processing" | "settled" | "expired" | "invalid";
type Event = "settle" | "see" | "confirm" | "expire" | "late" | "void";

/** What pays for a group of orders. */
export const paymentMachine: StateMachine<State, Event, "pay"> = {
  name: "pay",
  table: "pay",
  states: ["created", "processing", "settled", "expired", "invalid"],
  steps: [
    {
      from: "created",
      event: "settle",
      to: "settled",
      guard: "by balance, before it expires",
      effect: "orders become paid",
    },
    {
      from: "created",
      event: "see",
      to: "processing",
      guard: "a transfer was seen",
      effect: "counts its confirmations",
    },
    {
      from: "processing",
      event: "confirm",
      to: "settled",
      guard: "confirmed and enough",
      effect: "orders become paid, a surplus is credited",
    },
    {
      from: "created",
      event: "expire",
      to: "expired",
      guard: "its time is over, or no order is left",
      effect: "orders are cancelled",
    },
    {
      from: "processing",
      event: "expire",
      to: "expired",
      guard: "time over, and what was confirmed is too little, or nothing was for as long as it is watched",
      effect: "orders are cancelled, what arrived is credited",
    },
    {
      from: "expired",
      event: "late",
      to: "expired",
      guard: "money arrived late",
      effect: "what arrived is credited",
    },
    {
      from: "created",
      event: "void",
      to: "invalid",
      guard: "marked by the operator",
      effect: "orders are cancelled",
    },
    {
      from: "processing",
      event: "void",
      to: "invalid",
      guard: "double-spent or marked by the operator",
      effect: "orders are cancelled",
    },
  ],
};
