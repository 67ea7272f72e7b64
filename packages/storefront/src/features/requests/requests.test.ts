import type { Category } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { categoryGroups, categoryTree } from "../../entities/category/categories";
import { categoryName, isOpen } from "./requests";

describe("isOpen", () => {
  it.each([
    ["open", 200, true],
    ["open", undefined, true],
    ["open", 100, false],
    ["closed", 200, false],
    ["frozen", 200, false],
  ])("%s until %s is %s", (status, expires_at, open) => {
    expect(isOpen({ status, ...(expires_at && { expires_at }) }, 100)).toBe(open);
  });
});

const categories: Category[] = [
  { id: 10, pid: 0, name: "Home" },
  { id: 12, pid: 10, name: "Kitchen" },
  { id: 20, pid: 0, name: "Fashion" },
];

describe("categories", () => {
  it("are listed under their department, which can be chosen too", () => {
    expect(categoryGroups(categoryTree(categories))).toEqual([
      {
        name: "Home",
        options: [
          { id: "10", name: "Home" },
          { id: "12", name: "Kitchen" },
        ],
      },
      { name: "Fashion", options: [{ id: "20", name: "Fashion" }] },
    ]);
    expect(categoryGroups(categoryTree(null))).toEqual([]);
  });

  it("are named by their id; 0 means none", () => {
    const groups = categoryGroups(categoryTree(categories));
    expect(categoryName(groups, "12")).toBe("Kitchen");
    expect(categoryName(groups, 20)).toBe("Fashion");
    expect(categoryName(groups, 0)).toBeUndefined();
    expect(categoryName(groups, 99)).toBeUndefined();
  });
});
