import { expect, test } from "vitest";
import { isByClients, statesOfOthers } from "../../src/check/contract-coverage/client-states";
import { createStateTracker, statePairs } from "../../src/check/contract-coverage/state-pairs";

test("a state is a client's where a call leads to it, or what follows on a call", () => {
  expect(isByClients("Order", "cancelled")).toBe(true);
  // The payment settles by a call, and so is the order paid.
  expect(isByClients("Order", "paid")).toBe(true);
  expect(isByClients("Payment", "processing")).toBe(false);
  expect(isByClients("Recharge", "credited")).toBe(false);
  expect(isByClients("MerchantProduct", "off")).toBe(true);
});

test("every other state says who brings it about", () => {
  const others = new Map(statesOfOthers());
  expect(others.get("Offer.status=expired")).toBe("time passes");
  expect(others.get("Recharge.status=credited")).toBe("a transfer brings it about, or an operator decides");
  expect(others.get("Loan.status=approved")).toBe("an operator decides");
  expect(others.has("Order.status=paid")).toBe(false);
});

test("each state of what has a lifecycle is tried with each call on it", () => {
  const pairs = statePairs();
  expect(pairs).toContain("Order cancelled: merchantOrders.ship");
  expect(pairs).toContain("Dispute offered: disputes.acceptOffer");
  expect(pairs).toContain("MerchantProduct off: merchantProducts.setStatus");
  expect(pairs).toContain("Offer declined: offers.accept");
  expect(pairs.filter((pair) => pair.startsWith("Withdrawal completed"))).toEqual([]);
});

test("states are read from what a call answers, and of nothing inside that has only the same kind of id", () => {
  const tracker = createStateTracker();
  tracker.learn("orders.get", { order_no: "O1", status: "shipped", dispute: { status: "open" } });
  tracker.learn("offers.list", { data: [{ id: 7, status: "declined", store: { id: 9, status: "open" } }] });
  expect(tracker.pairsOf("disputes.withdraw", { order_no: "O1" })).toEqual([
    "Dispute open: disputes.withdraw",
    "Order shipped: disputes.withdraw",
  ]);
  expect(tracker.pairsOf("offers.accept", { id: 7 })).toEqual(["Offer declined: offers.accept"]);
  expect(tracker.pairsOf("offers.accept", { id: 9 })).toEqual([]);
});
