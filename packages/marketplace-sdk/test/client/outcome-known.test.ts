import { expect, test } from "vitest";
import { type FailureDetails, isOutcomeKnown, MarketplaceError } from "../../src/index";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["an error", { kind: "api", code: 0, status: 200, reason: "fund_password_wrong" }, true],
  ["something that is not there", { kind: "api", code: 404, status: 404 }, true],
  [
    "another call under the same key, which may have run",
    { kind: "api", code: 422, status: 422, reason: "idempotency_mismatch" },
    false,
  ],
  ["a malformed request", { kind: "http", status: 422 }, true],
  ["a lost connection", { kind: "network" }, false],
  ["no answer in time", { kind: "timeout" }, false],
  ["an unreadable answer", { kind: "protocol", status: 200 }, false],
  ["a broken server", { kind: "http", status: 502 }, false],
  ["a server that says it broke", { kind: "api", code: 500, status: 200 }, false],
  ["the same call still running", { kind: "api", code: 0, status: 409 }, false],
  ["too many calls", { kind: "http", status: 429 }, false],
  ["a success in an error status", { kind: "http", code: 1, status: 404 }, false],
  ["a status that nobody knows", { kind: "http", status: 600 }, false],
  ["an ended session", { kind: "api", code: 401, status: 200 }, false],
  ["a call that was never sent", { kind: "timeout", attempts: 0 }, true],
])("%s (%j) says for certain that nothing happened: %s", (_what, details, certain) => {
  expect(isOutcomeKnown(failure(details))).toBe(certain);
});

test.each([new Error("fetch failed"), undefined, null, "no"])("a foreign error says nothing: %j", (error) => {
  expect(isOutcomeKnown(error)).toBe(false);
});
