import { expect, test } from "vitest";
import { mergeEdits } from "./merge";
import { rowFields, rowsOf } from "./variants";

const row = (name: string, price: string, stock: string) => ({
  spec: [name, "", ""],
  id: name,
  price,
  stock,
  image: "",
  sku_code: "",
});
const base = {
  version: "3",
  title: "Teapot",
  price: "12",
  "specs.0.items": "Cream\nSage",
  ...rowFields([row("Cream", "12", "2"), row("Sage", "14", "3")]),
};

test("what was typed here stays, the rest is as it was saved elsewhere", () => {
  const mine = { ...base, title: "Teapot with strainer", "skus.0.price": "13" };
  const theirs = { ...base, version: "4", price: "11", "skus.1.stock": "9" };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    values: {
      ...base,
      version: "4",
      title: "Teapot with strainer",
      price: "11",
      "skus.0.price": "13",
      "skus.1.stock": "9",
    },
    both: [],
  });
});

test("a field that both have changed is named; the same change twice is none", () => {
  const mine = { ...base, title: "My teapot", price: "10" };
  const theirs = { ...base, version: "4", title: "Their teapot", price: "10" };
  const { values, both } = mergeEdits(base, mine, theirs);
  expect(values).toMatchObject({ title: "My teapot", price: "10", version: "4" });
  expect(both).toEqual(["title"]);
});

test("rows are never mixed up when the choices differ", () => {
  const shorter = { ...base, "specs.0.items": "Sage", ...rowFields([row("Sage", "14", "3")]) };
  const kept = mergeEdits(base, { ...base, title: "Pot" }, { ...shorter, version: "4" });
  expect(rowsOf(kept.values)).toEqual([row("Sage", "14", "3")]);
  expect(kept.both).toEqual([]);
  const mine = mergeEdits(base, shorter, { ...base, version: "4", "skus.0.price": "20" });
  expect(rowsOf(mine.values)).toEqual([row("Sage", "14", "3")]);
  expect(mine.both).not.toEqual([]);
});

test("rows that are taken as a whole have the stock that is left, unless another was typed", () => {
  const longer = {
    ...base,
    "specs.0.items": "Ink\nCream\nSage",
    ...rowFields([row("Ink", "12", "4"), row("Cream", "12", "2"), row("Sage", "14", "8")]),
  };
  const theirs = { ...base, version: "4", "skus.0.stock": "1", "skus.1.stock": "0" };
  expect(rowsOf(mergeEdits(base, longer, theirs).values)).toEqual([
    row("Ink", "12", "4"),
    row("Cream", "12", "1"),
    row("Sage", "14", "8"),
  ]);
});
