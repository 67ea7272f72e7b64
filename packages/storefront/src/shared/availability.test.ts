import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { missingResource } from "./availability";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "recharges.methods", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, string | undefined]>([
  ["an unknown path in production", { code: 404, status: 404 }, "recharges"],
  ["an unknown path while debugging: a page of HTML", { kind: "http", status: 404 }, "recharges"],
  ["one order that is not there", { operation: "orders.get", code: 404, status: 404 }, undefined],
  ["an error", { code: 0, status: 200 }, undefined],
  ["a lost connection", { kind: "network" }, undefined],
])("%s (%j) says that the server lacks: %s", (_what, details, resource) => {
  expect(missingResource(failure(details))).toBe(resource);
});
