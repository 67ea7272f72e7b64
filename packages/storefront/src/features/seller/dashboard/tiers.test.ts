import type { MerchantProduct } from "marketplace-sdk";
import { expect, test } from "vitest";
import { tiersInput, tierValues, validateTiers } from "./product-rows";
import type { ProductValues } from "./product-values";

const typed = (rows: readonly [string, string][], more: Partial<ProductValues> = {}) => ({
  ...{ price: "5.90", min_order: "1", pack_size: "1", skus: [] },
  price_tiers: rows.map(([min_num, price]) => ({ min_num, price })),
  ...more,
});
const faults = (rows: readonly [string, string][], more?: Partial<ProductValues>) =>
  validateTiers(typed(rows, more), 2, "en");

test("what is stored is typed in the reader's way and sent as it was", () => {
  const product: MerchantProduct = {
    ...{ id: 1, shop_id: 1, shopname: "", title: "", image: "", price: "5.90", status: "on", version: 1 },
    price_tiers: [{ min_num: 24, price: "5.40" }],
    min_order: 24,
    pack_size: 6,
  };
  const values = tierValues("de", product);
  expect(values.price_tiers).toEqual([{ min_num: "24", price: "5,40" }]);
  expect(tiersInput(values, 2, "de")).toEqual({
    price_tiers: [{ min_num: 24, price: "5.4" }],
    min_order: 24,
    pack_size: 6,
  });
});

test("quantities rise and prices fall, from one piece at its price on", () => {
  expect(
    faults([
      ["24", "5.40"],
      ["120", "4.90"],
    ]),
  ).toEqual({});
  expect(faults([["1", "5.40"]])).toEqual({ "price_tiers.0.min_num": "dashboard.tierFromRule" });
  expect(faults([["24", "5.90"]])).toEqual({ "price_tiers.0.price": "dashboard.tierPriceRule" });
  expect(
    faults([
      ["24", "5.40"],
      ["24", "5.40"],
    ]),
  ).toEqual({
    "price_tiers.1.min_num": "dashboard.tierFromRule",
    "price_tiers.1.price": "dashboard.tierPriceRule",
  });
  expect(faults([["", ""]])).toMatchObject({ "price_tiers.0.min_num": "dashboard.tierFromRule" });
  expect(faults([["24", "free"]])["price_tiers.0.price"]).not.toBe(undefined);
});

test("the cheapest variant counts", () => {
  const row = { spec: ["S", "", ""], id: "", stock: "1", image: "", sku_code: "" };
  const skus = [
    { ...row, price: "9.90" },
    { ...row, spec: ["M", "", ""], price: "5.00" },
  ];
  expect(faults([["24", "5.40"]], { skus })).toEqual({ "price_tiers.0.price": "dashboard.tierPriceRule" });
  expect(faults([["24", "4.99"]], { skus })).toEqual({});
});

test("minimum and pack are whole numbers from 1", () => {
  expect(faults([], { min_order: "0", pack_size: "1.5" })).toEqual({
    min_order: "dashboard.quantityRule",
    pack_size: "dashboard.quantityRule",
  });
});

test("nothing is sent that neither is nor was there; a table that is taken out is sent empty", () => {
  expect(tiersInput(typed([]), 2, "en")).toEqual({});
  expect(tiersInput(typed([]), 2, "en", typed([["24", "5.40"]], { min_order: "24" }))).toEqual({
    price_tiers: [],
    min_order: 1,
  });
});
