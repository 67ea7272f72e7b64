import { describe, expect, test } from "vitest";
import {
  addDecimals,
  compareDecimals,
  costOf,
  isAbove,
  isDecimal,
  isZero,
  multiplyDecimals,
  perMille,
  sumOf,
  timesQuantity,
} from "../../src/money/index";

describe("decimals", () => {
  test("a sum is exact where floats are not", () => {
    expect(addDecimals(["0.1", "0.2"])).toBe("0.3");
    expect(addDecimals(["1.50", "2.255", "-0.005"])).toBe("3.750");
    expect(addDecimals(["999999999999999999999", "0.000000000000000001"])).toBe(
      "999999999999999999999.000000000000000001",
    );
    expect(addDecimals([])).toBe("0");
    expect(addDecimals(["-1", "0.25"])).toBe("-0.75");
  });

  test.each([undefined, "1e3", "abc", "", "1,234.50", "$5", "--1", "null", null, 7, ["7"]] as string[])(
    "with %j nobody knows the sum",
    (amount) => {
      expect(addDecimals(["1.5", amount])).toBeUndefined();
      expect(addDecimals([amount])).toBeUndefined();
      expect(sumOf([costOf("1.5", 2), costOf(amount, 1)])).toBeUndefined();
      expect(timesQuantity(amount, 3)).toBeUndefined();
      expect(compareDecimals(amount, "0")).toBeUndefined();
      expect(compareDecimals("0", amount)).toBeUndefined();
      expect([isAbove(amount, "0"), isAbove("0", amount)]).toEqual([false, false]);
      expect([perMille(amount, "1"), perMille("1", amount)]).toEqual([undefined, undefined]);
    },
  );

  test("only a decimal is one", () => {
    expect(isDecimal("1e3")).toBe(false);
    expect(isDecimal(undefined)).toBe(false);
    expect(isDecimal("-12.50")).toBe(true);
  });

  test("price times quantity keeps the price's decimals", () => {
    expect(timesQuantity("19.90", 100)).toBe("1990.00");
    expect(timesQuantity("0.05", 1)).toBe("0.05");
    expect(timesQuantity("7", 3)).toBe("21");
  });

  test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, JSON.parse('"many"')])(
    "a price times %s is no amount",
    (quantity) => {
      expect(timesQuantity("1.50", quantity)).toBeUndefined();
      expect(costOf("1.50", quantity)).toBeUndefined();
    },
  );

  test("comparing looks at the value, not at the text", () => {
    expect(compareDecimals("1.50", "1.5")).toBe(0);
    expect(compareDecimals("9.99", "10")).toBeLessThan(0);
    expect(compareDecimals("-2", "-10")).toBeGreaterThan(0);
    expect([isAbove("10", "9.99"), isAbove("1.5", "1.50"), isAbove("-10", "-2")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("nothing is a zero that is there", () => {
    for (const zero of ["0", "0.00", "-0.0"]) expect(isZero(zero)).toBe(true);
    for (const other of ["0.01", "free", undefined]) expect(isZero(other)).toBe(false);
  });

  test("a part is given in thousandths of the whole", () => {
    expect(perMille("1.5", "3.00")).toBe(500n);
    expect(perMille("999999999999999999999", "999999999999999999999")).toBe(1000n);
    expect(perMille("1", "3")).toBe(333n);
    expect(perMille("1", "1")).toBe(1000n);
    expect(perMille("5", "0")).toBe(0n);
  });
});

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
