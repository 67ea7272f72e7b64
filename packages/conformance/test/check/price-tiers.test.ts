import { expect, test } from "vitest";
import { tierPrice, tierProblem } from "../../src/check/scenarios/price-tiers";

const group = (num: number, price: string, amount: string) => ({
  goods: [{ price, num, amount }],
  ...{ goods_amount: amount, freight: "0.00", tax: "0.00", total: amount },
});

test("a tier holds from its first piece on", () => {
  const tiers = [
    { min_num: 12, price: "11.00" },
    { min_num: 24, price: "9.95" },
  ];
  expect([11, 12, 23, 24].map((num) => tierPrice("12.50", tiers, num))).toEqual([
    ...["12.50", "11.00", "11.00", "9.95"],
  ]);
});

test.each([
  ["another tier", 12, group(12, "12.50", "150.00"), "12 pieces cost 12.50 each, the tier says 11.00"],
  ["a tier too early", 9, group(9, "11.00", "99.00"), "9 pieces cost 11.00 each, the tier says 12.50"],
  ["the sum of another price", 24, group(24, "9.95", "264.00"), "24 at 9.95 are 264.00"],
  ["no line", 6, undefined, "6 pieces are in no line"],
])("%s is found", (_, num, found, problem) => {
  expect(tierProblem(found, num)).toContain(problem);
});

test("the right price is not", () => {
  expect(tierProblem(group(24, "9.95", "238.80"), 24)).toBeUndefined();
});
