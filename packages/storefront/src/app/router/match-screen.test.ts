import { expect, test } from "vitest";
import { SCREENS } from "../screens";
import { matchScreen } from "./match-screen";

test("the parts of an address are decoded", () => {
  const { screen, params } = matchScreen("/store/a%2Fb");
  expect(screen.path).toBe("/store/:id");
  expect(params.id).toBe("a/b");
});

test.each(["/store", "/store/", "/store/1/2", "/stores/1", "/store/%E0%A4%A"])(
  "%s is not the address of a store",
  (pathname) => {
    expect(matchScreen(pathname).screen.path).toBe("*");
  },
);

test("an address may end with a slash", () => {
  expect(matchScreen("/login/").screen.path).toBe("/login");
});

test("unknown addresses are last in the order of the slide", () => {
  expect(matchScreen("/nowhere")).toMatchObject({ screen: { path: "*" }, order: SCREENS.length });
});
