import { expect, it } from "vitest";
import { decimal } from "../../src/check/decimals";

it("compares amounts exactly", () => {
  expect(decimal("12.50")).toBe(decimal("12.5"));
  expect(decimal("9.99") ?? 0n).toBeLessThan(decimal("10.00") ?? 0n);
  expect(decimal("-0.01") ?? 0n).toBeLessThan(0n);
  expect(decimal("0.000000000000000001")).toBe(1n);
});

it.each([undefined, "", "1e3", "1.", "abc", null, [], "1.0000000000000000001"])(
  "takes %j for no amount",
  (value) => {
    expect(decimal(value)).toBeUndefined();
  },
);
