import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createMarketplace, type Dialect, memorySession, pages } from "../../src/index";
import {
  createFactory,
  createFakeMarketplace,
  defaultHandlers,
  fail,
  type Handlers,
  memoryStorage,
  mswHandlers,
  ok,
  page,
  sequence,
  unauthorized,
} from "../../src/testing/index";
import { methods } from "../client/every-method";

const row = (id: number) => ({
  id,
  shop_id: 1,
  shopname: "Harbour",
  title: `No ${id}`,
  image: "/a.png",
  price: "1.00",
});
const rows = Array.from({ length: 23 }, (_, index) => row(index + 1));

describe("the fake client", () => {
  test("signs in by the handler of auth.login", async () => {
    const session = memorySession();
    const market = createFakeMarketplace({ "auth.login": ok(createFactory()("SignedIn")) }, { session });
    const { userinfo } = await market.auth.signIn({ account: "ada", password: "secret" });
    expect(session.get()).toBe(userinfo.token);
    expect(market.calls.map(({ operation }) => operation)).toEqual(["auth.login"]);
  });

  test("answers by table or function, and records its calls", async () => {
    const market = createFakeMarketplace({
      "products.list": (input) => ok(page(rows, input)),
      "articles.get": ({ article_id }) => ok({ id: article_id, title: "Shipping", content: "<p>…</p>" }),
      "addresses.list": ok([]),
    });
    expect((await market.products.list({ page: 3, limit: 10 })).data).toHaveLength(3);
    expect(await market.articles.get({ article_id: 5 })).toMatchObject({ id: 5 });
    expect(await market.addresses.list()).toEqual([]);
    const all: unknown[] = [];
    for await (const product of pages(market.products.list, { limit: 10 })) all.push(product);
    expect(all).toEqual(rows);
    expect(market.calls.slice(0, 3)).toEqual([
      { operation: "products.list", input: { page: 3, limit: 10 }, options: undefined },
      { operation: "articles.get", input: { article_id: 5 }, options: undefined },
      { operation: "addresses.list", input: undefined, options: undefined },
    ]);
  });

  test("calls without input have options alone", async () => {
    const market = createFakeMarketplace({ "addresses.list": ok([]) });
    const aborted = { signal: AbortSignal.abort() };
    await market.addresses.list({ notify: false });
    await expect(market.addresses.list(aborted)).rejects.toMatchObject({ kind: "aborted" });
    expect(market.calls).toEqual([
      { operation: "addresses.list", input: undefined, options: { notify: false } },
      { operation: "addresses.list", input: undefined, options: aborted },
    ]);
  });

  test("returns errors like the server", async () => {
    const onFailure = vi.fn();
    const onUnauthorized = vi.fn();
    const session = memorySession("token");
    const market = createFakeMarketplace(
      {
        "products.get": fail(404, "No such product"),
        "account.get": unauthorized(),
        "merchant.get": fail(0, ""),
      },
      { onFailure, onUnauthorized, session },
    );
    await expect(market.products.get({ id: 1 })).rejects.toMatchObject({
      kind: "api",
      code: 404,
      status: 404,
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
    await expect(market.account.get()).rejects.toMatchObject({ code: 401 });
    expect(onUnauthorized).toHaveBeenCalledWith({ operation: "account.get", ended: true });
    expect(session.get()).toBeUndefined();
    expect(await market.merchant.get()).toBeNull();
    const outcome = await market.safe(market.products.get({ id: 1 }));
    expect(outcome.ok).toBe(false);
  });

  test("names the missing handler", async () => {
    const market = createFakeMarketplace({});
    await expect(market.products.search({ search: "a" })).rejects.toThrow(
      "The fake marketplace has no handler for products.search: add one to the handlers it is created with.",
    );
    expect(market.calls).toHaveLength(1);
  });

  test("takes uploads, and e-mail codes by POST", async () => {
    const market = createFakeMarketplace(
      {
        "uploads.image": ({ file }) => ok({ url: `/${file instanceof Blob}.png`, fullurl: "" }),
        "auth.sendEmailCode": ({ event }) => (event === "register" ? ok(null) : fail(0, "event")),
      },
      { dialect: { operations: { "auth.sendEmailCode": { method: "POST" } } } },
    );
    const file = new File(["x"], "a.png", { type: "image/png" });
    expect(await market.uploads.image({ file })).toMatchObject({ url: "/true.png" });
    expect(await market.auth.sendEmailCode({ email: "a@b.example", event: "register" })).toBeNull();
  });
});

describe("handlers for MSW", () => {
  const server = setupServer();
  const everyHandler = mswHandlers(http, "https://api.test", defaultHandlers());
  server.listen({ onUnhandledRequest: "error" });
  afterAll(() => server.close());

  test("answer the real client by operation", async () => {
    server.use(
      ...mswHandlers(http, "https://api.test/", {
        "products.list": (input) => ok(page(rows, input)),
        "recharges.list": (input) => ok(page([], input)),
        "merchant.get": fail(0, "none"),
        "merchant.getByPost": unauthorized(),
      }),
    );
    const market = createMarketplace({ baseUrl: "https://api.test" });
    expect((await market.products.list({ page: 2 })).data[0]).toEqual(row(11));
    expect(await market.recharges.list({ page: 1, limit: 5 })).toMatchObject({ per_page: 5, data: [] });
    expect(await market.merchant.get()).toBeNull();
    await expect(market.merchant.getByPost()).rejects.toMatchObject({ status: 401, code: 401 });
  });

  test("answer in the dialect of the client: its methods, paths, envelope and forms", async () => {
    const dialect: Dialect = {
      operations: { "auth.sendEmailCode": { method: "POST" }, "account.get": { path: "/user/center" } },
      envelope: { code: "status", msg: "info", data: "result", success: [0], unauthorized: [-400] },
      body: "form",
    };
    const handlers: Handlers = {
      "account.get": sequence(ok({ id: 7 }), unauthorized("Please log in")),
      "auth.sendEmailCode": ({ email }) => fail(0, email),
      "orders.get": ({ order_no }) => fail(404, order_no),
    };
    server.use(...mswHandlers(http, "https://api.test", handlers, dialect));
    const market = createMarketplace({ baseUrl: "https://api.test", dialect });
    expect(await market.account.get()).toEqual({ id: 7 });
    await expect(market.account.get()).rejects.toMatchObject({
      isUnauthorized: true,
      msg: "Please log in",
    });
    await expect(market.auth.sendEmailCode({ email: "a@b.example" })).rejects.toThrow("a@b.example");
    await expect(market.orders.get({ order_no: "O1" })).rejects.toMatchObject({
      code: 0,
      ownCode: 404,
      msg: "O1",
    });
    const raw = await market.fetch("/user/center", { method: "POST" });
    expect(await raw.json()).toMatchObject({ status: -400, info: "Please log in", result: null });
    const fake = createFakeMarketplace(handlers, { dialect });
    await expect(fake.orders.get({ order_no: "O2" })).rejects.toMatchObject({
      code: 0,
      ownCode: 404,
      msg: "O2",
    });
  });

  test.each(methods)("%s succeeds by default", async (_, call) => {
    server.resetHandlers(...everyHandler);
    await call(createMarketplace({ baseUrl: "https://api.test" }));
  });
});

describe("builders", () => {
  test("a page past the end has no rows and claims to be the last one, as servers do", () => {
    expect(page(rows, { page: 9, limit: 10 })).toEqual({
      total: 23,
      per_page: 10,
      current_page: 3,
      last_page: 3,
      data: [],
    });
    expect(page([])).toEqual({ total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] });
  });

  test("envelopes", () => {
    expect(ok({ a: 1 }, "done")).toEqual({ code: 1, msg: "done", data: { a: 1 } });
    expect(fail(0, "No", "stock_short")).toMatchObject({
      code: 0,
      msg: "No",
      data: { error: "stock_short" },
    });
    expect(unauthorized()).toMatchObject({ code: 401, data: null });
  });

  test("a storage in memory behaves as the browser's", () => {
    const storage = memoryStorage({ quota: 10 });
    storage.setItem("a", "12345");
    expect(() => storage.setItem("b", "123456")).toThrow(DOMException);
    storage.setItem("a", "123456789");
    expect([storage.length, storage.key(0), storage.key(1), storage.getItem("b")]).toEqual([
      1,
      "a",
      null,
      null,
    ]);
    storage.clear();
    expect(storage.getItem("a")).toBeNull();
  });
});
