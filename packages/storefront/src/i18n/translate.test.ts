import { describe, expect, test } from "vitest";
import { shell as arabic } from "./ar/shell";
import { shell } from "./en/shell";
import { shell as russian } from "./ru/shell";
import { createTranslate } from "./translate";

const english = { shell };

describe("translate", () => {
  test("says a text and fills its holes", () => {
    const t = createTranslate({ tag: "en", table: {}, english });
    expect(t("shell.reload")).toBe("Reload");
    expect(t("shell.seeAllOf", { title: "Stores" })).toBe("See all: Stores");
  });

  test("chooses the English plural and writes the number the English way", () => {
    const t = createTranslate({ tag: "en", table: {}, english });
    expect(t("shell.cartCount", { count: 1 })).toBe("1 item in the cart");
    expect(t("shell.cartCount", { count: 1200 })).toBe("1,200 items in the cart");
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
    const t = createTranslate({ tag: "ar-u-nu-latn", table: { shell: arabic }, english });
    expect(t("shell.cartCount", { count })).toBe(text);
  });

  test.each([
    [1, "1 товар в корзине"],
    [3, "3 товара в корзине"],
    [11, "11 товаров в корзине"],
    [21, "21 товар в корзине"],
  ])("knows the three Russian forms of whole numbers: %i", (count, text) => {
    const t = createTranslate({ tag: "ru", table: { shell: russian }, english });
    expect(t("shell.cartCount", { count })).toBe(text);
  });

  test("falls back to English, with English plurals", () => {
    const t = createTranslate({ tag: "ar-u-nu-latn", table: {}, english });
    expect(t("shell.reload")).toBe("Reload");
    expect(t("shell.cartCount", { count: 1 })).toBe("1 item in the cart");
  });

  test("reports what nobody can say and shows the key", () => {
    const missing: string[] = [];
    const t = createTranslate({ tag: "en", table: {}, english, onMissing: (key) => missing.push(key) });
    expect(t("home.hot")).toBe("home.hot");
    expect(missing).toEqual(["home.hot"]);
  });
});
