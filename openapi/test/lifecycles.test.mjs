import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { openapi } from "../scripts/contract.mjs";
import { lifecycleProblems } from "../scripts/lifecycle-problems.mjs";
import { lifecyclesOf } from "../scripts/lifecycles.mjs";
import { root } from "../scripts/source.mjs";

const form = JSON.parse(readFileSync(join(root, "lifecycle.schema.json"), "utf8"));
const isValid = new Ajv2020({ strict: false, allErrors: true }).compile(form);
const { lifecycles, invariants } = lifecyclesOf(openapi);

/** The problems of the contract after a change. @param {(schemas: any) => void} change */
const problemsAfter = (change) => {
  const document = structuredClone(openapi);
  change(document.components.schemas);
  return lifecycleProblems(document);
};

describe("the lifecycles of the contract", () => {
  it("have the form of lifecycle.schema.json", () => {
    for (const [name, schema] of Object.entries(openapi.components.schemas)) {
      expect(isValid(schema), `${name}: ${JSON.stringify(isValid.errors)}`).toBe(true);
    }
    expect(Object.keys(lifecycles).length).toBeGreaterThanOrEqual(13);
    expect(Object.keys(invariants).length).toBeGreaterThanOrEqual(15);
  });

  it("are whole", () => expect(lifecycleProblems(openapi)).toEqual([]));

  it("are told in the description, and are the known values of the field", () => {
    const { description, properties } = openapi.components.schemas.Order;
    expect(properties.status["x-known-values"]).toEqual(Object.keys(lifecycles.Order.states));
    expect(description).toContain(
      "| `unpaid` | Its payment is awaited. | Payment.settle or Payment.confirm | `paid` |",
    );
    expect(description).toContain("`completed` and `cancelled` are final.");
  });
});

describe("a mistake in a lifecycle is told", () => {
  const order = (change) => problemsAfter(({ Order }) => change(Order["x-lifecycle"]));
  it.each([
    [
      "a way out of a final state",
      ({ transitions }) => transitions.push({ from: "cancelled", event: "ship", to: "shipped" }),
      "Order: cancelled is final and has a way out",
    ],
    [
      "no way out",
      (one) => (one.transitions = one.transitions.filter(({ from }) => from !== "received")),
      "Order: received has no way out and is not final",
    ],
    [
      "no way in",
      (one) => (one.transitions = one.transitions.filter(({ to }) => to !== "shipped")),
      "Order: nothing leads to shipped",
    ],
    [
      "two ways",
      ({ transitions }) => transitions.push({ from: "paid", event: "ship", to: "received" }),
      "Order: paid ship leads to two states",
    ],
    [
      "an event without a transition",
      (one) => (one.transitions = one.transitions.filter(({ event }) => event !== "decline")),
      "Order: decline leads nowhere",
    ],
    ["a transition without an event", ({ events }) => delete events.decline, "Order: decline is no event"],
    [
      "an unknown operation",
      ({ events }) => (events.ship[0].operation = "merchantOrders.send"),
      "Order ship: merchantOrders.send is no operation",
    ],
    [
      "another caller",
      ({ events }) => (events.ship[0].by = "buyer"),
      "Order ship: a buyer can't call merchantOrders.ship",
    ],
    [
      "an unknown cause",
      ({ events }) => (events.settle[0].follows = "Payment.pay"),
      "Order settle: follows Payment.pay, which is no event",
    ],
    [
      "no deadline",
      ({ events }) => (events.auto_receipt[0].at = "shopname"),
      "Order auto_receipt: shopname is no time of it",
    ],
    [
      "whose turn it is not",
      ({ states }) => (states.paid.awaits = "clock"),
      "Order: paid awaits the clock, who can do nothing",
    ],
    [
      "a call left out",
      ({ events }) => (events.cancel[0].operation = undefined),
      "orders.cancel fails with bad_state, and no lifecycle has it",
    ],
  ])("%s", (_what, change, problem) => expect(order(change)).toContain(problem));

  it.each([
    ["field", ({ total_is_its_parts: one }) => (one.is = "sum"), "Order total_is_its_parts: it has no sum"],
    [
      "field of a list",
      ({ lines_are_the_goods: one }) => (one.sum = "goods[].sum"),
      "Order lines_are_the_goods: it has no goods[].sum",
    ],
    ["state", ({ money_is_held: one }) => one.in.push("sent"), "Order money_is_held: sent is no state"],
  ])("an unknown %s of an invariant", (_what, change, problem) =>
    expect(problemsAfter(({ Order }) => change(Order["x-invariants"]))).toContain(problem),
  );

  it("and a word that has no meaning", () => {
    const schema = structuredClone(openapi.components.schemas.Order);
    schema["x-lifecycle"].transitions[0].by = "buyer";
    expect(isValid(schema)).toBe(false);
    expect(isValid({ "x-invariants": { one: { says: "So.", sums: ["a"], is: "b" } } })).toBe(false);
  });
});
