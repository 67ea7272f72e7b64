import fc from "fast-check";
import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { describe, expect, test } from "vitest";
import { createFormat } from "../i18n/format";
import { readAmount, typedAmount } from "./typed";

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

  test("nothing typed is no amount and no mistake", () => expect(readAmount("  ", tag)).toBeUndefined());
});

test.each([
  ["1.250,50", "en"],
  ["1,250.50", "de"],
])("%s is no amount in %s: which sign is which can't be known", (typed, tag) =>
  expect(readAmount(typed, tag)).toBeNull(),
);

/** Amounts as the contract writes them, without needless zeros. */
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 21n - 1n }), fc.stringMatching(/^(\d{0,17}[1-9])?$/))
  .map(([whole, fraction]) => `${whole}${fraction && `.${fraction}`}`);

describe.each(LANGUAGES.map(({ code }) => languageTag(code)))("in the language %s", (tag) => {
  const { number, moneyParts } = createFormat(tag);

  test("what the shop prints is read as what it is", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = moneyParts(amount, "USDT").amount;
        expect(readAmount(shown, tag), shown).toBe(amount);
      }),
    );
    for (const count of ["999", "1000", "12345", "1234567"])
      expect(readAmount(number(count), tag)).toBe(count);
  });

  test("what the shop fills in is read as what it is", () => {
    fc.assert(fc.property(amounts, (amount) => readAmount(typedAmount(amount, tag), tag) === amount));
  });
});
