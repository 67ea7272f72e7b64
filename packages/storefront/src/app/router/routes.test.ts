import { describe, expect, test } from "vitest";
import { paths } from "../../shared/navigation/paths";
import { matchRoute, routes } from "./routes";

/** docs/product.md, "Routes". */
const SPECIFIED =
  "/ /product /mine /shop /category/{pid} /faqs /search /merchant /loan /lang /goods /login /register /setting /resetPwd " +
  "/fundPassword /address /insertAddress /order /collect /collectShop /message /store/{id} /orderChecked /pay /withdraw " +
  "/withdrawRecode /recharge /rechargeRecode /rechargeDetail /know /success /page/{ids} /article-detail/{id} /tiktok-flow";

test("every route is there once, and no other", () => {
  const written = routes.map(({ path }) => path.replace(/:(\w+)/, "{$1}"));
  expect(written.sort()).toEqual(SPECIFIED.split(" ").sort());
});

describe("an address", () => {
  test("has its parameters decoded", () => {
    expect(matchRoute("/store/a%2Fb")).toMatchObject({
      route: { path: "/store/:id" },
      params: { id: "a/b" },
    });
  });

  test.each(["/store", "/store/", "/store/1/2", "/stores/1", "/store/%E0%A4%A"])(
    "%s is not that of a store",
    (path) => {
      expect(matchRoute(path).route.path).toBe("*");
    },
  );

  test("may end with a slash", () => {
    expect(matchRoute("/login/").route.path).toBe("/login");
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
    "/category/:pid",
    "/store/:id",
    "/page/:ids",
    "/article-detail/:id",
    "/tiktok-flow",
  ]);
});

test("unknown addresses are last in the slide order", () => {
  const { route, order } = matchRoute("/nowhere");
  expect(route.path).toBe("*");
  expect(order).toBe(routes.length);
});
