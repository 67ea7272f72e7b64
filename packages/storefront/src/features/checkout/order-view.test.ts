import { MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import {
  formerPrices,
  generalProblem,
  groupViews,
  isAddressGone,
  isChanged,
  offerKey,
  orderItems,
  type Preview,
  refusedBy,
  renewIn,
} from "./order-view";

const teapot = {
  id: 1003,
  skuId: 32,
  shopId: 1,
  shopName: "Harbour",
  num: 2,
  title: "Teapot",
  price: "14.20",
};
const plant = { id: "1007", shopId: "2", shopName: "North", num: 1, title: "Plant", price: "11.90" };
const groups = [
  { shopId: 1, shopName: "Harbour", goods: [teapot], checkes: [teapot] },
  { shopId: "2", shopName: "North", goods: [plant], checkes: [plant] },
];
const row = (pro_id: number, sku_id: number, price: string) => ({
  pro_id,
  sku_id,
  title: `Title ${pro_id}`,
  price,
  num: 1,
  amount: price,
});
const preview = (teapotPrice: string, total: string): Preview => ({
  currency: "USDT",
  groups: [
    {
      shop_id: 1,
      shopname: "Harbour Trading",
      goods: [row(1003, 32, teapotPrice)],
      goods_amount: teapotPrice,
      freight: "0.00",
      tax: "0.00",
      total: teapotPrice,
      problems: [],
    },
    {
      shop_id: 2,
      shopname: "North",
      goods: [row(1007, 0, "11.90")],
      goods_amount: "0.00",
      freight: "0.00",
      tax: "0.00",
      total: "0.00",
      problems: [
        { error: "address_required", id: 0 },
        { error: "stock_short", id: 1007, sku_id: 0, left: 0 },
      ],
    },
  ],
  goods_amount: total,
  freight: "0.00",
  tax: "0.00",
  total,
  price_token: "",
});

test("lines carry the server's figures and problems, whatever type their ids have", () => {
  const [harbour, north] = groupViews(groups, preview("14.20", "14.20"));
  expect(harbour?.shopName).toBe("Harbour Trading");
  expect(harbour?.lines[0]?.goods.title).toBe("Title 1003");
  expect(harbour?.lines[0]?.problem).toBeUndefined();
  expect(north?.lines[0]?.problem?.error).toBe("stock_short");
  expect(north?.sums?.total).toBe("0.00");
});

test("before the server has answered the lines stand as they were put in", () => {
  const [harbour] = groupViews(groups, undefined);
  expect(harbour?.sums).toBeUndefined();
  expect(harbour?.lines[0]?.goods).toMatchObject({
    title: "Teapot",
    price: "14.20",
    num: 2,
    amount: "28.40",
  });
});

test("a line the server does not list is still shown, so that it can be left out", () => {
  const [, north] = groupViews(groups, { ...preview("14.20", "14.20"), groups: [] });
  expect(north?.lines[0]?.goods.title).toBe("Plant");
});

test("a refusal of the whole order is found at its line, or above all of them", () => {
  const refusal = (reason: string, data: object) =>
    new MarketplaceError("Only 3 left", {
      kind: "api",
      operation: "orders.preview",
      attempts: 1,
      code: 0,
      reason,
      data,
    });
  const short = refusedBy(refusal("stock_short", { error: "stock_short", id: 1003, sku_id: "32", left: 3 }));
  expect(short).toMatchObject({ error: "stock_short", left: 3, msg: "Only 3 left" });
  expect(groupViews(groups, undefined, short)[0]?.lines[0]?.problem).toBe(short);
  expect(generalProblem(undefined, short)).toBeUndefined();

  const closed = refusedBy(refusal("area_not_open", { error: "area_not_open", field: "address_id" }));
  expect(generalProblem(undefined, closed)?.error).toBe("area_not_open");
  expect(groupViews(groups, undefined, closed)[0]?.lines[0]?.problem).toBeUndefined();
  expect(generalProblem(preview("14.20", "14.20"))?.error).toBe("address_required");
  expect(refusedBy(new Error("no answer"))).toBeUndefined();
});

test.each([
  ["orders.preview", 404, undefined, true],
  ["orders.preview", 404, "product_unavailable", false],
  ["orders.preview", 0, undefined, false],
  ["orders.create", 404, undefined, false],
])("%s with %d, %s: the address is gone %s", (operation, code, reason, gone) => {
  const facts = { kind: "api", operation, attempts: 1, code, ...(reason && { reason }) } as const;
  expect(isAddressGone(new MarketplaceError("Not found", facts))).toBe(gone);
});

test("an order is sent by ids and pieces alone", () => {
  expect(orderItems([teapot, plant])).toEqual([
    { id: 1003, num: 2, shop_id: 1, sku_id: 32 },
    { id: "1007", num: 1, shop_id: "2" },
  ]);
});

test("a change is another total or another price", () => {
  const before = preview("14.20", "26.10");
  expect(isChanged(before, preview("14.20", "26.10"))).toBe(false);
  expect(isChanged(before, preview("14.20", "27.10"))).toBe(true);
  const dearer = preview("15.00", "26.10");
  expect(isChanged(before, dearer)).toBe(true);
  expect(formerPrices(before, dearer)).toEqual(new Map([[offerKey(teapot), "14.20"]]));
});

test.each([
  ["well before its end", 1_900, 1_000, 300_000],
  ["half a minute ahead", 1_100, 1_000, 70_000],
  ["soon when it is over by this clock", 900, 1_000, 15_000],
  ["and without one", undefined, 1_000, 15_000],
])("a price token is renewed %s", (_, expiresAt, now, wait) => {
  expect(renewIn(expiresAt, now)).toBe(wait);
});
