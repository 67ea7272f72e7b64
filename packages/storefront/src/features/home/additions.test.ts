import type { Product } from "marketplace-sdk";
import { expect, test } from "vitest";
import { newestFirst } from "./additions";

const product = (id: number): Product => ({
  ...{ id, shop_id: 1, shopname: "Example", title: `Product ${id}`, image: "", price: "1.00" },
});

test("new products of several stores are ordered by day", () => {
  const at = (id: number, createtime?: number) => ({
    ...product(id),
    ...(createtime !== undefined && { createtime }),
  });
  expect(newestFirst([at(1, 30), at(2), at(3, 90)]).map(({ id }) => id)).toEqual([3, 1, 2]);
});
