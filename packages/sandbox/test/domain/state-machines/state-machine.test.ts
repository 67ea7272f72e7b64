import { lifecycles } from "marketplace-contract";
import { expect, test } from "vitest";
import * as machines from "../../../src/domain/state-machines/machines";
import {
  orderMachine,
  rechargeMachine,
  shopMachine,
  turnOf,
} from "../../../src/domain/state-machines/machines";
import { eventsOf, targets } from "../../../src/domain/state-machines/state-machine";

test("an event leads from each state that allows it, and from no other", () => {
  expect(targets(rechargeMachine, "submit")).toEqual({
    created: "submitted",
    expired: "submitted",
    rejected: "submitted",
  });
  expect(targets(orderMachine, "ship")).toEqual({ paid: "shipped" });
});

test("events are named once", () => {
  expect(eventsOf(shopMachine)).toEqual(["suspend", "reopen", "close"]);
});

test("every lifecycle of the contract but that of products, which two statements keep, is a machine", () => {
  const { turnOf: _turnOf, ...all } = machines;
  expect(Object.keys(all).length).toBe(Object.keys(lifecycles).length - 1);
});

test("a dispute waits for somebody exactly as long as it is open", () => {
  expect(turnOf("sent_back")).toBe("store");
  expect(Object.keys(lifecycles.Dispute.states).filter((state) => turnOf(state) === "")).toEqual(
    lifecycles.Dispute.final,
  );
});
