import type { Product } from "marketplace-sdk";
import { expect, test } from "vitest";
import { dealsOf, newestFirst } from "./additions";
import { homeSections } from "./sections";

const product = (id: number | string, price: string, market_price?: string): Product => ({
  ...{ id, shop_id: 1, shopname: "Example", title: `Product ${id}`, image: "", price },
  ...(market_price !== undefined && { market_price }),
});

test("deals are the page's products below their list price, each once, the largest discount first", () => {
  const sections = homeSections({
    daily: [product(1, "9.00", "10.00"), product(2, "10.00", "10.00")],
    hot: [product("1", "9.00", "10.00"), product(3, "5.00", "10.00")],
    recommend: [product(4, "7.00")],
    month: [product(5, "6.00", "5.00")],
  });
  expect(dealsOf(sections).map(({ id }) => id)).toEqual([3, 1]);
});

test("a row of deals has an end", () => {
  const daily = Array.from({ length: 40 }, (_, id) => product(id + 1, "5.00", "10.00"));
  expect(dealsOf(homeSections({ daily }))).toHaveLength(12);
});

test("new products of several stores are ordered by day", () => {
  const at = (id: number, createtime?: number) => ({
    ...product(id, "1.00"),
    ...(createtime !== undefined && { createtime }),
  });
  expect(newestFirst([at(1, 30), at(2), at(3, 90)]).map(({ id }) => id)).toEqual([3, 1, 2]);
});
