import type { StateMachine } from "./state-machine";

/** A shop after its approval. */
export const shopMachine: StateMachine<
  "open" | "suspended" | "closed",
  "suspend" | "reopen" | "close",
  "shop"
> = {
  name: "shop",
  table: "shop",
  states: ["open", "suspended", "closed"],
  steps: [
    { from: "open", event: "suspend", to: "suspended" },
    { from: "suspended", event: "reopen", to: "open" },
    { from: "open", event: "close", to: "closed" },
    { from: "suspended", event: "close", to: "closed" },
  ],
};
