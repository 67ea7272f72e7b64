import type { StateMachine } from "./state-machine";

/** A review. The shop cannot hide one; the operator can, with a recorded reason. */
export const reviewMachine: StateMachine<
  "pending" | "published" | "rejected",
  "publish" | "reject",
  "comment"
> = {
  name: "comment",
  table: "comment",
  states: ["pending", "published", "rejected"],
  steps: [
    { from: "pending", event: "publish", to: "published" },
    { from: "pending", event: "reject", to: "rejected", guard: "with a reason" },
    { from: "published", event: "reject", to: "rejected", guard: "by the operator, with a reason" },
  ],
};
