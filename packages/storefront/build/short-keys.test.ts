import { expect, test } from "vitest";
import { shortenPart, shortenUses, shortNames } from "./short-keys.ts";

const CART = `export const cart = {
  title: "Cart",
  count: {
    one: "{{count}} item",
    other: "{{count}} items",
  },
  clear: "Clear: all",
} as const;
`;
const short = shortNames(
  new Map([
    ["cart", CART],
    ["mine", `export const mine = {\n  paid: "Paid",\n} as const;\n`],
  ]),
  ["label: t(`mine.$" + "{id}`)"],
  ["cart.clear"],
);

test("keys are short, unless they are computed or mean something else as well", () => {
  expect([...short]).toEqual([
    ["cart.title", "0"],
    ["cart.count", "1"],
  ]);
});

test("a part keeps its texts and plural forms under the short names", () => {
  expect(shortenPart("cart", CART, short)).toBe(
    CART.replace("  title:", '  "0":').replace("  count:", '  "1":'),
  );
});

test("code asks by the short names", () => {
  expect(shortenUses(`t("cart.title"); open("cart.clear"); t("mine.paid")`, short)).toBe(
    `t("cart.0"); open("cart.clear"); t("mine.paid")`,
  );
});

test("a hundred names are a hundred different ones", () => {
  const many = Array.from({ length: 100 }, (_, index) => `  name${index}: "",`).join("\n");
  expect(new Set(shortNames(new Map([["cart", many]]), [], []).values()).size).toBe(100);
});
