import fc from "fast-check";
import { compareDecimals } from "marketplace-sdk/money";
import { describe, expect, test } from "vitest";
import { createFormat, intlTag } from "./format";

describe("money", () => {
  const { money, moneyParts } = createFormat("en");

  test.each([
    ["1234.50", "USDT", "1,234.50\u00a0USDT"],
    ["0", "USDT", "0\u00a0USDT"],
    ["-3.10", "USDT", "-3.10\u00a0USDT"],
    ["1234.50", "EUR", "€1,234.50"],
    ["5000.000000", "USDT", "5,000.00\u00a0USDT"],
    ["0.120500", "USDT", "0.1205\u00a0USDT"],
    ["0.00044428", "BTC", "0.00044428\u00a0BTC"],
  ])("%s %s", (amount, currency, text) => {
    expect(money(amount, currency)).toBe(text);
  });

  test("keeps every digit, beyond what a float holds", () => {
    expect(moneyParts("900719925474099312345.123456789012345678", "ETH").amount).toBe(
      "900,719,925,474,099,312,345.123456789012345678",
    );
  });

  test("prints every digit of any amount", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n - 10n ** 21n, max: 10n ** 21n - 1n }),
        fc.stringMatching(/^\d{2,18}$/),
        (whole, fraction) => {
          const shown = moneyParts(`${whole}.${fraction}`, "USDT").amount.replaceAll(",", "");
          expect(compareDecimals(shown, `${whole}.${fraction}`)).toBe(0);
        },
      ),
    );
  });

  test("puts the currency where the language puts it", () => {
    expect(createFormat("de").moneyParts("1234.50", "EUR")).toEqual({
      amount: "1.234,50",
      currency: "€",
      currencyFirst: false,
    });
  });

  test.each([undefined, null, "", "free", "1,234.50", "NaN", 5, [], {}])("%j is no amount", (amount) => {
    expect(moneyParts(amount as string, "EUR")).toEqual({ amount: "–", currency: "", currencyFirst: false });
    expect(money(amount as string, "EUR")).toBe("–");
  });
});

describe("other figures", () => {
  test("a score the language's way, and anything but a number as it is", () => {
    const { number } = createFormat("de");
    expect([number(4.7), number("4.7"), number("5"), number("A+")]).toEqual(["4,7", "4,7", "5", "A+"]);
  });

  test("a score with as many decimals as others of its kind", () => {
    const { number } = createFormat("de");
    expect([number(5, 1), number("4", 1), number(4.7, 1), number(4.75, 1)]).toEqual([
      "5,0",
      "4,0",
      "4,7",
      "4,75",
    ]);
  });

  test("a fraction as a percentage, exactly", () => {
    expect(createFormat("en").percent("0.0725")).toBe("7.25%");
  });

  test("days the language's way, from Unix seconds", () => {
    expect(createFormat("en-GB").date(1_795_175_706)).toBe("20 Nov 2026");
  });

  test("Arabic in the digits of its texts", () => {
    const { number, date } = createFormat("ar");
    expect(number(12)).toBe("12");
    expect(date(1_795_175_706)).toMatch(/2026/);
    expect(intlTag("ar")).toBe("ar-u-nu-latn");
  });

  test("no value breaks a page, or is shown as 0, NaN or a day in 1970", () => {
    const values = [
      undefined,
      null,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
      -1e300,
      "2026-11-28 04:49:00",
      "",
      [],
      {},
      true,
    ];
    const format = createFormat("en");
    for (const value of values as never[]) {
      expect([format.date(value), format.utcDate(value), format.dateTime(value)]).toEqual(["–", "–", "–"]);
      expect(format.percent(value)).toBe("–");
    }
    expect([format.date(0), format.date(-1), format.dateTime(0)]).toEqual(["–", "–", "–"]);
    for (const value of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, "", [], {}] as never[]) {
      expect([format.number(value), format.compact(value)]).toEqual(["–", "–"]);
    }
  });

  // The hour depends on the machine's time zone. Spaces and marks of direction differ from browser to browser.
  test.each([
    ["en", /^Nov 20, 2026, \d{1,2}:\d\d [AP]M$/],
    ["zh-CN", /^2026年11月20日 \d\d:\d\d$/],
    ["zh-Hant", /^2026年11月20日 (?:上午|下午|凌晨|清晨|晚上|中午|早上)?\d{1,2}:\d\d$/],
    ["ja", /^2026\/11\/20 \d{1,2}:\d\d$/],
    ["ko", /^2026\. 11\. 20\. \d\d:\d\d$/],
    ["vi", /^\d\d:\d\d,? 20 thg 11, 2026$/],
    ["de", /^20\.11\.2026, \d\d:\d\d Uhr$/],
    ["es", /^20 nov 2026, \d{1,2}:\d\d$/],
    ["pt", /^20 de nov\. de 2026, \d\d:\d\d$/],
    ["ru", /^20 нояб\. 2026 г\., \d\d:\d\d$/],
    ["ar", /^20\/11\/2026، \d{1,2}:\d\d [صم]$/],
    ["hi", /^20 नव[॰.] 2026, \d{1,2}:\d\d [ap]m$/],
    ["fr", /^20 nov\. 2026 à \d\d:\d\d$/],
  ])("day and time by the habit of %s", (tag, habit) => {
    const text = createFormat(tag).dateTime(1_795_175_706);
    expect(text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/[\u200e\u200f]/g, "")).toMatch(habit);
  });
});
