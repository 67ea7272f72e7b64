import { expect, test } from "vitest";
import { renewalDelay } from "./use-order-preview";

test.each([
  ["well before its end", 1_900, 1_000, 300_000],
  ["half a minute ahead", 1_100, 1_000, 70_000],
  ["soon when it is over by this clock", 900, 1_000, 15_000],
  ["and without an end", undefined, 1_000, 15_000],
])("a price token is renewed %s", (_, expiresAt, now, wait) => {
  expect(renewalDelay(expiresAt, now)).toBe(wait);
});
