import { expect, test } from "vitest";
import { matchScreen } from "../../app/router/match-screen";
import { directionOf, type HistoryEntry } from "./navigation";

const orderOf = (pathname: string): number => matchScreen(pathname).order;
const place = (pathname: string, index: number): HistoryEntry => ({
  pathname,
  search: "",
  key: `${index}`,
  index,
  action: "push",
});

test.each([
  ["/", "/product", "forward"],
  ["/product", "/", "back"],
  ["/goods", "/login", "forward"],
  ["/setting", "/mine", "back"],
  ["/goods", "/nowhere", "forward"],
] as const)("the slide from %s to %s goes %s by the order of the routes", (from, to, direction) => {
  expect(directionOf(place(from, 0), place(to, 1), orderOf)).toBe(direction);
  // The same two pages slide the same way when history goes back to them.
  expect(directionOf(place(from, 1), place(to, 0), orderOf)).toBe(direction);
});

test("between two pages of one route history decides", () => {
  expect(directionOf(place("/store/1", 0), place("/store/2", 1), orderOf)).toBe("forward");
  expect(directionOf(place("/store/2", 1), place("/store/1", 0), orderOf)).toBe("back");
});
