import { expect, test } from "vitest";
import { type Move, unexplained } from "./trace";

const order = (from: string | null, to: string, id = 1): Move => ({ schema: "Order", id, of: 7, from, to });
const payment = (from: string | null, to: string): Move => ({ schema: "Payment", id: 7, of: null, from, to });
const dispute = (from: string | null, to: string): Move => ({ schema: "Dispute", id: 3, of: 1, from, to });
const by = (...calls: string[]) => new Set(calls);

test("what calls, the operator and time cause, and what follows on it, is explained", () => {
  expect(
    unexplained(
      [payment(null, "created"), order(null, "unpaid"), order(null, "unpaid", 2)],
      by("orders.create"),
    ),
  ).toEqual([]);
  expect(
    unexplained([payment("created", "settled"), order("unpaid", "paid")], by("payments.payWithBalance")),
  ).toEqual([]);
  // The last order of a payment: it has nothing left to pay.
  expect(
    unexplained([order("unpaid", "cancelled"), payment("created", "expired")], by("orders.cancel")),
  ).toEqual([]);
  expect(unexplained([dispute("reviewing", "refunded"), order("shipped", "cancelled")], by())).toEqual([]);
});

test.each<[what: string, moves: Move[], calls: ReadonlySet<string>, problem: string]>([
  [
    "no transition",
    [order("completed", "paid")],
    by("orders.review"),
    "Order completed → paid by orders.review",
  ],
  ["another start", [order(null, "paid")], by("orders.create"), "Order made → paid by orders.create"],
  ["another call", [order("paid", "shipped")], by("orders.cancel"), "Order paid → shipped by orders.cancel"],
  ["no call", [order("paid", "shipped")], by(), "Order paid → shipped by others"],
  [
    "a call for the operator",
    [dispute("reviewing", "rejected")],
    by("disputes.escalate"),
    "Dispute reviewing → rejected by disputes.escalate",
  ],
  [
    "nothing to follow on",
    [order("unpaid", "paid")],
    by("payments.payWithBalance"),
    "Order unpaid → paid by payments.payWithBalance",
  ],
  [
    "the payment of others",
    [{ ...payment("created", "settled"), id: 8 }, order("unpaid", "paid")],
    by("payments.payWithBalance"),
    "Order unpaid → paid by payments.payWithBalance",
  ],
])("%s is not", (_what, moves, calls, problem) => expect(unexplained(moves, calls)).toEqual([problem]));

test("two moves can't cause each other", () => {
  expect(
    unexplained([order("unpaid", "cancelled"), payment("created", "expired")], by("orders.review")),
  ).toEqual(["Order unpaid → cancelled by orders.review", "Payment created → expired by orders.review"]);
});
