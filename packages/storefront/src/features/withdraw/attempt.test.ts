import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { type Attempt, attemptOf, isSettled, signed } from "./attempt";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdraw.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a refusal", { kind: "api", code: 0, status: 200, error: "fund_password_wrong" }, true],
  ["a malformed request", { kind: "http", status: 422 }, true],
  ["a lost connection", { kind: "network" }, false],
  ["no answer in time", { kind: "timeout" }, false],
  ["an answer nobody can read", { kind: "protocol", status: 200 }, false],
  ["a broken server", { kind: "http", status: 502 }, false],
  ["the same call still running", { kind: "api", code: 0, status: 409 }, false],
  ["too many calls", { kind: "http", status: 429 }, false],
  ["an ended session", { kind: "api", code: 401, status: 200 }, false],
])("after %s (%j) it is settled: %s", (_what, details, settled) => {
  expect(isSettled(failure(details))).toBe(settled);
});

test("a foreign error settles nothing", () => {
  expect(isSettled(new Error("fetch failed"))).toBe(false);
});

test("what is signed is what was seen", () => {
  const attempt: Attempt = attemptOf(
    { coin: "BTC", network: "Bitcoin", address: "bc1q", memo: "" },
    {
      quote_id: "q1",
      amount: "100.000000",
      fee: "8.100000",
      received: "0.00100712",
      currency: "USDT",
      expires_at: 1,
    },
  );
  expect(attempt).toMatchObject({ amount: "100.000000", currency: "USDT" });
  expect(signed(attempt, "fund-demo")).toEqual({
    quote_id: "q1",
    address: "bc1q",
    fund_password: "fund-demo",
    expect_fee: "8.100000",
    expect_received: "0.00100712",
    ack_irreversible: 1,
  });
});
