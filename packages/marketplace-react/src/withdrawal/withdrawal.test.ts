import fc from "fast-check";
import { compareDecimals, isAbove } from "marketplace-sdk/money";
import { describe, expect, test } from "vitest";
import { maxWithdrawal, validateWithdrawal } from "./withdrawal";

const LIMITS = { min: "10.000000", max: "5000.000000", step: "0.010000" };

describe("Max", () => {
  test.each([
    ["the full balance", "1284.600000", undefined, LIMITS, "1284.6"],
    ["whole steps of it", "1284.609999", undefined, LIMITS, "1284.6"],
    ["no more than one withdrawal may be", "9000.000000", undefined, LIMITS, "5000"],
    ["no more than the day allows", "1284.600000", "400.000000", LIMITS, "400"],
    [
      "the balance where nothing limits it",
      "0.123456789012345678",
      undefined,
      { max: "0", step: "0" },
      "0.123456789012345678",
    ],
    ["nothing of nothing", "0.000000", "50000.000000", LIMITS, "0"],
  ])("is %s", (_what, money, daily_left, limits, max) => {
    expect(maxWithdrawal({ money, ...(daily_left && { daily_left }) }, limits)).toBe(max);
  });
});

test.each([
  ["", "missing"],
  ["0", "invalid"],
  ["ten", "invalid"],
  ["1284.61", "insufficientBalance"],
  ["9,99", "tooSmall"],
  ["400.01", "overDailyLimit"],
  ["400", undefined],
  ["١٠", undefined],
])("%s is rejected as %s", (typed, problem) => {
  expect(validateWithdrawal(typed, "en", { money: "1284.600000", daily_left: "400.000000" }, LIMITS)).toBe(
    problem,
  );
});

test("more than the balance is called so, also above the limit of one withdrawal", () => {
  expect(validateWithdrawal("6000", "en", { money: "5500" }, LIMITS)).toBe("insufficientBalance");
  expect(validateWithdrawal("5200", "en", { money: "5500" }, LIMITS)).toBe("tooLarge");
});

/** Money as servers write it: up to 18 digits after the point, far above what a double can hold. */
const money = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => {
    const digits = `${units}`.padStart(scale + 1, "0");
    const at = digits.length - scale;
    return scale > 0 ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
  });
const limits = fc.record({
  min: money,
  max: money,
  step: fc.constantFrom("0", "0.01", "1", "0.000001", "7"),
});

test("Max is never above balance, limit or day, and one step more would be", () => {
  fc.assert(
    fc.property(money, fc.option(money, { nil: undefined }), limits, (balance, daily_left, { max, step }) => {
      const filled = maxWithdrawal({ money: balance, ...(daily_left && { daily_left }) }, { max, step });
      const bounds = [balance, daily_left ?? balance, compareDecimals(max, "0") === 0 ? balance : max];
      for (const bound of bounds) expect(compareDecimals(filled, bound)).toBeLessThanOrEqual(0);
      const next = sum(filled ?? "", step);
      expect(step === "0" || bounds.some((bound) => isAbove(next, bound))).toBe(true);
    }),
  );
});

test("what Max fills in is rejected for nothing but the minimum", () => {
  fc.assert(
    fc.property(money, fc.option(money, { nil: undefined }), limits, (balance, daily_left, rules) => {
      const max = maxWithdrawal({ money: balance, ...(daily_left && { daily_left }) }, rules) ?? "";
      const problem = validateWithdrawal(
        max,
        "en",
        { money: balance, ...(daily_left && { daily_left }) },
        rules,
      );
      expect([undefined, "tooSmall", "invalid"]).toContain(problem);
      if (problem === "tooSmall") expect(compareDecimals(max, rules.min)).toBeLessThan(0);
      if (problem === "invalid") expect(compareDecimals(max, "0")).toBe(0);
    }),
  );
});

/** Another way to the same sum: digit by digit, without the module under test. */
function sum(one: string, other: string): string {
  const scale = 18;
  const units = (text: string): bigint => {
    const [whole = "", fraction = ""] = text.split(".");
    return BigInt(whole + fraction.padEnd(scale, "0"));
  };
  const digits = `${units(one) + units(other)}`.padStart(scale + 1, "0");
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
