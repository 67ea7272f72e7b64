import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { isRefusal, isSettled } from "./settled";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdraw.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a refusal", { kind: "api", code: 0, status: 200, error: "fund_password_wrong" }, true],
  ["something that is not there", { kind: "api", code: 404, status: 404 }, true],
  ["a malformed request", { kind: "http", status: 422 }, true],
  ["a lost connection", { kind: "network" }, false],
  ["no answer in time", { kind: "timeout" }, false],
  ["an answer nobody can read", { kind: "protocol", status: 200 }, false],
  ["a broken server", { kind: "http", status: 502 }, false],
  ["a server that says it broke", { kind: "api", code: 500, status: 200 }, false],
  ["the same call still running", { kind: "api", code: 0, status: 409 }, false],
  ["too many calls", { kind: "http", status: 429 }, false],
  ["an ended session", { kind: "api", code: 401, status: 200 }, false],
])("after %s (%j) it is settled: %s", (_what, details, settled) => {
  expect(isSettled(failure(details))).toBe(settled);
});

test("a foreign error settles nothing", () => {
  expect(isSettled(new Error("fetch failed"))).toBe(false);
});

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a row that is not there", { kind: "api", code: 404, status: 404 }, true],
  ["a row that stock servers do not find", { kind: "api", code: 0, status: 200 }, true],
  ["too many calls", { kind: "api", code: 429, status: 429 }, false],
  ["a server that says it broke", { kind: "api", code: 500, status: 500 }, false],
  ["a refusal without an envelope", { kind: "http", status: 404 }, false],
])("%s (%j) is a refusal: %s", (_what, details, refused) => {
  expect(isRefusal(failure(details))).toBe(refused);
});
