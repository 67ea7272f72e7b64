import { expect, test } from "vitest";
import { teapot, teapotAndPlant } from "../../test/preview";
import { formerPrices, orderItemKey, orderItems } from "./order-items";

const plant = { id: "1007", shopId: "2", shopName: "North", num: 1, title: "Plant", price: "11.90" };
const lines = [teapot, plant];
const preview = teapotAndPlant("14.20", "14.20");

test("an order is sent by ids and quantities alone", () => {
  expect(orderItems(lines)).toEqual([
    { id: 1003, num: 2, shop_id: 1, sku_id: 32 },
    { id: "1007", num: 1, shop_id: "2" },
  ]);
});

test("only changed prices are reported", () => {
  expect(formerPrices(preview, preview).size).toBe(0);
  expect(formerPrices(preview, teapotAndPlant("15.00", "14.20"))).toEqual(
    new Map([[orderItemKey(teapot), "14.20"]]),
  );
});
