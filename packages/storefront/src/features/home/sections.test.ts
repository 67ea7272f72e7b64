import type { Product, Store } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { homeSections, isEmpty, topCategories } from "./sections";
import { storePictures } from "./store-row";

const product = (id: number, shop: number | string): Product => ({
  id,
  shop_id: shop,
  shopname: "Example",
  title: `Product ${id}`,
  image: `/uploads/${id}.svg`,
  price: "1.00",
});

describe("homeSections", () => {
  test.each([null, undefined, {}])("survives a server that sends %s", (site) => {
    expect(isEmpty(homeSections(site))).toBe(true);
  });

  test("shows no product twice, and keeps the rows of recommended products whole", () => {
    const list = (...ids: number[]) => ids.map((id) => product(id, 1));
    const { daily, recommend, hot, month } = homeSections({
      daily: list(1, 2, 3),
      recommend: list(2, 4),
      hot: list(3, 4, 5),
      month: list(5, 1, 6),
    });
    expect([daily, recommend, hot, month].map((products) => products.map(({ id }) => id))).toEqual([
      [1, 3],
      [2, 4],
      [5],
      [6],
    ]);
  });

  test("ranks six products at most", () => {
    const hot = Array.from({ length: 9 }, (_, index) => product(index, 1));
    expect(homeSections({ hot }).hot).toHaveLength(6);
  });
});

test("top categories are those without a parent; a list without any is shown as it is", () => {
  const rows = [
    { id: 1, pid: 0, name: "Home" },
    { id: "2", pid: "0", name: "Garden" },
    { id: 3, pid: 1, name: "Kitchen" },
  ];
  expect(topCategories(rows).map((row) => row.name)).toEqual(["Home", "Garden"]);
  expect(topCategories(rows.slice(2)).map((row) => row.name)).toEqual(["Kitchen"]);
});

test("a store shows up to three different pictures of its own products; ids compare as strings", () => {
  const shop: Store = { id: 5, shopname: "Example" };
  const recommend = [product(1, "5"), product(1, 5), product(2, 6), product(3, 5)];
  const sections = homeSections({ recommend, hot: [product(4, 5), product(7, 5)] });
  expect(storePictures(shop, sections)).toEqual(["/uploads/1.svg", "/uploads/3.svg", "/uploads/4.svg"]);
});
