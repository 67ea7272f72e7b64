import { expect, test } from "vitest";
import { amountOrZero } from "./amount-or-zero";

test("what is left out is 0, and what can't be read is not known", () => {
  expect(amountOrZero<"tax">({}, "tax")).toBe("0");
  expect(amountOrZero({ tax: undefined }, "tax")).toBeUndefined();
  expect(amountOrZero({ tax: "1.50" }, "tax")).toBe("1.50");
});
