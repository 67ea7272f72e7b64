import { expect, test } from "vitest";
import { withText } from "../../../shared/forms/form-values";
import { productValues } from "./product-form";
import { mergeEdits, type ProductValues, readValues } from "./product-values";

const row = { spec: ["Cream", "", ""], id: "7", price: "12", stock: "2", image: "", sku_code: "C" };
const values = {
  ...productValues("en"),
  title: "Teapot",
  images: ["/a.webp"],
  skus: [row],
  price_tiers: [{ min_num: "24", price: "11" }],
};

test("a draft is read as it was kept", () => {
  expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test("non-text values are dropped, and anything but a draft is ignored", () => {
  const odd = {
    ...values,
    title: 7,
    skus: [{ ...row, spec: 7, price: null }],
    price_tiers: "x",
    lead_times: [{ min_num: 7, days: "5" }],
    images: {},
  };
  expect(readValues(odd)).toEqual({
    ...values,
    title: "",
    images: [],
    skus: [{ ...row, spec: ["", "", ""], price: "" }],
    price_tiers: [],
    lead_times: [{ min_num: "", days: "5" }],
  });
  for (const none of [undefined, null, "", "{}", 7]) expect(readValues(none)).toBeUndefined();
});

const rowOf = (name: string, price: string, stock: string) => ({
  spec: [name, "", ""],
  id: name,
  price,
  stock,
  image: "",
  sku_code: "",
});
const colors = (items: string) => [
  { name: "Color", items },
  { name: "", items: "" },
  { name: "", items: "" },
];
const base: ProductValues = {
  ...productValues("en"),
  version: "3",
  title: "Teapot",
  price: "12",
  specs: colors("Cream\nSage"),
  skus: [rowOf("Cream", "12", "2"), rowOf("Sage", "14", "3")],
  price_tiers: [{ min_num: "24", price: "11" }],
};

test("what was typed here stays, the rest is as it was saved elsewhere", () => {
  const mine = withText({ ...base, title: "Teapot with strainer" }, "skus.0.price", "13");
  const theirs = withText({ ...base, version: "4", price: "11" }, "skus.1.stock", "9");
  expect(mergeEdits(base, mine, theirs)).toEqual({
    values: {
      ...base,
      version: "4",
      title: "Teapot with strainer",
      price: "11",
      skus: [rowOf("Cream", "13", "2"), rowOf("Sage", "14", "9")],
    },
    conflicts: [],
  });
});

test("a field that both have changed is named; the same change twice isn't a conflict", () => {
  const mine = { ...base, title: "My teapot", price: "10" };
  const theirs = { ...base, version: "4", title: "Their teapot", price: "10" };
  const { values, conflicts } = mergeEdits(base, mine, theirs);
  expect(values).toMatchObject({ title: "My teapot", price: "10", version: "4" });
  expect(conflicts).toEqual(["title"]);
});

test("rows are never mixed up when the choices differ", () => {
  const shorter = { ...base, specs: colors("Sage"), skus: [rowOf("Sage", "14", "3")] };
  const kept = mergeEdits(base, { ...base, title: "Pot" }, { ...shorter, version: "4" });
  expect(kept.values.skus).toEqual([rowOf("Sage", "14", "3")]);
  expect(kept.conflicts).toEqual([]);
  const mine = mergeEdits(base, shorter, withText({ ...base, version: "4" }, "skus.0.price", "20"));
  expect(mine.values.skus).toEqual([rowOf("Sage", "14", "3")]);
  expect(mine.conflicts).not.toEqual([]);
});

test("rows that are taken as a whole have the stock that is left, unless another was typed", () => {
  const longer = {
    ...base,
    specs: colors("Ink\nCream\nSage"),
    skus: [rowOf("Ink", "12", "4"), rowOf("Cream", "12", "2"), rowOf("Sage", "14", "8")],
  };
  const theirs = withText(withText({ ...base, version: "4" }, "skus.0.stock", "1"), "skus.1.stock", "0");
  expect(mergeEdits(base, longer, theirs).values.skus).toEqual([
    rowOf("Ink", "12", "4"),
    rowOf("Cream", "12", "1"),
    rowOf("Sage", "14", "8"),
  ]);
});

test("tiers are merged by position unless one is added, and taken as a whole otherwise", () => {
  const mine = withText(base, "price_tiers.0.price", "10");
  const theirs = withText({ ...base, version: "4" }, "price_tiers.0.min_num", "12");
  expect(mergeEdits(base, mine, theirs)).toMatchObject({
    values: { price_tiers: [{ min_num: "12", price: "10" }] },
    conflicts: [],
  });
  const longer = { ...mine, price_tiers: [...mine.price_tiers, { min_num: "96", price: "9" }] };
  const { values, conflicts } = mergeEdits(base, longer, theirs);
  expect(values.price_tiers).toEqual(longer.price_tiers);
  expect(conflicts).toEqual(["price_tiers"]);
  expect(mergeEdits(base, base, { ...longer, version: "4" }).values.price_tiers).toEqual(longer.price_tiers);
});
