import fc from "fast-check";
import { expect, test } from "vitest";
import { priceText, priceTextOf } from "../../src/core/money";

test("prices read the same from digits as from units", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 38n }), (units) => {
      expect(priceTextOf(units.toString())).toBe(priceText(units));
    }),
  );
  expect(["0", "9999", "10000", "12500000"].map(priceTextOf)).toEqual(["0.00", "0.00", "0.01", "12.50"]);
});
