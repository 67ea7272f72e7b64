import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { describe, expect, test } from "vitest";
import { loadTable, translated } from ".";
import { pseudoText } from "./pseudo";
import { tableFaults } from "./table-faults";

const english = await loadTable("en", true);

const offered = LANGUAGES.map(({ code }) => code);

test("every language has its own texts", () => {
  expect([...translated].sort()).toEqual([...offered].sort());
});

test.each(offered)("the texts of %s are whole: keys, holes and plural forms", async (code) => {
  const own = await loadTable(code, true);
  expect(tableFaults(languageTag(code), own, english)).toEqual([]);
});

describe("a table is refused for", () => {
  const { home } = english;
  if (!home) throw new Error("English has no home page");
  const source = { home };
  const { hot, ...withoutHot } = home;

  test.each([
    ["a missing key", "de", { home: withoutHot }, "home.hot: missing"],
    ["a missing part", "de", {}, "home.hot: missing"],
    ["a key that English does not have", "de", { home: { ...home, hott: hot } }, "home.hott: unknown"],
    ["an empty text", "de", { home: { ...home, hot: " " } }, "home.hot: empty"],
    ["a lost hole", "de", { home: { ...home, credit: "Bonität" } }, "home.credit: no {{score}} in “Bonität”"],
    ["a hole of its own", "de", { home: { ...home, hot: "{{x}}" } }, "home.hot: {{x}} is unknown in “{{x}}”"],
    ["a missing plural form", "ru", { home }, 'home.products: no "few"'],
    ["a plural form without use", "ja", { home }, 'home.products: "one" is never used'],
    [
      "no plural where English has one",
      "ja",
      { home: { ...home, products: "点" } },
      "home.products: missing",
    ],
    [
      "a plural form of many counts that does not say which",
      "hi",
      { home: { ...home, products: { one: "एक", other: "{{count}}" } } },
      "home.products: no {{count}} in “एक”",
    ],
  ])("%s", (_why, tag, own, fault) => {
    expect(tableFaults(tag, own, source)).toContain(fault);
  });

  test.each([
    ["pt", { "=1": "um produto", one: "{{count}} produto", many: "{{count}} de produtos" }],
    ["ru", { "=1": "товар", one: "{{count}} товар", few: "{{count}} товара", many: "{{count}} товаров" }],
  ])("nothing in %s when the form of exactly one leaves the count out", (tag, forms) => {
    const own = { home: { ...home, products: { ...forms, other: "{{count}}" } } };
    expect(tableFaults(tag, own, source)).toEqual([]);
  });

  test("nothing when a form of one count alone leaves the count out", () => {
    const own = { home: { ...home, products: { one: "ein Produkt", other: "{{count}} Produkte" } } };
    expect(tableFaults("de", own, source)).toEqual([]);
  });
});

test("the pseudo language keeps holes and is longer", () => {
  const text = pseudoText("Hello {{name}}");
  expect(text).toContain("{{name}}");
  expect(text).not.toContain("Hello");
  expect(text.length).toBeGreaterThan("Hello {{name}}".length * 1.3);
});
