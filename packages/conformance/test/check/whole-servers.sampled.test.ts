import { operations } from "marketplace-contract";
import { describe, expect, it, vi } from "vitest";
import { checkServer, type Report } from "../../src/check/run";
import { BUYER, fakeMarket, MERCHANT } from "../support/fake-market";

const found = ({ findings }: Report) =>
  findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);
const people = { token: BUYER, merchantToken: MERCHANT };
const baseUrl = "http://market.example";

/** Hundreds of calls each. */
vi.setConfig({ testTimeout: 60_000 });

describe("a server that breaks nothing", () => {
  it("has no findings, and every operation that reads succeeds", async () => {
    const report = await checkServer({ baseUrl, ...people, fetch: fakeMarket() });
    expect(found(report)).toEqual([]);
    const passed = report.checks.filter(({ rule, outcome }) => rule === "success" && outcome === "passed");
    const reads = operations.filter(({ idempotency }) => idempotency === "safe");
    expect(passed.map(({ operation }) => operation).sort()).toEqual(reads.map(({ id }) => id).sort());
  });
});

describe("a server that may be written to", () => {
  it.runIf(process.env.VERIFY)(
    "is called with everything, twice where a key says once, and has no findings",
    async () => {
      const options = { baseUrl, ...people, fundPassword: "fund-demo", write: true, effects: false };
      const report = await checkServer({ ...options, fetch: fakeMarket(), properties: 1 });
      expect(found(report)).toEqual([]);
      const outcomes = report.checks.filter(({ rule }) => rule === "success");
      const missing = outcomes.filter(({ outcome }) => outcome === "inconclusive");
      expect(missing.map(({ operation, reason }) => `${operation}: ${reason}`)).toEqual([
        "account.changeEmail: needs a code from a mailbox",
        "auth.resetPassword: needs a code from a mailbox",
        "auth.sendEmailCode: would send an e-mail",
        "auth.socialLogin: needs a code of another platform",
        // The example's offer is another one.
        "disputes.acceptOffer: failed: offer_changed",
      ]);
    },
  );
});
