import { describe, expect, test } from "vitest";
import { loadTable } from ".";
import { core as english } from "./locales/en/core";
import { createTranslate, isolate, plainText } from "./translate";

const arabic = await loadTable("ar");
const russian = await loadTable("ru", true);

describe("translate", () => {
  test("says a text and fills its holes", () => {
    const t = createTranslate({ tag: "en", dir: "ltr", table: {}, english });
    expect(t("shell.reload")).toBe("Reload");
    expect(t("shell.seeAllOf", { title: "Stores" })).toBe("See all: Stores");
  });

  test("chooses the English plural and writes the number the English way", () => {
    const t = createTranslate({ tag: "en", dir: "ltr", table: {}, english });
    expect(t("shell.cartCount", { count: 1 })).toBe("1 item in your cart");
    expect(t("shell.cartCount", { count: 1200 })).toBe("1,200 items in your cart");
  });

  test.each([
    [0, "السلة فارغة"],
    [1, "منتج واحد في السلة"],
    [2, "منتجان في السلة"],
    [3, "3 منتجات في السلة"],
    [11, "11 منتجًا في السلة"],
    [100, "100 منتج في السلة"],
  ])("knows the six Arabic forms: %i", (count, text) => {
    // Latin digits, so that the test does not depend on the platform's choice for bare "ar".
    const t = createTranslate({ tag: "ar-u-nu-latn", dir: "rtl", table: arabic, english });
    expect(t("shell.cartCount", { count })).toBe(text);
  });

  test.each([
    [1, "1 товар в корзине"],
    [3, "3 товара в корзине"],
    [11, "11 товаров в корзине"],
    [21, "21 товар в корзине"],
  ])("knows the three Russian forms of whole numbers: %i", (count, text) => {
    const t = createTranslate({ tag: "ru", dir: "ltr", table: russian, english });
    expect(t("shell.cartCount", { count })).toBe(text);
  });

  test("says exactly one without its number where a language has words for it", () => {
    const t = createTranslate({ tag: "ru", dir: "ltr", table: russian, english });
    expect(t("checkout.paidText", { count: 1 })).toMatch(/^Магазин получил/);
    expect(t("checkout.paidText", { count: 21 })).toMatch(/^21\u00a0магазин получил/);
  });

  test("keeps a name or an amount in its own direction, and leaves counts alone", () => {
    const inEnglish = createTranslate({ tag: "en", dir: "ltr", table: {}, english });
    expect(inEnglish("shell.seeAllOf", { title: "متاجر" })).toBe("See all: \u2068متاجر\u2069");
    const t = createTranslate({ tag: "ar-u-nu-latn", dir: "rtl", table: arabic, english });
    expect(t("shell.seeAllOf", { title: "USDT" })).toBe("عرض الكل: \u2068USDT\u2069");
    expect(t("shell.cartCount", { count: 3 })).not.toMatch(/[\u2066-\u2069]/);
  });

  test("falls back to English, with English plurals", () => {
    const t = createTranslate({ tag: "ar-u-nu-latn", dir: "rtl", table: {}, english });
    expect(t("shell.reload")).toBe("Reload");
    expect(t("shell.cartCount", { count: 1 })).toBe("1 item in your cart");
  });

  test("reports missing texts and shows the key", () => {
    const missing: string[] = [];
    const t = createTranslate({
      tag: "en",
      dir: "ltr",
      table: {},
      english,
      onMissing: (key) => missing.push(key),
    });
    expect(t("titles.login")).toBe("titles.login");
    expect(missing).toEqual(["titles.login"]);
  });
});

test.each([
  ["USDT", "ltr", "USDT"],
  ["12.50 €", "ltr", "12.50 €"],
  ["商店", "ltr", "商店"],
  ["متجر", "ltr", "\u2068متجر\u2069"],
  ["\u202eevil", "ltr", "\u2068\u202eevil\u2069"],
  ["USDT", "rtl", "\u2068USDT\u2069"],
  ["متجر", "rtl", "\u2068متجر\u2069"],
] as const)("%j in a sentence that runs %s", (text, dir, isolated) => {
  expect(isolate(text, dir)).toBe(isolated);
});

test("a text that leaves the page has no marks of direction", () => {
  expect(plainText("عرض الكل: \u2068Stores\u2069\u200f")).toBe("عرض الكل: Stores");
});
