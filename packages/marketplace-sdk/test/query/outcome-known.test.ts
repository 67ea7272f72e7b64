import { expect, test } from "vitest";
import { type FailureDetails, MarketplaceError } from "../../src/core/errors";
import { isOutcomeKnown } from "../../src/query";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["an error of the API", { kind: "api", code: 0, status: 200, error: "fund_password_wrong" }, true],
  ["a missing resource", { kind: "api", code: 404, status: 404 }, true],
  ["a malformed request", { kind: "http", status: 422 }, true],
  ["a lost connection", { kind: "network" }, false],
  ["a timeout", { kind: "timeout" }, false],
  ["an unreadable response", { kind: "protocol", status: 200 }, false],
  ["a server error", { kind: "http", status: 502 }, false],
  ["a server error in the envelope", { kind: "api", code: 500, status: 200 }, false],
  ["the same call still running", { kind: "api", code: 0, status: 409 }, false],
  ["rate limiting", { kind: "http", status: 429 }, false],
  ["an ended session", { kind: "api", code: 401, status: 200 }, false],
])("after %s (%j) the outcome is known: %s", (_what, details, isKnown) => {
  expect(isOutcomeKnown(failure(details))).toBe(isKnown);
});

test.each([new Error("fetch failed"), undefined, null, "no"])("after %j the outcome is unknown", (error) => {
  expect(isOutcomeKnown(error)).toBe(false);
});
