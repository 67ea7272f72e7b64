import { describe, expectTypeOf, test } from "vitest";
import type { Marketplace, MethodArguments, OperationId, ProductPage } from "../../src/index";
import { pages } from "../../src/index";
import { createRawClient } from "../../src/raw/index";

declare const market: Marketplace;

/** Operations that can be called without an input. */
type Callable = { [Id in OperationId]: [] extends MethodArguments<Id> ? Id : never }[OperationId];

describe("input", () => {
  test("is required exactly where something in it is", () => {
    expectTypeOf<"addresses.list" | "products.list" | "account.get" | "auth.logout">().toExtend<Callable>();
    expectTypeOf<
      Extract<Callable, "products.get" | "stores.get" | "account.update" | "auth.login" | "orders.create">
    >().toEqualTypeOf<never>();
    market.products.list();
    market.account.get({ timeoutMs: 1000 });
    // @ts-expect-error the id is required
    market.products.get();
    // @ts-expect-error the id is required
    market.products.get({});
    // @ts-expect-error an empty profile would clear avatar and bio
    market.account.update();
    // @ts-expect-error it takes no input
    market.account.get({ id: 1 });
  });

  test("refuses typos, in bodies and in queries", () => {
    // @ts-expect-error stock servers refuse `email`, and so does the type
    market.auth.login({ email: "a@example.com", password: "b" });
    // @ts-expect-error misspelt
    market.products.list({ pge: 2 });
    // @ts-expect-error misspelt query name
    market.recharges.list({ pageNumber: 2 });
    // @ts-expect-error misspelt query name
    market.articles.get({ article: 1 });
    // @ts-expect-error not one of the flags
    market.products.list({ flag: "hottest" });
    // @ts-expect-error money is a decimal string
    market.products.list({ min_price: 3.5 });
  });

  test("takes ids as numbers and as digit strings, files as blobs", () => {
    market.products.get({ id: 1003 });
    market.products.get({ id: "9007199254740993" });
    market.uploads.image(
      { file: new Blob([]) },
      { onProgress: ({ loaded }) => expectTypeOf(loaded).toEqualTypeOf<number>() },
    );
    // @ts-expect-error a file is not a text
    market.uploads.image({ file: "front.png" });
  });

  test("of call options is checked too", () => {
    // @ts-expect-error milliseconds are called timeoutMs
    market.account.get({ timeout: 1000 });
    // @ts-expect-error input comes first
    market.products.list({ signal: new AbortController().signal });
  });
});

describe("around the methods", () => {
  test("safe gives data or error", async () => {
    const outcome = await market.safe(market.products.list());
    if (outcome.ok) expectTypeOf(outcome.data).toEqualTypeOf<ProductPage>();
    else
      expectTypeOf(outcome.error.kind).toEqualTypeOf<
        "api" | "http" | "protocol" | "network" | "timeout" | "aborted" | "request"
      >();
  });

  test("pages knows its rows and its input", () => {
    expectTypeOf(pages(market.products.list, { flag: "hot" })).toEqualTypeOf<
      AsyncGenerator<ProductPage["data"][number], void, undefined>
    >();
    pages(market.products.search, { search: "kettle" });
    // @ts-expect-error the search text is required
    pages(market.products.search, {});
    // @ts-expect-error misspelt
    pages(market.products.list, { pid: 1, flg: "hot" });
    // @ts-expect-error not a list
    pages(market.products.get, { id: 1 });
  });

  test("raw is typed by the contract", async () => {
    const raw = createRawClient(market);
    raw.POST("/api/index/pro_info", { body: { id: 1 } });
    // @ts-expect-error no such path
    raw.POST("/api/index/proinfo", { body: { id: 1 } });
    // @ts-expect-error the id is required
    raw.POST("/api/index/pro_info", { body: {} });
    // The client sends the headers of the contract itself.
    raw.POST("/api/order/cancel", { body: { order_no: "O1" } });
    const { data, error } = await raw.POST("/api/index/pro_info", { body: { id: 1 } });
    type Success = Extract<NonNullable<typeof data>, { code: 1 }>;
    expectTypeOf<Success["data"]["price"]>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<typeof error>["msg"]>().toEqualTypeOf<string>();
  });
});
