import type { StateMachine } from "./state-machine";

type State =
  | "open"
  | "offered"
  | "objected"
  | "return_agreed"
  | "sent_back"
  | "reviewing"
  | "refunded"
  | "rejected"
  | "withdrawn"
  | "expired";
type Event =
  | "accept"
  | "offer"
  | "object"
  | "accept_offer"
  | "agree_return"
  | "send_back"
  | "arrive"
  | "expire"
  | "escalate"
  | "refund"
  | "reject"
  | "withdraw";

/** States in which it holds its order, and whose turn it is in each. */
export const TURN = {
  open: "store",
  offered: "buyer",
  objected: "buyer",
  return_agreed: "buyer",
  sent_back: "store",
  reviewing: "operator",
} as const;

const acceptFrom = (from: State) =>
  ({
    from,
    event: "accept",
    to: "refunded",
    guard: "by the store",
    effect: "what is asked → buyer",
  }) as const;
const withdrawFrom = (from: State) =>
  ({ from, event: "withdraw", to: "withdrawn", guard: "by the buyer", effect: "the order goes on" }) as const;

/** A problem with an order. While it is open the order is neither received automatically nor settled. */
export const disputeMachine: StateMachine<State, Event, "dispute"> = {
  name: "dispute",
  table: "dispute",
  states: [
    "open",
    "offered",
    "objected",
    "return_agreed",
    "sent_back",
    "reviewing",
    "refunded",
    "rejected",
    "withdrawn",
    "expired",
  ],
  steps: [
    { from: "open", event: "offer", to: "offered", guard: "by the store, less than is asked" },
    { from: "open", event: "object", to: "objected", guard: "by the store, with a text" },
    { from: "open", event: "escalate", to: "reviewing", guard: "the store's time is over" },
    {
      from: "offered",
      event: "accept_offer",
      to: "refunded",
      guard: "by the buyer",
      effect: "the offer → buyer",
    },
    { from: "offered", event: "escalate", to: "reviewing", guard: "by the buyer, or the time is over" },
    { from: "objected", event: "escalate", to: "reviewing", guard: "by the buyer, or the time is over" },
    {
      from: "open",
      event: "agree_return",
      to: "return_agreed",
      guard: "by the store, a return is asked for",
    },
    { from: "return_agreed", event: "send_back", to: "sent_back", guard: "by the buyer" },
    {
      from: "return_agreed",
      event: "expire",
      to: "expired",
      guard: "the buyer's time is over",
      effect: "the order goes on",
    },
    { from: "return_agreed", event: "escalate", to: "reviewing", guard: "by the buyer" },
    {
      from: "sent_back",
      event: "arrive",
      to: "refunded",
      guard: "the store's time is over",
      effect: "what is asked → buyer",
    },
    { from: "sent_back", event: "object", to: "reviewing", guard: "by the store, with a text" },
    {
      from: "reviewing",
      event: "refund",
      to: "refunded",
      guard: "by an operator",
      effect: "what is decided → buyer",
    },
    {
      from: "reviewing",
      event: "reject",
      to: "rejected",
      guard: "by an operator, with a reason",
      effect: "the order goes on",
    },
    acceptFrom("open"),
    acceptFrom("offered"),
    acceptFrom("objected"),
    acceptFrom("return_agreed"),
    {
      from: "sent_back",
      event: "accept",
      to: "refunded",
      guard: "by the store, the items have arrived",
      effect: "what is asked → buyer, stock returns",
    },
    acceptFrom("reviewing"),
    withdrawFrom("open"),
    withdrawFrom("offered"),
    withdrawFrom("objected"),
    withdrawFrom("return_agreed"),
    withdrawFrom("reviewing"),
  ],
};
