import type { StateMachine } from "./state-machine";

type State = "submitted" | "reviewing" | "approved" | "rejected";
type Event = "take" | "approve" | "reject" | "resubmit";

/** A shop registration. "Overdue" isn't a state: the promised time is in `review_due_at`. */
export const applicationMachine: StateMachine<State, Event, "merchant_application"> = {
  name: "merchant application",
  table: "merchant_application",
  states: ["submitted", "reviewing", "approved", "rejected"],
  steps: [
    { from: "submitted", event: "take", to: "reviewing" },
    { from: "submitted", event: "approve", to: "approved", effect: "the shop opens" },
    { from: "reviewing", event: "approve", to: "approved", effect: "the shop opens" },
    { from: "submitted", event: "reject", to: "rejected", guard: "with a reason for each field" },
    { from: "reviewing", event: "reject", to: "rejected", guard: "with a reason for each field" },
    { from: "rejected", event: "resubmit", to: "submitted", guard: "only the fields that were refused" },
  ],
};
