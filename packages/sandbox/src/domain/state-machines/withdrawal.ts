import type { StateMachine } from "./state-machine";

type State = "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
type Event = "approve" | "broadcast" | "confirm" | "reject" | "fail" | "cancel";

/** A withdrawal. Whatever does not end in completed returns the whole amount. */
export const withdrawalMachine: StateMachine<State, Event, "withdrawal"> = {
  name: "withdrawal",
  table: "withdrawal",
  states: ["pending", "approved", "processing", "completed", "rejected", "failed", "cancelled"],
  steps: [
    { from: "pending", event: "approve", to: "approved", guard: "by a reviewer, after its hold" },
    { from: "approved", event: "broadcast", to: "processing", guard: "with a transaction" },
    {
      from: "processing",
      event: "confirm",
      to: "completed",
      guard: "confirmed",
      effect: "hold → chain and fee",
    },
    { from: "pending", event: "reject", to: "rejected", guard: "with a reason", effect: "hold → balance" },
    { from: "pending", event: "cancel", to: "cancelled", guard: "by its owner", effect: "hold → balance" },
    { from: "approved", event: "fail", to: "failed", guard: "with a reason", effect: "hold → balance" },
    { from: "processing", event: "fail", to: "failed", guard: "with a reason", effect: "hold → balance" },
  ],
};
