import { http } from "msw";
import { expectTypeOf, test } from "vitest";
import type { ProductPage } from "../../src/index";
import { createFakeMarketplace, fail, mswHandlers, ok, page, unauthorized } from "../../src/testing/index";

test("replies are typed by the operation", () => {
  createFakeMarketplace({
    "user.login": ({ account }) => {
      expectTypeOf(account).toEqualTypeOf<string>();
      return account === "a" ? ok({ userinfo: { id: 1, token: "t" } }) : fail(0, "No");
    },
    "index.pro": ok(page([])),
    "user.index": unauthorized(),
  });
  // @ts-expect-error: the token is missing
  createFakeMarketplace({ "user.login": ok({ userinfo: { id: 1 } }) });
  // @ts-expect-error: no such operation
  createFakeMarketplace({ "user.signin": ok(null) });
  // @ts-expect-error: a page is no product
  mswHandlers(http, "", { "index.proInfo": ok(page([])) });
});

test("the fake is a marketplace", () => {
  const market = createFakeMarketplace({});
  expectTypeOf(market.index.pro({})).resolves.toEqualTypeOf<ProductPage>();
});
