import { http } from "msw";
import { expectTypeOf, test } from "vitest";
import type { Address, Fetch, Order, Product, ProductPage } from "../../src/index";
import {
  createFactory,
  createFakeMarketplace,
  defaultHandlers,
  delay,
  dropResponse,
  fail,
  fault,
  faultyFetch,
  mswHandlers,
  ok,
  page,
  sequence,
  unauthorized,
} from "../../src/testing/index";

test("handlers are typed by the operation", () => {
  createFakeMarketplace({
    "auth.login": ({ account }) => {
      expectTypeOf(account).toEqualTypeOf<string>();
      return account === "a" ? ok({ userinfo: { id: 1, token: "t" } }) : fail(0, "No");
    },
    "products.list": ok(page([])),
    "account.get": unauthorized(),
  });
  // @ts-expect-error: the token is missing
  createFakeMarketplace({ "auth.login": ok({ userinfo: { id: 1 } }) });
  // @ts-expect-error: no such operation
  createFakeMarketplace({ "user.signin": ok(null) });
  // @ts-expect-error: a page is not a product
  mswHandlers(http, "", { "products.get": ok(page([])) });
});

test("the fake is a marketplace", () => {
  const market = createFakeMarketplace({});
  expectTypeOf(market.products.list({})).resolves.toEqualTypeOf<ProductPage>();
});

test("factories are typed by the schema", () => {
  const make = createFactory();
  expectTypeOf(make("Product")).toEqualTypeOf<Product>();
  expectTypeOf(make.bare("Order", { status: "paid" })).toEqualTypeOf<Order>();
  expectTypeOf(make.list("Address", 2, (index) => ({ id: index }))).toEqualTypeOf<Address[]>();
  // @ts-expect-error: money is a decimal string
  make("Product", { price: 3 });
  // @ts-expect-error: no such field
  make("Product", { color: "blue" });
  // @ts-expect-error: no such object
  make("Products");
});

test("a handler may be a fault or a sequence", () => {
  createFakeMarketplace({
    ...defaultHandlers(createFactory(7)),
    "account.get": fault("stall"),
    "products.list": sequence(fault("busy"), (input) => {
      expectTypeOf(input.limit).toEqualTypeOf<number | undefined>();
      return ok(page([], input));
    }),
    "orders.create": dropResponse(({ remark }) => {
      expectTypeOf(remark).toEqualTypeOf<string | undefined>();
      return fail(0, "No");
    }),
    "auth.logout": delay(5, ok(null)),
  });
  // @ts-expect-error: no such fault
  fault("flood");
  // @ts-expect-error: a page is not a product, also as a later handler
  createFakeMarketplace({ "products.get": sequence(fault("busy"), ok(page([]))) });
  expectTypeOf(faultyFetch(() => "dropResponse")).toEqualTypeOf<Fetch>();
});
