import { expect, test } from "vitest";
import { paths } from "./paths";

test.each([
  [paths.login(true), "/login?n=1"],
  [paths.login(), "/login"],
  [paths.goods("9007199254740993"), "/goods?id=9007199254740993"],
  [paths.product({ flag: "hot", sort: undefined, tab: "" }), "/product?flag=hot"],
  [paths.search({ q: "tea & pots" }), "/search?q=tea+%26+pots"],
  [paths.store("../x"), "/store/..%2Fx"],
])("%s", (built, expected) => {
  expect(built).toBe(expected);
});
