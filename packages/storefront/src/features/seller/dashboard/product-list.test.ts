import { expect, test } from "vitest";
import { nextSort, readSort, sortQuery } from "./product-list";
import { sortDirection } from "./product-table";

test("an address says how products are sorted, and says nothing of the usual order", () => {
  expect(readSort(null, null)).toEqual({ column: "updatetime", order: "desc" });
  expect(readSort("price", null)).toEqual({ column: "price", order: "asc" });
  expect(readSort("price", "desc")).toEqual({ column: "price", order: "desc" });
  expect(readSort("id; drop", "up")).toEqual({ column: "updatetime", order: "desc" });
  expect(sortQuery({ column: "updatetime", order: "desc" })).toEqual({});
  for (const column of ["updatetime", "title", "price", "stock", "sales"] as const) {
    for (const order of ["asc", "desc"] as const) {
      const { sort = null, order: direction = null } = sortQuery({ column, order });
      expect(readSort(sort, direction)).toEqual({ column, order });
    }
  }
});

test("a press on a heading sorts by it, a second one the other way round", () => {
  const price = nextSort(readSort(null, null), "price");
  expect(price).toEqual({ column: "price", order: "asc" });
  expect(sortDirection(price, "price")).toBe("asc");
  expect(sortDirection(price, "stock")).toBeUndefined();
  expect(nextSort(price, "price")).toEqual({ column: "price", order: "desc" });
  expect(nextSort(price, "stock")).toEqual({ column: "stock", order: "desc" });
});
