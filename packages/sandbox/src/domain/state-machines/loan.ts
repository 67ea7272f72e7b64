import type { StateMachine } from "./state-machine";

/** A loan application. */
export const loanMachine: StateMachine<
  "submitted" | "reviewing" | "approved" | "rejected" | "cancelled",
  "take" | "approve" | "reject" | "cancel",
  "loan"
> = {
  name: "loan",
  table: "loan",
  states: ["submitted", "reviewing", "approved", "rejected", "cancelled"],
  steps: [
    { from: "submitted", event: "take", to: "reviewing" },
    { from: "reviewing", event: "approve", to: "approved" },
    { from: "reviewing", event: "reject", to: "rejected", guard: "with a reason" },
    { from: "submitted", event: "cancel", to: "cancelled" },
  ],
};
