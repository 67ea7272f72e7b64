import { describe, expectTypeOf, test } from "vitest";
import type { Marketplace, MethodArguments, OperationId, ProductPage } from "../../src/index";
import { pages } from "../../src/index";

declare const market: Marketplace;

/** Operations that can be called without an input. */
type Callable = { [Id in OperationId]: [] extends MethodArguments<Id> ? Id : never }[OperationId];

describe("input", () => {
  test("is required exactly where something in it is", () => {
    expectTypeOf<Callable>().toEqualTypeOf<
      | "aera.index"
      | "aera.readArea"
      | "article.category"
      | "index.category"
      | "index.config"
      | "index.index"
      | "index.pro"
      | "loan.index"
      | "loan.list"
      | "merchant.center"
      | "merchant.contract"
      | "merchant.index"
      | "merchant.indexPost"
      | "merchant.orderList"
      | "merchant.proList"
      | "merchant.settlement"
      | "message.list"
      | "message.read"
      | "order.list"
      | "recharge.methods"
      | "request.list"
      | "request.my"
      | "user.followersList"
      | "user.index"
      | "user.logout"
      | "user.moneyLog"
      | "user.rechargeList"
      | "withdraw.list"
      | "withdraw.methods"
    >();
    market.index.pro();
    market.user.index(undefined, { timeoutMs: 1000 });
    // @ts-expect-error the id is required
    market.index.proInfo();
    // @ts-expect-error the id is required
    market.index.proInfo({});
    // @ts-expect-error an empty profile would clear avatar and bio
    market.user.profile();
    // @ts-expect-error there is no input
    market.user.index({ id: 1 });
  });

  test("refuses typos, in bodies and in queries", () => {
    // @ts-expect-error stock servers refuse `email`, and so does the type
    market.user.login({ email: "a@example.com", password: "b" });
    // @ts-expect-error misspelt
    market.index.pro({ pge: 2 });
    // @ts-expect-error misspelt query name
    market.user.rechargeList({ pageNumber: 2 });
    // @ts-expect-error misspelt query name
    market.article.detail({ article: 1 });
    // @ts-expect-error not one of the flags
    market.index.pro({ flag: "hottest" });
    // @ts-expect-error money is a decimal string
    market.index.pro({ min_price: 3.5 });
  });

  test("takes ids as numbers and as digit strings, files as blobs", () => {
    market.index.proInfo({ id: 1003 });
    market.index.proInfo({ id: "9007199254740993" });
    market.index.upload(
      { file: new Blob([]) },
      { onProgress: ({ loaded }) => expectTypeOf(loaded).toEqualTypeOf<number>() },
    );
    // @ts-expect-error a file is no text
    market.index.upload({ file: "front.png" });
  });

  test("of call options is checked too", () => {
    // @ts-expect-error milliseconds are called timeoutMs
    market.user.index(undefined, { timeout: 1000 });
    // @ts-expect-error input comes first
    market.index.pro({ signal: new AbortController().signal });
  });
});

describe("around the methods", () => {
  test("safe gives data or error", async () => {
    const outcome = await market.safe(market.index.pro());
    if (outcome.ok) expectTypeOf(outcome.data).toEqualTypeOf<ProductPage>();
    else
      expectTypeOf(outcome.error.kind).toEqualTypeOf<
        "api" | "http" | "protocol" | "network" | "timeout" | "aborted"
      >();
  });

  test("pages knows its rows and its input", () => {
    expectTypeOf(pages(market.index.pro, { flag: "hot" })).toEqualTypeOf<
      AsyncGenerator<ProductPage["data"][number], void, undefined>
    >();
    pages(market.index.searchPro, { search: "kettle" });
    // @ts-expect-error the search text is required
    pages(market.index.searchPro, {});
    // @ts-expect-error misspelt
    pages(market.index.pro, { pid: 1, flg: "hot" });
    // @ts-expect-error not a list
    pages(market.index.proInfo, { id: 1 });
  });

  test("raw is typed by the contract", () => {
    market.raw.POST("/api/index/pro_info", { body: { id: 1 } });
    // @ts-expect-error no such path
    market.raw.POST("/api/index/proinfo", { body: { id: 1 } });
    // @ts-expect-error the id is required
    market.raw.POST("/api/index/pro_info", { body: {} });
  });
});
