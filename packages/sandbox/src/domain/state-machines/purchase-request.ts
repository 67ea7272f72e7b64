import type { StateMachine } from "./state-machine";

/** A purchase request. */
export const requestMachine: StateMachine<"open" | "closed", "close", "purchase_request"> = {
  name: "purchase request",
  table: "purchase_request",
  states: ["open", "closed"],
  steps: [{ from: "open", event: "close", to: "closed", guard: "by its owner, or its time is over" }],
};
