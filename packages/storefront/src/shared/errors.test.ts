import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { isApiError } from "./errors";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a row that is not there", { kind: "api", code: 404, status: 404 }, true],
  ["a row that stock servers do not find", { kind: "api", code: 0, status: 200 }, true],
  ["too many calls", { kind: "api", code: 429, status: 429 }, false],
  ["a server that says it broke", { kind: "api", code: 500, status: 500 }, false],
  ["an error without an envelope", { kind: "http", status: 404 }, false],
  ["an operation that the dialect leaves out", { kind: "api", code: 404, attempts: 0 }, false],
])("%s (%j) is an error: %s", (_what, details, refused) => {
  expect(isApiError(failure(details))).toBe(refused);
});
