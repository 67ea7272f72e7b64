import { describe, expect, it } from "vitest";
import { toProductView } from "./product-view";
import { cartItemOf, shipHoursAt, stockOf, validateMinimum, validatePurchase } from "./purchase";

const plain = toProductView({
  id: 1007,
  shop_id: 2,
  shopname: "Example North Textiles",
  title: "Rubber plant",
  image: "/plant.svg",
  price: "11.90",
  currency: "USDT",
  stock: 5,
});
const teapot = toProductView({
  id: 1003,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  title: "Teapot",
  image: "/front.svg",
  price: "14.20",
  specs: [{ name: "Size", items: ["600 ml", "900 ml"] }],
  skus: [
    { id: 31, spec: ["600 ml"], price: "14.20", stock: 0 },
    { id: 32, spec: ["900 ml"], price: "16.80", stock: 3, image: "/large.svg" },
  ],
});

describe("validatePurchase", () => {
  it("asks to select while a variant or the quantity is missing", () => {
    expect(validatePurchase(teapot, [undefined], 1)).toEqual({ kind: "incomplete" });
    expect(validatePurchase(plain, [], 0)).toEqual({ kind: "incomplete" });
    expect(validatePurchase(teapot, ["2 l"], 1)).toEqual({ kind: "incomplete" });
  });

  it("knows what is sold out", () => {
    expect(validatePurchase(teapot, ["600 ml"], 1)).toEqual({ kind: "soldOut" });
    expect(validatePurchase({ ...plain, stock: 0 }, [], 1)).toEqual({ kind: "soldOut" });
  });

  it("counts what lies in the cart already", () => {
    expect(validatePurchase(teapot, ["900 ml"], 3)).toBeUndefined();
    expect(validatePurchase(teapot, ["900 ml"], 2, 2)).toEqual({ kind: "short", left: 1 });
    expect(validatePurchase(plain, [], 1, 9)).toEqual({ kind: "short", left: 0 });
  });

  it("asks for whole packs; a minimum counts over all variants and is asked apart", () => {
    const packed = { ...plain, stock: 90, packSize: 6, minOrder: 24 };
    expect(validatePurchase(packed, [], 13)).toEqual({ kind: "pack", packSize: 6 });
    expect(validatePurchase(packed, [], 12)).toBeUndefined();
    expect(validateMinimum(packed, 18)).toEqual({ kind: "minimum", minOrder: 24 });
    expect(validateMinimum(packed, 24)).toBeUndefined();
  });

  it("leaves the stock to the server when it does not say", () => {
    expect(validatePurchase({ ...plain, stock: undefined }, [], 5000)).toBeUndefined();
    expect(validatePurchase({ ...teapot, skus: [], stock: undefined }, ["900 ml"], 2)).toBeUndefined();
  });
});

describe("stockOf", () => {
  it("adds up what fits the choice so far", () => {
    expect(stockOf({ ...teapot, stock: 99 }, [undefined])).toBe(3);
    expect(stockOf(teapot, ["600 ml"])).toBe(0);
    expect(stockOf(plain, [])).toBe(5);
    expect(stockOf({ ...plain, stock: undefined }, [])).toBeUndefined();
  });
});

describe("cartItemOf", () => {
  it("takes picture, price and stock of the variant", () => {
    expect(cartItemOf(teapot, ["900 ml"])).toEqual({
      id: 1003,
      shopId: 1,
      shopName: "Example Harbour Trading",
      title: "Teapot",
      image: "/large.svg",
      price: "16.80",
      skuId: 32,
      spec: "900 ml",
      stock: 3,
    });
  });

  it("has no variant fields without variants", () => {
    const item = cartItemOf(plain, []);
    expect(item).toMatchObject({ price: "11.90", currency: "USDT", stock: 5 });
    expect(item).not.toHaveProperty("skuId");
    expect(item).not.toHaveProperty("spec");
  });
});

describe("shipHoursAt", () => {
  const leadTimes = [
    { min_num: 120, days: 5 },
    { min_num: 600, days: 14 },
  ];

  it("is what the quantity reaches, and never less than for one piece", () => {
    const at = (pieces: number, shipHours?: number) => shipHoursAt({ shipHours, leadTimes }, pieces);
    expect([1, 119, 120, 600].map((pieces) => at(pieces, 24))).toEqual([24, 24, 120, 336]);
    expect(at(120, 240)).toBe(240);
  });

  it("is not known where the server doesn't say", () => {
    expect(shipHoursAt({ shipHours: undefined, leadTimes }, 1)).toBeUndefined();
    expect(shipHoursAt({ shipHours: undefined, leadTimes }, 120)).toBe(120);
  });
});

describe("the code of a cart item", () => {
  it("is the variant's, or that of a product without variants", () => {
    const coded = { ...plain, skuCode: "RP-40" };
    expect(cartItemOf(coded, []).skuCode).toBe("RP-40");
    const skus = teapot.skus.map((sku) => ({ ...sku, sku_code: `T-${sku.id}` }));
    const pots = { ...teapot, skuCode: "T", skus };
    expect(cartItemOf(pots, ["900 ml"]).skuCode).toBe("T-32");
    expect(cartItemOf(teapot, ["900 ml"])).not.toHaveProperty("skuCode");
  });
});
