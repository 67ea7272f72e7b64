import { describe, expect, test } from "vitest";
import { readAmount, readQuantity } from "../../src/money/index";

describe.each(["en", "de", "ar"])("in %s", (tag) => {
  test.each([
    ["24", 24],
    [" 007 ", 7],
    ["0", 0],
    ["1 000", 1000],
    ["1\u00a0000", 1000],
    ["1\u202f000", 1000],
    ["1’000", 1000],
    ["1'000", 1000],
    ["２４", 24],
    ["１　０００", 1000],
    ["٢٤", 24],
    ["١٬٠٠٠", 1000],
    ["\u200f٢٤\u200e", 24],
    ["1\u200b000", 1000],
    ["100 pcs", 100],
    ["100pcs.", 100],
    ["1 piece", 1],
    ["100 Stück", 100],
    ["100 STK", 100],
    ["100 uds.", 100],
    ["100 шт.", 100],
    ["100件", 100],
    ["100 個", 100],
    ["100개", 100],
    ["١٠٠ قطعة", 100],
    ["100 नग", 100],
  ])("%j is %i", (typed, quantity) => expect(readQuantity(typed, tag)).toBe(quantity));

  test.each([
    "12.5",
    "12,5",
    "1e3",
    "2k",
    "5 dozen",
    "10万",
    "3 packs",
    "100 kg",
    "pcs",
    "-1",
    "+1",
    "1-2",
    "1'00",
    "12'34",
    "9007199254740993",
    "x",
  ])("%j is no quantity", (typed) => expect(readQuantity(typed, tag)).toBeNull());

  test("an empty text is neither a quantity nor an error", () => {
    for (const typed of ["", "  ", "\u200e"]) expect(readQuantity(typed, tag)).toBeUndefined();
  });
});

test.each([
  ["1,000", "en", 1000],
  ["1.000", "en", null],
  ["1.000", "de", 1000],
  ["1,000", "de", null],
  ["1.234.567", "de", 1_234_567],
  ["12,345,678 pcs", "en", 12_345_678],
])("%j in %s is %s, by the signs of the language", (typed, tag, quantity) =>
  expect(readQuantity(typed, tag)).toBe(quantity),
);

test("amounts may have the same groups and invisible signs", () => {
  expect(readAmount("1’234.50", "de-CH")).toBe("1234.5");
  expect(readAmount("1'234'567,5", "de")).toBe("1234567.5");
  expect(readAmount("\u200f١٢٫٥\u200e", "ar")).toBe("12.5");
  expect(readAmount("1'23", "en")).toBeNull();
});
