import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createMarketplace, isMarketplaceError, type MarketplaceError } from "../../src/index";
import { createFetch, envelope, failureOf, options, page } from "./support";

const marketWith = (answer: Response) =>
  createMarketplace(options({ fetch: createFetch(answer).fetch, retry: { limit: 0 } }));
const html = (status: number) =>
  new Response("<!doctype html><h1>Oops</h1>", { status, headers: { "content-type": "text/html" } });

describe("success", () => {
  it.each([
    ["code 1", envelope(1, { id: 3, shopname: "Shop" })],
    ["code as a numeric string", envelope("1", { id: 3, shopname: "Shop" })],
    ["no msg, no time", new Response('{"code":1,"data":{"id":3,"shopname":"Shop"}}')],
    ["HTTP 201", envelope(1, { id: 3, shopname: "Shop" }, { status: 201 })],
    ["a byte order mark", new Response('\uFEFF{"code":1,"msg":"","data":{"id":3,"shopname":"Shop"}}')],
  ])("%s gives data", async (_name, answer) => {
    expect(await marketWith(answer).stores.get({ id: 3 })).toEqual({ id: 3, shopname: "Shop" });
  });

  it("keeps unknown keys", async () => {
    const data = await marketWith(envelope(1, { id: 3, shopname: "Shop", plugin: { a: [1] } })).stores.get({
      id: 3,
    });
    expect(data).toEqual({ id: 3, shopname: "Shop", plugin: { a: [1] } });
  });

  it("accepts code 0 for merchant.get and nowhere else", async () => {
    expect(await marketWith(envelope(0)).merchant.get()).toBeNull();
    expect(await marketWith(envelope(0)).merchant.getByPost()).toBeNull();
    expect(await failureOf(marketWith(envelope(0)).merchant.apply({ id: 1 }))).toMatchObject({
      kind: "api",
      code: 0,
    });
    expect(await failureOf(marketWith(envelope(0)).account.get())).toMatchObject({ kind: "api", code: 0 });
  });

  it("survives the null of a stock server's home data", async () => {
    expect(await marketWith(envelope(1, null)).site.home()).toBeNull();
  });

  it("makes an object of PHP's empty list", async () => {
    expect(await marketWith(envelope(1, [])).account.get()).toEqual({});
    expect(await marketWith(envelope(1, [])).site.home()).toEqual({});
  });

  it("makes a page of a bare list, and a list of a page", async () => {
    expect(await marketWith(envelope(1, [])).products.list()).toMatchObject({
      total: 0,
      last_page: 1,
      data: [],
    });
    expect(await marketWith(envelope(1, page([{ id: 1 }]))).addresses.list()).toEqual([{ id: 1 }]);
  });

  it("gives null where there is no data", async () => {
    expect(await marketWith(new Response('{"code":1,"msg":"ok"}')).auth.logout()).toBeNull();
  });
});

describe("failure", () => {
  const refused = [
    [
      "code 0",
      envelope(0, null),
      { kind: "api", code: 0, status: 200, message: "stores.get: Sentence", msg: "Sentence" },
    ],
    ["code 404 with HTTP 404", envelope(404, null, { status: 404 }), { kind: "api", code: 404, status: 404 }],
    ["code 404 with HTTP 200", envelope(404), { kind: "api", code: 404, status: 200 }],
    ["code 401 with HTTP 200", envelope(401), { kind: "api", code: 401, isUnauthorized: true }],
    [
      "code 401 with HTTP 401",
      envelope(401, null, { status: 401 }),
      { kind: "api", code: 401, isUnauthorized: true },
    ],
    ["HTTP 401 with HTML", html(401), { kind: "http", status: 401, isUnauthorized: true }],
    [
      "HTTP 401 with code 1",
      envelope(1, {}, { status: 401 }),
      { kind: "http", status: 401, isUnauthorized: true },
    ],
    ["negative code", envelope(-3), { kind: "api", code: -3 }],
    [
      "named error",
      envelope(0, { error: "stock_short", left: 2 }),
      { reason: "stock_short", data: { error: "stock_short", left: 2 } },
    ],
    ["no sentence", envelope(7, null, {}, ""), { kind: "api", message: "stores.get: code 7" }],
    ["HTML page", html(200), { kind: "protocol", status: 200 }],
    ["HTML error page", html(500), { kind: "http", status: 500, message: "stores.get: HTTP 500" }],
    ["empty body", new Response(""), { kind: "protocol" }],
    ["truncated JSON", new Response('{"code":1,"data":{"id'), { kind: "protocol" }],
    ["JSON without code", new Response('{"data":{}}'), { kind: "protocol" }],
    ["JSON list", new Response("[1]"), { kind: "protocol" }],
    ["JSON null", new Response("null"), { kind: "protocol" }],
    ["empty code", new Response('{"code":"","data":{}}'), { kind: "protocol" }],
    ["null code", new Response('{"code":null,"data":{}}'), { kind: "protocol" }],
    ["fraction as code", new Response('{"code":1.5,"data":{}}'), { kind: "protocol" }],
    ["true as code", new Response('{"code":true,"data":{}}'), { kind: "protocol" }],
    ["HTTP 500 with code 1", envelope(1, { id: 1 }, { status: 500 }), { kind: "http", status: 500 }],
    ["list where an object belongs", envelope(1, [1]), { kind: "protocol", code: 1 }],
    ["text where an object belongs", envelope(1, "hello"), { kind: "protocol", code: 1 }],
    ["no data where an object belongs", envelope(1), { kind: "protocol", code: 1 }],
  ] as const;

  it.each(refused)("%s", async (_name, answer, expected) => {
    expect(await failureOf(marketWith(answer).stores.get({ id: 3 }))).toMatchObject({
      name: "MarketplaceError",
      operation: "stores.get",
      attempts: 1,
      ...expected,
    });
  });

  it("rejects a page without rows and a list that is not one", async () => {
    expect(await failureOf(marketWith(envelope(1, {})).products.list())).toMatchObject({ kind: "protocol" });
    expect(await failureOf(marketWith(envelope(1, { data: {} })).addresses.list())).toMatchObject({
      kind: "protocol",
    });
  });

  it("carries the request id and Retry-After", async () => {
    const headers = { "x-request-id": "r-1", "retry-after": "60" };
    const error = await failureOf(
      marketWith(envelope(0, null, { status: 200, headers })).auth.sendEmailCode({ email: "a@example.com" }),
    );
    expect(error).toMatchObject({ requestId: "r-1", retryAfter: 60 });
  });

  it("shows neither bodies nor causes in JSON", async () => {
    const error = (await failureOf(
      marketWith(envelope(0, { token: "secret" })).account.get(),
    )) as MarketplaceError;
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "MarketplaceError",
      message: "account.get: Sentence",
      msg: "Sentence",
      kind: "api",
      operation: "account.get",
      attempts: 1,
      status: 200,
      code: 0,
    });
  });
});

describe("a failure in a console", () => {
  it("prints what is known, and nothing else", async () => {
    const error = await failureOf(marketWith(envelope(7, null, {}, "")).stores.get({ id: 1 }));
    expect(isMarketplaceError(error)).toBe(true);
    const [first, ...rest] = inspect(error).split("\n");
    expect(first).toBe("MarketplaceError: stores.get: code 7");
    const fields = rest.filter((line) => !line.includes(" at ")).map((line) => line.trim());
    expect(fields).toEqual([
      "kind: 'api',",
      "operation: 'stores.get',",
      "attempts: 1,",
      "status: 200,",
      "code: 7,",
      "data: null",
      "}",
    ]);
  });
});
