import fc from "fast-check";
import { readAmount, typedAmount } from "marketplace-sdk/money";
import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { describe, expect, test } from "vitest";
import { createFormat } from "../../i18n/format";

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
