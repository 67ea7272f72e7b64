import type { Data } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { buyAgainLine, orderActions } from "./order-actions";

const LINE = {
  id: 1,
  pro_id: 7,
  sku_id: 71,
  title: "Old name",
  spec: "Sage",
  price: "5.00",
  num: 3,
  amount: "15.00",
};
const PRODUCT: Data<"products.get"> = {
  id: 7,
  shop_id: 2,
  shopname: "Example Store",
  title: "Teapot",
  image: "/teapot.svg",
  price: "6.00",
  currency: "USDT",
  stock: 9,
  specs: [{ name: "Color", items: ["Sage", "Cream"] }],
  skus: [
    { id: "71", spec: ["Sage"], price: "6.50", stock: 5, image: "/sage.svg" },
    { id: 72, spec: ["Cream"], price: "6.00", stock: 4 },
  ],
};

describe("buyAgainLine", () => {
  test("takes today's price, picture and stock of the same variant", () => {
    expect(buyAgainLine(LINE, PRODUCT)).toEqual({
      quantity: 3,
      item: {
        id: 7,
        shopId: 2,
        shopName: "Example Store",
        title: "Teapot",
        image: "/sage.svg",
        price: "6.50",
        currency: "USDT",
        skuId: "71",
        spec: "Sage",
        stock: 5,
      },
    });
  });

  test("takes the remaining stock when it is short", () => {
    expect(buyAgainLine({ ...LINE, num: 8 }, PRODUCT)?.quantity).toBe(5);
  });

  test.each([
    ["a product that is gone", undefined],
    ["a variant that is gone", { ...PRODUCT, skus: PRODUCT.skus?.slice(1) ?? [] }],
    [
      "a variant that is sold out",
      { ...PRODUCT, skus: [{ id: 71, spec: ["Sage"], price: "6.50", stock: 0 }] },
    ],
    ["a product that is sold out", { ...PRODUCT, specs: [], skus: [], stock: 0 }],
  ])("rejects %s", (_name, product) => {
    expect(buyAgainLine(LINE, product)).toBeUndefined();
  });

  test("a product that has got variants since must be selected again", () => {
    expect(buyAgainLine({ ...LINE, sku_id: 0, spec: "" }, PRODUCT)).toBeUndefined();
  });

  test("a product without variants needs none, also where no stock is named", () => {
    const { stock: _, ...plain } = { ...PRODUCT, specs: [], skus: [] };
    const again = buyAgainLine({ ...LINE, sku_id: 0, spec: "" }, plain);
    expect(again).toMatchObject({ quantity: 3, item: { price: "6.00", image: "/teapot.svg" } });
    expect(again?.item).not.toHaveProperty("skuId");
    expect(again?.item).not.toHaveProperty("stock");
  });
});

const none = { pay: false, cancel: false, receipt: false, comment: false, dispute: false };

describe("the actions", () => {
  const of = (status: string, can: Partial<typeof none>, pay_no = "P1") =>
    orderActions({ status, can: { ...none, ...can }, pay_no });

  test("are those the server allows, the most likely first", () => {
    expect(of("unpaid", { pay: true, cancel: true })).toEqual(["pay", "cancel"]);
    expect(of("paid", { cancel: true })).toEqual(["cancel"]);
    expect(of("shipped", { receipt: true })).toEqual(["confirmReceipt"]);
    expect(of("received", { comment: true })).toEqual(["review", "buyAgain"]);
    expect(of("paid", {})).toEqual([]);
  });

  test("offer the same again only when the order is over", () => {
    expect(of("cancelled", {})).toEqual(["buyAgain"]);
    expect(of("shipped", {})).toEqual([]);
  });

  test("do not lead to a payment without a number", () => {
    expect(of("unpaid", { pay: true }, "")).toEqual([]);
  });

  test("don't exist in an unknown state, whatever is allowed", () => {
    expect(of("frozen", { pay: true, cancel: true, receipt: true, comment: true })).toEqual([]);
  });
});
