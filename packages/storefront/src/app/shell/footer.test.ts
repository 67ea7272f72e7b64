import { footerTree } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { byWeight, showsFooter } from "./footer";

test("heavier items go first on every level of the tree", () => {
  const items = [
    { id: 1, pid: 0, weigh: 1 },
    { id: 2, pid: 0, weigh: 9 },
    { id: 3, pid: 2 },
    { id: 4, pid: 2, weigh: 5 },
    { id: 5, pid: 4, weigh: 1 },
    { id: 6, pid: 4, weigh: 2 },
  ];
  const [first, second] = footerTree(byWeight(items));
  expect([first?.id, second?.id]).toEqual([2, 1]);
  expect(first?.children.map(({ id }) => id)).toEqual([4, 3]);
  expect(first?.children[0]?.children.map(({ id }) => id)).toEqual([6, 5]);
});

test("equal or unreadable weights keep the order given", () => {
  const items = [{ id: 1 }, { id: 2, weigh: "0" }, { id: 3, weigh: null }, { id: 4, weigh: "heavy" }];
  expect(byWeight(items).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test.each([
  ["/", true],
  ["/loan", true],
  ["/my-loans", true],
  ["/product", false],
])("the footer on %s: %s", (path, shown) => {
  expect(showsFooter(path)).toBe(shown);
});
