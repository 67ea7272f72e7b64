import { expect, test } from "vitest";
import { isolate, plainText } from "./bidi";

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
