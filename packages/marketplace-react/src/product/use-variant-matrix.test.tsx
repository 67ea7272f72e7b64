// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { toProductView } from "./product-view";
import { useVariantMatrix } from "./use-variant-matrix";

const shirt = toProductView({
  ...{ id: 1010, shop_id: 2, shopname: "Example North Textiles", title: "T-shirt", image: "/leaf.svg" },
  ...{ price: "5.90", currency: "USDT", pack_size: 2 },
  price_tiers: [{ min_num: 24, price: "5.40" }],
  specs: [
    { name: "Color", items: ["Leaf", "Sky"] },
    { name: "Size", items: ["M", "XL"] },
  ],
  skus: [
    { id: 1, spec: ["Leaf", "M"], price: "5.90", stock: 90 },
    { id: 2, spec: ["Leaf", "XL"], price: "6.30", stock: 90 },
    { id: 3, spec: ["Sky", "M"], price: "5.90", stock: 4 },
  ],
});

test("quantities of all combinations count toward a tier together", () => {
  const { result } = renderHook(() => useVariantMatrix(shirt));
  expect(result.current).toMatchObject({ pieces: 0, amount: "0.00", nextTier: undefined, orderable: [] });
  act(() => result.current.setQuantity(1, 12));
  act(() => result.current.setQuantity(2, 8));
  expect(result.current).toMatchObject({
    ...{ pieces: 20, amount: "121.20", nextTier: { more: 4, price: "5.40" } },
  });
  act(() => result.current.setQuantity(3, 4));
  expect(result.current).toMatchObject({ pieces: 24, amount: "132.80", nextTier: undefined });
  expect(
    result.current.orderable.map(({ label, quantity, unitPrice }) => [label, quantity, unitPrice]),
  ).toEqual([
    ["Leaf, M", 12, "5.40"],
    ["Leaf, XL", 8, "5.80"],
    ["Sky, M", 4, "5.40"],
  ]);
  expect(result.current.orderable[1]?.item).toMatchObject({ skuId: 2, price: "6.30", spec: "Leaf, XL" });
});

test("nothing can be ordered while a row is odd or too much; clearing begins again", () => {
  const { result } = renderHook(() => useVariantMatrix(shirt));
  act(() => result.current.setQuantity(1, 3));
  expect(result.current.rows[0]?.problem).toBe("pack");
  act(() => result.current.setQuantity(3, 6));
  expect(result.current.rows[2]?.problem).toBe("short");
  expect(result.current.orderable).toEqual([]);
  act(() => result.current.clear());
  expect(result.current.pieces).toBe(0);
});
