import type { Recharge } from "marketplace-sdk";
import { expect, test } from "vitest";
import {
  isSome,
  isUnderWay,
  nextStep,
  otherArrived,
  sameAmount,
  statusView,
  takesProof,
} from "./recharge-status";

test.each(["created", "submitted", "confirming", "credited", "rejected", "expired"])(
  "%s has its own words",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: `wallet.${status}` });
    expect(statusView(status).unknown).toBeUndefined();
  },
);

test.each(["frozen", "", "toString", "__proto__"])(
  "the unknown state %j counts as being worked on",
  (status) => {
    expect(statusView(status)).toMatchObject({ text: "wallet.processing", unknown: true });
  },
);

test.each([
  ["120.50", "120.5", true],
  ["0.00", "0", true],
  ["007", "7", true],
  ["100", "1", false],
  ["0.1", "0.10000000000000001", false],
  ["-0.50", "-0.5", true],
])("%s and %s are the same amount: %s", (one, other, same) => {
  expect(sameAmount(one, other)).toBe(same);
});

test("nothing is no amount", () => {
  expect([undefined, "0", "0.00", "0.01", "10"].map(isSome)).toEqual([false, false, false, true, true]);
});

const recharge = (fields: Partial<Recharge>): Recharge => ({
  id: 1,
  amount: "100.00",
  status: "created",
  ...fields,
});

test.each<[Partial<Recharge>, string]>([
  [{ status: "created", proofs_left: 3 }, "wallet.createdText"],
  [{ status: "submitted", expires_at: 50, updatetime: 50 }, "wallet.submittedText"],
  [{ status: "submitted", expires_at: 50, updatetime: 51 }, "wallet.lateText"],
  [{ status: "confirming", expires_at: 50, updatetime: 51 }, "wallet.confirmingText"],
  [{ status: "credited", proofs_left: 0 }, "wallet.creditedText"],
  [{ status: "rejected", proofs_left: 1 }, "wallet.rejectedText"],
  [{ status: "rejected", proofs_left: 0 }, "wallet.noProofsLeft"],
  [{ status: "expired", proofs_left: 0 }, "wallet.noProofsLeft"],
  [{ status: "expired" }, "wallet.expiredText"],
  [{ status: "frozen" }, "wallet.processingText"],
])("the next step of %o is %s", (fields, text) => expect(nextStep(recharge(fields))).toBe(text));

test("only what may change by itself is asked for again", () => {
  const states = ["created", "submitted", "confirming", "frozen", "credited", "rejected", "expired"];
  expect(states.filter((status) => isUnderWay(recharge({ status })))).toEqual(states.slice(0, 4));
});

test.each([
  ["created", 3, true],
  ["rejected", 1, true],
  ["expired", undefined, true],
  ["rejected", 0, false],
  ["submitted", 2, false],
  ["credited", 2, false],
  ["frozen", 2, false],
])("%s with %s proofs left takes one: %s", (status, proofs_left, takes) => {
  expect(takesProof(recharge({ status, ...(proofs_left !== undefined && { proofs_left }) }))).toBe(takes);
});

test.each([
  ["99.999999", "99.999999"],
  ["100.000001", "100.000001"],
  ["100.000000", undefined],
  ["0.000000", undefined],
  [undefined, undefined],
])("of 100 declared, %s arrived: worth a word %s", (amount_received, other) => {
  expect(otherArrived(recharge(amount_received ? { amount_received } : {}))).toBe(other);
});
