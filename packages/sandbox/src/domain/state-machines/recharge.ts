import type { StateMachine } from "./state-machine";

type State = "created" | "submitted" | "confirming" | "credited" | "rejected" | "expired";
type Event = "submit" | "see" | "credit" | "reject" | "expire";

/** A top-up. The amount that arrived is credited, not the one that was declared. */
export const rechargeMachine: StateMachine<State, Event, "recharge"> = {
  name: "recharge",
  table: "recharge",
  states: ["created", "submitted", "confirming", "credited", "rejected", "expired"],
  steps: [
    { from: "created", event: "submit", to: "submitted", guard: "with a picture or a transaction" },
    { from: "expired", event: "submit", to: "submitted", guard: "late proof" },
    { from: "rejected", event: "submit", to: "submitted", guard: "at most three proofs" },
    { from: "submitted", event: "see", to: "confirming", guard: "found on the chain, or by the reviewer" },
    { from: "confirming", event: "credit", to: "credited", guard: "confirmed", effect: "clearing → balance" },
    { from: "submitted", event: "reject", to: "rejected", guard: "with a reason" },
    { from: "confirming", event: "reject", to: "rejected", guard: "with a reason" },
    { from: "created", event: "expire", to: "expired", guard: "its time is over" },
  ],
};
