import { expect, test } from "vitest";
import { multiplyDecimals } from "./multiply";

test.each([
  ["0.01", "91250.00", 2, "912.50"],
  ["0.00000001", "91250.00", 2, "0.00"],
  ["1.999999999999999999", "3120", 6, "6239.999999"],
  ["3", "2", 0, "6"],
  ["-0.5", "0.5", 2, "-0.25"],
  ["1", "one", 2, undefined],
  [undefined, "1", 2, undefined],
])("%s times %s to %i digits is %s", (one, other, digits, product) => {
  expect(multiplyDecimals(one, other, digits)).toBe(product);
});
