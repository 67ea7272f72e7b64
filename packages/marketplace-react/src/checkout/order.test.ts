import { expect, test } from "vitest";
import { teapot, teapotAndPlant } from "../../test/preview";
import { fakeStorages } from "../../test/render";
import { createDrafts } from "../drafts/drafts";
import { formerPrices, orderItemKey, orderItems, type PendingOrder, pendingOrderOf } from "./order";

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

const order: PendingOrder = {
  lines: [
    { id: 1003, shopId: 1, shopName: "Harbour", num: 2 },
    { id: 1024, shopId: 2, shopName: "Bright", num: 1 },
  ],
  origin: "cart",
  remark: "Please ring twice.",
  token: "pt_1",
  total: "48.20",
  addressId: "7",
  key: "0123456789abcdef",
};

function setUp() {
  const { device, tab } = fakeStorages();
  const drafts = createDrafts({ device: () => device, tab: () => tab });
  return { device, of: (userId: string) => pendingOrderOf(drafts.forUser(userId)) };
}

test("an order is read back exactly as it was sent, by the same user alone", () => {
  const { of } = setUp();
  of("7").write(order);
  expect(of("7").read()).toEqual(order);
  expect(of("8").read()).toBeUndefined();
});

test("once another tab has its outcome it is no longer pending here", () => {
  const { device, of } = setUp();
  const here = of("7");
  here.write(order);
  of("7").clear();
  expect(here.read()).toBeUndefined();
  expect(device.length).toBe(0);
});

test.each(["shopCart", "order"])("a part of it is not an order: without %s", (part) => {
  const { device, of } = setUp();
  of("7").write(order);
  device.removeItem(`draft:7:${part}`);
  expect(of("7").read()).toBeUndefined();
});
