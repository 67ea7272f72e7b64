import { expect, test } from "vitest";
import { activeTab, showsTabBar } from "./tab-bar";

test.each([
  ["/", true],
  ["/mine", true],
  ["/product", true],
  ["/shop", true],
  ["/article-detail/7", true],
  ["/register", false],
  ["/goods", false],
  ["/category/3", false],
])("the tab bar on %s: %s", (path, shown) => {
  expect(showsTabBar(path)).toBe(shown);
});

test("the active tab is found by exact path and defaults to the first", () => {
  const tabs = ["/", "/product", "/shop"];
  expect(activeTab("/product", tabs)).toBe(1);
  expect(activeTab("/product/1", tabs)).toBe(0);
});
