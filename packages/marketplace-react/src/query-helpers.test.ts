import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, it, test } from "vitest";
import { isNotFound, uniqueRows } from "./query-helpers";

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

it("keeps the first of rows with one id, whether number or digits", () => {
  const pages = [{ data: [{ id: 1 }, { id: "2" }] }, { data: [{ id: "1" }, { id: 2 }, { id: 3 }] }];
  expect(uniqueRows<{ id: number | string }>(pages)).toEqual([{ id: 1 }, { id: "2" }, { id: 3 }]);
});

it("skips what isn't a row", () => {
  expect(uniqueRows([{ data: [null, { id: 1 }, undefined, { id: "" }] }])).toEqual([{ id: 1 }]);
  expect(uniqueRows([{ data: JSON.parse('[{"id":null},{"name":"x"},{"id":2}]') }])).toEqual([{ id: 2 }]);
});
