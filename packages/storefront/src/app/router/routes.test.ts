import { describe, expect, test } from "vitest";
import { paths } from "../../shared/navigation/paths";
import { matchPattern, matchRoute, routes } from "./routes";

/** docs/product.md, "Routes". */
const SPECIFIED =
  "/ /product /mine /shop /category/{pid} /faqs /search /merchant /loan /lang /goods /login /register /setting /resetPwd " +
  "/fundPassword /address /insertAddress /order /collect /collectShop /message /store/{id} /orderChecked /pay /withdraw " +
  "/withdrawRecode /recharge /rechargeRecode /rechargeDetail /know /success /page/{ids} /article-detail/{id} /tiktok-flow";

test("every route is there once, and no other", () => {
  expect(routes.map((route) => route.path).sort()).toEqual(SPECIFIED.split(" ").sort());
});

describe("matchPattern", () => {
  test("decodes parameters", () => {
    expect(matchPattern("/store/{id}", "/store/a%2Fb")).toEqual({ id: "a/b" });
  });

  test.each(["/store", "/store/", "/store/1/2", "/stores/1", "/store/%E0%A4%A"])("refuses %s", (path) => {
    expect(matchPattern("/store/{id}", path)).toBeUndefined();
  });

  test("takes one slash at the end", () => {
    expect(matchPattern("/login", "/login/")).toEqual({});
  });
});

test("addresses that are built are addresses that are shown", () => {
  const built = [
    paths.home(),
    paths.category(3),
    paths.store("a/b"),
    paths.page(7),
    paths.articleDetail(7),
    paths.tiktokFlow(),
  ];
  expect(built.map((path) => matchRoute(path).route.path)).toEqual([
    "/",
    "/category/{pid}",
    "/store/{id}",
    "/page/{ids}",
    "/article-detail/{id}",
    "/tiktok-flow",
  ]);
});

test("unknown addresses are last in the slide order", () => {
  const { route, order } = matchRoute("/nowhere");
  expect(route.path).toBe("*");
  expect(order).toBe(routes.length);
});
