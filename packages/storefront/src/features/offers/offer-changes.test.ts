import { expect, it } from "vitest";
import { changedTerms, type Terms } from "./offer-changes";

const chairs: Terms = {
  pro_id: 1,
  title: "Solid beech dining chair",
  spec: "",
  num: 20,
  price: "10.00",
  freight: "10.00",
  tax: "0.00",
  total: "210.00",
  terms_hash: "chairs",
  currency: "USDT",
  delivery_days: 3,
  note: "",
};

it("names what differs, even at the same total", () => {
  const tulip = { ...chairs, title: "Silk tulip", num: 1, price: "200.00", delivery_days: 300 };
  expect(changedTerms(chairs, { ...tulip, terms_hash: "tulip" })).toEqual([
    "title",
    "num",
    "price",
    "delivery_days",
  ]);
});

it("names another product of the same name", () => {
  expect(changedTerms(chairs, { ...chairs, pro_id: 2, terms_hash: "others" })).toEqual(["title"]);
});

it("names another option of the same words", () => {
  const small = { ...chairs, sku_id: 1, spec: "S" };
  expect(changedTerms(small, { ...small, sku_id: 2, terms_hash: "others" })).toEqual(["spec"]);
});

it("names nothing while the offer is as it was read", () => {
  expect(changedTerms(chairs, { ...chairs })).toEqual([]);
});
