import type { Machine } from "./machine";

/** A loan application. */
export const loanMachine: Machine<
  "submitted" | "reviewing" | "approved" | "rejected" | "cancelled",
  "take" | "approve" | "reject" | "cancel"
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

/** A shop after its approval. */
export const shopMachine: Machine<"open" | "suspended" | "closed", "suspend" | "reopen" | "close"> = {
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

/** A review. The shop cannot hide one; the operator can, with a recorded reason. */
export const commentMachine: Machine<"pending" | "published" | "rejected", "publish" | "reject"> = {
  name: "comment",
  table: "comment",
  states: ["pending", "published", "rejected"],
  steps: [
    { from: "pending", event: "publish", to: "published" },
    { from: "pending", event: "reject", to: "rejected", guard: "with a reason" },
    { from: "published", event: "reject", to: "rejected", guard: "by the operator, with a reason" },
  ],
};

/** A purchase request. */
export const requestMachine: Machine<"open" | "closed", "close"> = {
  name: "purchase request",
  table: "purchase_request",
  states: ["open", "closed"],
  steps: [{ from: "open", event: "close", to: "closed", guard: "by its owner, or its time is over" }],
};
