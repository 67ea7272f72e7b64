import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { isNotFound } from "./errors";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a row that is not there", { kind: "api", code: 404, status: 404 }, true],
  ["a row that only the HTTP status calls missing", { kind: "api", code: 0, status: 404 }, true],
  ["an error", { kind: "api", code: 0, status: 200 }, false],
  ["a page of HTML", { kind: "http", status: 404 }, false],
])("%s (%j) is not found: %s", (_what, details, expected) => {
  expect(isNotFound(failure(details))).toBe(expected);
});
