import { describe, expect, test, vi } from "vitest";
import { latinDigits, PLAIN, readAmount, typedAmount } from "../../src/money/index";

test.each([
  ["0,005", "0.005"],
  ["0.005", "0.005"],
  ["00,5", "0.5"],
  ["1,200", "1200"],
  ["1,200.50", "1200.5"],
  ["12,34,567.5", "1234567.5"],
  ["٠٫٠٠٥", "0.005"],
  ["١٫٢٥٠", "1.25"],
  ["١٬٢٥٠", "1250"],
  ["١،٥", "1.5"],
  ["١٬٢٠٠٫٥٠٠", "1200.5"],
  ["1,200．500", "1200.5"],
  ["١٬٥", "1.5"],
  ["１，２００", "1200"],
  [" 100.000000 ", "100"],
  [`${"9".repeat(21)}.${"1".repeat(18)}`, `${"9".repeat(21)}.${"1".repeat(18)}`],
])("reads %s as %s where decimals have a point", (typed, amount) =>
  expect(readAmount(typed, "en")).toBe(amount),
);

test.each([
  ["12,345", "12.345"],
  ["1,250", "1.25"],
  ["0,005", "0.005"],
  ["0.005", "0.005"],
  ["1.250", "1250"],
  ["1.250,5", "1250.5"],
  ["1.234.567", "1234567"],
  ["1 234,5", "1234.5"],
  ["12.5", "12.5"],
  ["12.3456", "12.3456"],
  ["12,3456", "12.3456"],
  ["١٫٢٥٠", "1.25"],
  ["١٬٢٥٠", "1250"],
  ["١٬٥", "1.5"],
])("reads %s as %s where decimals have a comma", (typed, amount) =>
  expect(readAmount(typed, "de")).toBe(amount),
);

describe.each(["en", "de"])("in %s", (tag) => {
  test.each([
    "1e5",
    "-1",
    "+1",
    ".",
    ",",
    "1.2.3",
    "1,2,3",
    "0x10",
    "1".repeat(22),
    `0.${"1".repeat(19)}`,
    "USDT",
  ])("%s is no amount", (typed) => expect(readAmount(typed, tag)).toBeNull());

  test("an empty text is neither an amount nor an error", () =>
    expect(readAmount("  ", tag)).toBeUndefined());
});

test.each([
  ["1.250,50", "en"],
  ["1,250.50", "de"],
  ["1,234,56", "en"],
  ["1,234,5", "en"],
  ["12,34,567,8", "en"],
  ["1.234.56", "de"],
  ["1.234.5", "de"],
  ["١٬٢٣٤٬٥٦", "ar"],
])("%s is no amount in %s: which sign is which can't be known", (typed, tag) =>
  expect(readAmount(typed, tag)).toBeNull(),
);

test.each([
  [PLAIN, "1234.5"],
  ["de", "1234,5"],
])("an amount is written for %s as it is read there", (tag, typed) => {
  expect(typedAmount("1234.5", tag)).toBe(typed);
  expect(readAmount(typed, tag)).toBe("1234.5");
});

test.each(["en_US", "not a language", "", "x"])("where %j is no language, decimals have a point", (tag) => {
  expect(readAmount("1,234.5", tag)).toBe("1234.5");
  expect(typedAmount("1234.5", tag)).toBe("1234.5");
});

test("a language is asked for its decimal sign once: that is slow, and people type letter by letter", () => {
  const format = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  for (const typed of ["1", "1,", "1,5"]) readAmount(typed, "de-LI");
  expect(format).toHaveBeenCalledTimes(1);
  format.mockRestore();
});

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["a١-2", "a1-2"],
])("%s is written %s", (typed, latin) => expect(latinDigits(typed)).toBe(latin));

test("digits of unsupported scripts stay what they are", () => expect(latinDigits("𝟏᠑")).toBe("𝟏᠑"));
