import { expect, test } from "vitest";
import { differingAmount } from "./differing-amount";

test.each([
  ["99.999999", "99.999999"],
  ["100.000001", "100.000001"],
  ["100.000000", undefined],
  ["0.000000", undefined],
  [undefined, undefined],
])("of 100 declared, %s arrived: %s differs", (amount_received, other) => {
  expect(
    differingAmount({
      id: 1,
      amount: "100.00",
      status: "credited",
      ...(amount_received && { amount_received }),
    }),
  ).toBe(other);
});
