import { describe, expect, it } from "vitest";
import { cartItem, findProblem, piecesIn, stockOf, takeBack } from "./purchase";
import { toView } from "./view";

const plain = toView({
  id: 1007,
  shop_id: 2,
  shopname: "Example North Textiles",
  title: "Rubber plant",
  image: "/plant.svg",
  price: "11.90",
  currency: "USDT",
  stock: 5,
});
const teapot = toView({
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

describe("findProblem", () => {
  it("asks to select while a variant or the quantity is missing", () => {
    expect(findProblem(teapot, [undefined], 1)).toEqual({ kind: "select" });
    expect(findProblem(plain, [], 0)).toEqual({ kind: "select" });
    expect(findProblem(teapot, ["2 l"], 1)).toEqual({ kind: "select" });
  });

  it("knows what is sold out", () => {
    expect(findProblem(teapot, ["600 ml"], 1)).toEqual({ kind: "soldOut" });
    expect(findProblem({ ...plain, stock: 0 }, [], 1)).toEqual({ kind: "soldOut" });
  });

  it("counts what lies in the cart already", () => {
    expect(findProblem(teapot, ["900 ml"], 3)).toBeUndefined();
    expect(findProblem(teapot, ["900 ml"], 2, 2)).toEqual({ kind: "short", left: 1 });
    expect(findProblem(plain, [], 1, 9)).toEqual({ kind: "short", left: 0 });
  });

  it("leaves the stock to the server when it does not say", () => {
    expect(findProblem({ ...plain, stock: undefined }, [], 5000)).toBeUndefined();
    expect(findProblem({ ...teapot, skus: [], stock: undefined }, ["900 ml"], 2)).toBeUndefined();
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

describe("cartItem", () => {
  it("takes picture, price and stock of the variant", () => {
    expect(cartItem(teapot, ["900 ml"])).toEqual({
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
    const item = cartItem(plain, []);
    expect(item).toMatchObject({ price: "11.90", currency: "USDT", stock: 5 });
    expect(item).not.toHaveProperty("skuId");
    expect(item).not.toHaveProperty("spec");
  });
});

describe("piecesIn", () => {
  const lines = [
    { id: 1003, shopId: 1, shopName: "", num: 4 },
    { id: "1003", shopId: "1", shopName: "", num: 2, skuId: "32" },
  ];

  it("tells variants apart and compares ids as text", () => {
    expect(piecesIn(lines, { id: 1003, shopId: 1, shopName: "", skuId: 32 })).toBe(2);
    expect(piecesIn(lines, { id: "1003", shopId: "1", shopName: "" })).toBe(4);
    expect(piecesIn(lines, { id: 1003, shopId: 2, shopName: "" })).toBe(0);
  });
});

describe("takeBack", () => {
  const item = cartItem(plain, []);
  const other = { id: 1, shopId: 1, shopName: "", num: 1, checked: false };

  it("takes what was added away again and nothing else: ticks and other lines stay as they are now", () => {
    expect(takeBack([other, { ...item, num: 3 }], item, 3, 0)).toEqual([other]);
    expect(takeBack([{ ...item, num: 5, checked: false }, other], item, 3, 2)).toEqual([
      { ...item, num: 2, checked: false },
      other,
    ]);
  });

  it.each([
    ["more were added since", 7, 4],
    ["some of them were taken out since", 4, 2],
    ["all of them were taken out since", 2, 2],
    ["more than those were taken out since", 1, 1],
  ])("never takes more than what was added: %s", (_, num, left) => {
    expect(takeBack([{ ...item, num }], item, 3, 2)).toEqual([{ ...item, num: left }]);
  });

  it("has nothing to take back once the line is gone", () => {
    expect(takeBack([other], item, 3, 0)).toEqual([other]);
  });
});
