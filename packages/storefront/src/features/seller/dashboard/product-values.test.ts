import { expect, test } from "vitest";
import { productValues } from "./product-form";
import { readValues } from "./product-values";

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
    images: {},
  };
  expect(readValues(odd)).toEqual({
    ...values,
    title: "",
    images: [],
    skus: [{ ...row, spec: ["", "", ""], price: "" }],
    price_tiers: [],
  });
  for (const none of [undefined, null, "", "{}", 7]) expect(readValues(none)).toBeUndefined();
});
