import type { MerchantProduct } from "marketplace-sdk";
import { expect, test } from "vitest";
import { withText } from "../../../shared/forms/form-values";
import { productValues } from "./product-form";
import type { ProductValues, Row } from "./product-values";
import {
  combinationCount,
  followChoices,
  missing,
  newRow,
  sameForAll,
  slotsOf,
  specText,
  tiersInput,
  tierValues,
  validateTiers,
} from "./variants-and-tiers";

const product = (texts: Partial<ProductValues>): ProductValues => ({ ...productValues("en"), ...texts });

const typed = (values: ProductValues, at: number, items: string): ProductValues =>
  followChoices(values, withText(values, `specs.${at}.items`, items));

/** A product sold in two colors, the second one dearer. */
function colors(): ProductValues {
  const made = typed(product({ price: "12.50", stock: "7" }), 0, "Cream\nSage");
  const skus = made.skus.map((row, at) => ({ ...row, id: String(at + 1), stock: "3" }));
  return withText({ ...made, skus }, "skus.1.price", "14");
}
const told = (values: ProductValues): string[] =>
  values.skus.map((row) => `${specText(row)} ${row.price} ${row.stock} ${row.id}`);

test("the first values take the product's own price; new ones have no stock before it is said", () => {
  expect(told(typed(product({ price: "12.50", stock: "7" }), 0, "Cream"))).toEqual(["Cream 12.50 7 "]);
  expect(told(typed(product({ price: "12.50", stock: "7" }), 0, "Cream\n Sage \n\nSage"))).toEqual([
    "Cream 12.50 7 ",
    "Sage 12.50  ",
  ]);
  expect(told(typed(product({ version: "3", price: "12.50", stock: "7" }), 0, "Cream"))).toEqual([
    "Cream 12.50  ",
  ]);
});

test("a value typed letter by letter keeps its rows, with the ids that carts know", () => {
  let values = colors();
  for (const items of ["Crea\nSage", "Cre\nSage", "Cre!\nSage"]) values = typed(values, 0, items);
  expect(told(values)).toEqual(["Cre! 12.50 3 1", "Sage 14 3 2"]);
});

test("a value that is gone takes its rows along, a new one comes in every combination", () => {
  expect(told(typed(colors(), 0, "Sage"))).toEqual(["Sage 14 3 2"]);
  expect(told(typed(colors(), 0, "Cream\nSage\nInk"))).toEqual([
    "Cream 12.50 3 1",
    "Sage 14 3 2",
    "Ink 12.50  ",
  ]);
});

test("a second choice splits the rows and goes again without a trace", () => {
  const split = typed(typed(colors(), 1, "S"), 1, "S\nL");
  expect(told(split)).toEqual([
    "Cream, S 12.50 3 1",
    "Cream, L 12.50  ",
    "Sage, S 14 3 2",
    "Sage, L 12.50  ",
  ]);
  expect(told(typed(split, 1, ""))).toEqual(["Cream 12.50 3 1", "Sage 14 3 2"]);
  expect(told(typed(typed(split, 0, ""), 1, ""))).toEqual([]);
});

test("what was taken out stays out until it is asked for", () => {
  const split = typed(colors(), 1, "S\nL");
  const [first, , ...others] = split.skus;
  const rows: Row[] = first ? [first, ...others] : [];
  const without = { ...split, skus: rows };
  expect(missing(without)).toEqual([["Cream", "L", ""]]);
  const wider = typed(without, 1, "S\nL\nXL");
  expect(missing(wider)).toEqual([["Cream", "L", ""]]);
  expect(wider.skus).toHaveLength(5);
  const back = { ...wider, skus: [...wider.skus, newRow(["Cream", "L", ""], rows)] };
  expect(missing(back)).toEqual([]);
});

test("more combinations than a server takes are not made", () => {
  const many = Array.from({ length: 50 }, (_, at) => `v${at}`).join("\n");
  const before = colors();
  const values = typed(typed(before, 1, many), 2, many);
  expect(combinationCount(slotsOf(values))).toBe(5000);
  expect(values.skus).toHaveLength(100);
  expect(missing(values)).toEqual([]);
});

test("one price and stock for all rows changes what was typed and leaves the rest", () => {
  const rows = [newRow(["S"], []), { ...newRow(["L"], []), price: "9", stock: "4", sku_code: "L-1" }];
  const of = (all: { price: string; stock: string }) =>
    sameForAll(rows, all).map(({ price, stock, sku_code }) => [price, stock, sku_code]);
  expect(of({ price: " 12,50 ", stock: "" })).toEqual([
    ["12,50", "", ""],
    ["12,50", "4", "L-1"],
  ]);
  expect(of({ price: "", stock: "7" })).toEqual([
    ["", "7", ""],
    ["9", "7", "L-1"],
  ]);
});

const withTiers = (rows: readonly [string, string][], more: Partial<ProductValues> = {}) => ({
  ...{ price: "5.90", min_order: "1", pack_size: "1", skus: [] },
  price_tiers: rows.map(([min_num, price]) => ({ min_num, price })),
  ...more,
});
const faults = (rows: readonly [string, string][], more?: Partial<ProductValues>) =>
  validateTiers(withTiers(rows, more), 2, "en");

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
  expect(tiersInput(withTiers([]), 2, "en")).toEqual({});
  expect(tiersInput(withTiers([]), 2, "en", withTiers([["24", "5.40"]], { min_order: "24" }))).toEqual({
    price_tiers: [],
    min_order: 1,
  });
});
