// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { toProductView } from "./product-view";
import { useVariantSelection } from "./use-variant-selection";

const teapot = toProductView({
  id: 1003,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  title: "Teapot",
  image: "/front.svg",
  price: "14.20",
  currency: "USDT",
  specs: [
    { name: "Color", items: ["Sage", "Sea"] },
    { name: "Size", items: ["600 ml", "900 ml"] },
  ],
  skus: [
    { id: 31, spec: ["Sage", "600 ml"], price: "14.20", stock: 0 },
    { id: 32, spec: ["Sage", "900 ml"], price: "16.80", stock: 3, image: "/large.svg" },
    { id: 33, spec: ["Sea", "600 ml"], price: "14.90", stock: 9 },
  ],
});

test("selecting a combination sets price, picture and stock", () => {
  const { result } = renderHook(() => useVariantSelection(teapot));
  expect(result.current.problem).toEqual({ kind: "incomplete" });
  act(() => void result.current.toggle(0, "Sage"));
  expect(result.current.availability(1, "600 ml")).toBe("soldOut");
  expect(result.current.skus.map(({ id }) => id)).toEqual([32]);
  act(() => void expect(result.current.toggle(1, "900 ml")?.id).toBe(32));
  expect(result.current).toMatchObject({ price: "16.80", image: "/large.svg", stock: 3, problem: undefined });
  expect(result.current.item).toMatchObject({ id: 1003, skuId: 32, spec: "Sage, 900 ml", price: "16.80" });
});

test("a combination that does not exist can't be bought", () => {
  const { result } = renderHook(() => useVariantSelection(teapot));
  act(() => {
    result.current.toggle(0, "Sea");
    result.current.toggle(1, "900 ml");
  });
  expect(result.current.availability(1, "900 ml")).toBe("none");
  expect(result.current.problem).toEqual({ kind: "incomplete" });
});

test("the quantity never exceeds the stock and returns with another variant", () => {
  const { result } = renderHook(() => useVariantSelection(teapot));
  act(() => {
    result.current.toggle(0, "Sage");
    result.current.toggle(1, "900 ml");
    result.current.setQuantity(8);
  });
  expect(result.current.quantity).toBe(3);
  act(() => {
    result.current.toggle(1, "600 ml");
    result.current.toggle(0, "Sea");
  });
  expect(result.current.quantity).toBe(8);
});

test("a combination named beforehand is selected; one that doesn't exist is ignored", () => {
  const { result } = renderHook(() => useVariantSelection(teapot, "32"));
  expect(result.current).toMatchObject({ selection: ["Sage", "900 ml"], price: "16.80", problem: undefined });
  const { result: unknown } = renderHook(() => useVariantSelection(teapot, "<b>"));
  expect(unknown.current.selection).toEqual([undefined, undefined]);
});

test("the quantity begins with the minimum in whole packs, and says what it and more of it cost", () => {
  const cap = toProductView({
    ...{ id: 1018, shop_id: 6, shopname: "Example Trail Supply", title: "Cap", image: "/cap.svg" },
    ...{ price: "3.90", stock: 300, min_order: 20, pack_size: 6 },
    price_tiers: [
      { min_num: 48, price: "3.60" },
      { min_num: 240, price: "3.20" },
    ],
  });
  const { result } = renderHook(() => useVariantSelection(cap));
  expect(result.current).toMatchObject({
    ...{ quantity: 24, unitPrice: "3.90", nextTier: { more: 24, price: "3.60" }, problem: undefined },
    item: { price: "3.90", minOrder: 20, packSize: 6 },
  });
  act(() => result.current.setQuantity(48));
  expect(result.current).toMatchObject({ unitPrice: "3.60", nextTier: { more: 192, price: "3.20" } });
  act(() => result.current.setQuantity(13));
  expect(result.current.problem).toEqual({ kind: "pack", packSize: 6 });
  act(() => result.current.setQuantity(6));
  expect(result.current.problem).toEqual({ kind: "minimum", minOrder: 20 });
});

test("a dearer variant keeps its difference in every tier", () => {
  const tiered = { ...teapot, priceTiers: [{ min_num: 2, price: "13.00" }] };
  const { result } = renderHook(() => useVariantSelection(tiered, 32));
  act(() => result.current.setQuantity(2));
  expect(result.current).toMatchObject({ price: "16.80", unitPrice: "15.60" });
});
