import fc from "fast-check";
import { expect, it } from "vitest";
import { toAmount, toCount } from "../../src/amounts";

const read = (value: unknown) => toAmount(value, { isRounded: false });

it.each([
  // What a formatter adds is taken away, and nothing of the number is.
  ["999,999,999,999,999,999,999.999999999999999999", "999999999999999999999.999999999999999999"],
  ["12,34,567.00", "1234567.00"],
  ["1,234", "1234"],
  ["5.00\u00a0", "5.00"],
  ["USDT55", "55"],
  ["-1,234.50 €", "-1234.50"],
  ["￥8", "8"],
  ["1E-18", "0.000000000000000001"],
  ["1.50e2", "150"],
  ["-0E-8", "0"],
  // A decimal comma could group digits elsewhere.
  ["1,23", undefined],
  ["1.234.567", undefined],
  ["0,001", undefined],
  ["00,123", undefined],
  ["1 234", undefined],
  ["5 or 6", undefined],
  ["about 5", undefined],
  ["5usdt", undefined],
  ["1e22", undefined],
  [".", undefined],
  [1 / 0, undefined],
])("reads %j as %j", (written, amount) => {
  expect(read(written)).toBe(amount);
});

it("leaves a decimal string as it is, whatever its digits", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,21}(\.\d{1,18})?$/), (amount) => {
      expect(read(amount)).toBe(amount);
    }),
  );
});

it("reads what number_format makes of an amount as that amount", () => {
  const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (cents) => {
      const [, sign, units = "", decimals] =
        /^(-?)(\d+)(\d\d)$/.exec(String(cents).replace(/^(-?)(\d{1,2})$/, "$100$2")) ?? [];
      const amount = `${sign}${BigInt(units)}.${decimals}`;
      expect(read(format.format(amount as `${number}`))).toBe(amount);
    }),
  );
});

it("takes the dust off sums of floats, and nothing off the floats of 16 digits", () => {
  expect(read(12345678901234.56)).toBe("12345678901234.56");
  expect(read(99999999999999.98)).toBe("99999999999999.98");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 9 }), (one, other) => {
      expect(Number(read(one / 100 + other / 100))).toBe((one + other) / 100);
    }),
  );
});

it("counts", () => {
  expect(["57", "1,200", "-3", 0, "1e3"].map(toCount)).toEqual([57, 1200, -3, 0, 1000]);
  expect(["", "many", "1e400", 1 / 0, null, true, []].map(toCount)).toEqual(Array(7).fill(undefined));
});
