import type { Recharge } from "marketplace-sdk";
import { expect, test } from "vitest";
import { acceptsProof, isPendingRecharge } from "./recharge-state";

const recharge = (fields: Partial<Recharge>): Recharge => ({
  id: 1,
  amount: "100.00",
  status: "created",
  ...fields,
});

test("only what time alone may change is loaded again", () => {
  const states = ["created", "submitted", "confirming", "frozen", "credited", "rejected", "expired"];
  expect(states.filter((status) => isPendingRecharge(recharge({ status })))).toEqual(states.slice(0, 4));
});

test.each([
  ["created", 3, true],
  ["rejected", 1, true],
  ["expired", undefined, true],
  ["rejected", 0, false],
  ["submitted", 2, false],
  ["credited", 2, false],
  ["frozen", 2, false],
])("%s with %s proofs left accepts one: %s", (status, proofs_left, accepts) => {
  expect(acceptsProof(recharge({ status, ...(proofs_left !== undefined && { proofs_left }) }))).toBe(accepts);
});
