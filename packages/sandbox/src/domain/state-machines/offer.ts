import type { StateMachine } from "./state-machine";

type State = "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
type Event = "accept" | "decline" | "withdraw" | "expire" | "close" | "renew";

/** A store's offer for a purchase request. One that the buyer has answered, or whose request is closed, is over for good. */
export const offerMachine: StateMachine<State, Event, "offer"> = {
  name: "offer",
  table: "offer",
  states: ["open", "accepted", "declined", "withdrawn", "expired", "closed"],
  steps: [
    {
      from: "open",
      event: "accept",
      to: "accepted",
      guard: "by the buyer, in time",
      effect: "an unpaid order at its price, the request and its other offers are closed",
    },
    { from: "open", event: "decline", to: "declined", guard: "by the buyer" },
    { from: "open", event: "withdraw", to: "withdrawn", guard: "by the store" },
    { from: "open", event: "expire", to: "expired", guard: "its time is over" },
    { from: "open", event: "close", to: "closed", guard: "its request is closed, or another offer accepted" },
    { from: "withdrawn", event: "renew", to: "open", guard: "by the store, while the request is open" },
    { from: "expired", event: "renew", to: "open", guard: "by the store, while the request is open" },
  ],
};
