import { expect, test } from "vitest";
import { readAmount } from "./typed";

test.each([
  ["0,005", "0.005"],
  ["0.005", "0.005"],
  ["00,5", "0.5"],
  ["1,200", "1200"],
  ["1,200.50", "1200.5"],
  ["٠٫٠٠٥", "0.005"],
  ["١٫٢٥٠", "1.25"],
  ["١٬٢٥٠", "1250"],
  ["١،٥", "1.5"],
  ["١٬٢٠٠٫٥٠٠", "1200.5"],
  ["1,200．500", "1200.5"],
  ["１，２００", "1200"],
  [" 100.000000 ", "100"],
  [`${"9".repeat(21)}.${"1".repeat(18)}`, `${"9".repeat(21)}.${"1".repeat(18)}`],
])("reads %s as %s", (typed, amount) => expect(readAmount(typed)).toBe(amount));

test.each(["1e5", "-1", "+1", ".", "1.2.3", "0x10", "1".repeat(22), `0.${"1".repeat(19)}`, "USDT"])(
  "%s is no amount",
  (typed) => expect(readAmount(typed)).toBeNull(),
);

test("nothing typed is no amount and no mistake", () => expect(readAmount("  ")).toBeUndefined());
