import type { StateMachine } from "./state-machine";

/** An account. A frozen one signs in and reads, and moves no money. */
export const memberMachine: StateMachine<"active" | "frozen", "freeze" | "unfreeze", "member"> = {
  name: "member",
  table: "member",
  states: ["active", "frozen"],
  steps: [
    { from: "active", event: "freeze", to: "frozen", guard: "by the operator, with a reason" },
    { from: "frozen", event: "unfreeze", to: "active", guard: "by the operator, with a reason" },
  ],
};
