import { describe, expect, it } from "vitest";
import { createResults, type Problem } from "../../src/check/results";

const exchange = { request: { method: "POST", url: "http://a.example/", headers: {}, body: "" } };
const found = (...problems: readonly Omit<Problem, "exchange">[]) => {
  const results = createResults();
  for (const problem of problems) results.fail("orders.list", "effect", { exchange, ...problem });
  return results.findings().map(({ place }) => place);
};

describe("the place of a finding", () => {
  it("is the field, whatever the row", () => {
    const at = (pointer: string) => ({ problem: `${pointer} is missing`, pointer });
    expect(found(at("/data/data/0/total"), at("/data/data/7/total"), at("/data/data/0/id"))).toEqual([
      "/data/data/*/total",
      "/data/data/*/id",
    ]);
  });

  it("is what was tried and what is wrong, whatever the numbers and names", () => {
    const a = { scenario: "a refund", problem: "`money` is 5.00, “7.00 USDT” was sent in X12" };
    const b = { scenario: "a refund", problem: "`money` is 0.10, “nothing” was sent in Y9" };
    expect(found(a, b)).toEqual(["a refund: `money` is … was sent in …"]);
    expect(found(a, { ...a, scenario: "an order" }, { ...a, problem: "`tax` is 5.00" })).toHaveLength(3);
  });
});

describe("the outcome of a check", () => {
  it("is a failure, else a pass, else that nothing could be told", () => {
    const results = createResults();
    results.inconclusive("orders.get", "effect", "needs a login", "a refund");
    expect(results.checks()).toMatchObject([{ outcome: "inconclusive", reason: "needs a login" }]);
    results.pass("orders.get", "effect", "a refund");
    results.inconclusive("orders.get", "effect", "too many", "a refund");
    expect(results.checks()).toMatchObject([{ outcome: "passed" }]);
    results.fail("orders.get", "effect", { problem: "it is gone", scenario: "a refund", exchange });
    results.pass("orders.get", "effect", "a refund");
    expect(results.checks()).toMatchObject([{ outcome: "failed" }]);
  });

  it("is each scenario's own", () => {
    const results = createResults();
    results.pass("orders.get", "effect", "a refund");
    results.inconclusive("orders.get", "effect", "needs a login", "a review");
    expect(results.checks().map(({ scenario, outcome }) => [scenario, outcome])).toEqual([
      ["a refund", "passed"],
      ["a review", "inconclusive"],
    ]);
  });

  it("is no pass where a refusal has to be shown, and every call is refused", () => {
    const results = createResults();
    results.passRefusal("orders.cancel", "missing-field");
    expect(results.checks()).toMatchObject([
      { outcome: "inconclusive", reason: expect.stringContaining("so was every call") },
    ]);
    results.noteSuccess("orders.cancel");
    expect(results.checks()).toMatchObject([{ outcome: "passed" }]);
  });
});
