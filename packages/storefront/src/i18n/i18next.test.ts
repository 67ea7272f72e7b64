import { expect, test } from "vitest";
import { tableOf } from "./i18next";

test("plural forms become one entry, and other texts stay", () => {
  const home = { hot: "Beliebt", products_one: "{{count}} Produkt", products_other: "{{count}} Produkte" };
  expect(tableOf({ home })).toEqual({
    home: { hot: "Beliebt", products: { one: "{{count}} Produkt", other: "{{count}} Produkte" } },
  });
});

test("the form for exactly one is a form", () => {
  expect(tableOf({ home: { "products_=1": "товар", products_one: "{{count}} товар" } })).toEqual({
    home: { products: { "=1": "товар", one: "{{count}} товар" } },
  });
});
