import { expect, test } from "vitest";
import { categoryTree } from "../../../entities/category/categories";
import { crumbsOf } from "./breadcrumbs";

const categories = categoryTree([
  { id: 1, pid: 0, name: "Home" },
  { id: 12, pid: 1, name: "Kitchen & table" },
]);

test.each([
  ["/", "", []],
  ["/product", "", ["/"]],
  ["/category/12", "", ["/", "/product", "/category/1"]],
  ["/category/99", "", ["/", "/product"]],
  ["/category/%E0%", "", ["/"]],
  ["/goods", "?id=3", ["/", "/product"]],
  ["/order", "", ["/", "/mine"]],
  ["/order", "?no=O1", ["/", "/mine", "/order"]],
  ["/rechargeDetail", "?id=1", ["/", "/mine", "/rechargeRecode"]],
  ["/page/7", "", ["/", "/faqs"]],
  ["/nowhere", "", ["/"]],
])("the way to %s%s", (pathname, search, way) => {
  expect(crumbsOf(pathname, search, categories).map(({ href }) => href)).toEqual(way);
});
