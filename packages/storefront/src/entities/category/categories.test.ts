import type { Category } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { type CategoryNode, categoryTree, trailOf } from "./categories";

const shape = (tree: readonly CategoryNode[]): unknown[] =>
  tree.map(({ id, children }) => (children.length > 0 ? [id, ...shape(children)] : id));

describe("categoryTree", () => {
  it("reads a flat list", () => {
    const flat: Category[] = [
      { id: 11, pid: 10, name: "Furniture" },
      { id: 10, pid: 0, name: "Home" },
      { id: 20, pid: 0, name: "Fashion" },
    ];
    expect(shape(categoryTree(flat))).toEqual([[10, 11], 20]);
  });

  it("reads a nested list, with or without pid", () => {
    const nested: Category[] = [
      {
        id: 10,
        name: "Home",
        childlist: [{ id: 11, name: "Furniture", childlist: [{ id: 111, name: "Chairs" }] }],
      },
    ];
    expect(shape(categoryTree(nested))).toEqual([[10, [11, 111]]]);
  });

  it("shows a category in both lists once", () => {
    const both: Category[] = [
      { id: 10, name: "Home", childlist: [{ id: 11, pid: 10, name: "Furniture" }] },
      { id: "11", pid: "10", name: "Furniture" },
    ];
    expect(shape(categoryTree(both))).toEqual([[10, 11]]);
  });

  it("keeps orphans and cuts rings", () => {
    const odd: Category[] = [
      { id: 1, pid: 99, name: "Orphan" },
      { id: 2, pid: 3, name: "Ring" },
      { id: 3, pid: 2, name: "Ring" },
      { id: 4, pid: 4, name: "Own parent" },
    ];
    expect(
      JSON.stringify(shape(categoryTree(odd)))
        .match(/\d+/g)
        ?.sort(),
    ).toEqual(["1", "2", "3", "4"]);
  });

  it("ends on a list that nests itself", () => {
    const loop: Category & { childlist: Category[] } = { id: 1, name: "Loop", childlist: [] };
    loop.childlist.push(loop);
    expect(shape(categoryTree([loop]))).toEqual([1]);
  });

  it.each(["null", "[]", "{}", '[null, 3, {"id": 1}, {"name": "x"}, {"id": {}, "name": "x"}]', '{"id": 1}'])(
    "takes %s as no categories",
    (text) => expect(categoryTree(JSON.parse(text))).toEqual([]),
  );

  it("does not mind childlist being no list", () => {
    expect(
      shape(
        categoryTree(JSON.parse('[{"id":1,"name":"a","childlist":null},{"id":2,"name":"b","childlist":{}}]')),
      ),
    ).toEqual([1, 2]);
  });
});

describe("trailOf", () => {
  const tree = categoryTree([
    { id: 10, name: "Home" },
    { id: "11", pid: 10, name: "Furniture" },
    { id: 111, pid: 11, name: "Chairs" },
  ]);
  const names = (id: string | undefined) => trailOf(tree, id).map(({ name }) => name);

  it("goes from the top to the category", () => {
    expect(names("111")).toEqual(["Home", "Furniture", "Chairs"]);
    expect(names("10")).toEqual(["Home"]);
  });
  it("is empty for an unknown one", () => {
    expect(names("5")).toEqual([]);
    expect(names(undefined)).toEqual([]);
  });
});
