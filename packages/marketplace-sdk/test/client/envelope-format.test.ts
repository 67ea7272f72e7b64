import { describe, expect, it, vi } from "vitest";
import {
  type CallEvent,
  createMarketplace,
  type Dialect,
  isMarketplaceError,
  isOutcomeKnown,
  type MarketplaceOptions,
  memorySession,
  pages,
} from "../../src/index";
import { memoryStorage } from "../../src/testing/index";
import { validateAnswers } from "../../src/validate/index";
import { createFetch, failureOf, options } from "./support";

/** The families that docs of theirs and their sources describe: [its dialect, a success, "sign in first", an error]. */
const FAMILIES: [string, Dialect, (data: unknown) => object, object, object, number][] = [
  [
    "likeshop",
    { envelope: { unauthorized: [-1] } },
    (data) => ({ code: 1, msg: "", data, show: 0, time: "0.05" }),
    { code: -1, msg: "登录超时", data: [], show: 0 },
    { code: 0, msg: "库存不足", data: [], show: 1 },
    0,
  ],
  [
    "ShopXO",
    { envelope: { success: [0], unauthorized: [-400] } },
    (data) => ({ code: 0, msg: "success", data }),
    { code: -400, msg: "登录超时", data: "" },
    { code: -1, msg: "库存不足", data: "" },
    -1,
  ],
  [
    "CRMEB",
    { envelope: { code: "status", success: [200], unauthorized: [110002] } },
    (data) => ({ status: 200, msg: "ok", data }),
    { status: 110002, msg: "登录超时", data: [] },
    { status: 400, msg: "库存不足", data: [] },
    400,
  ],
];

const json = (body: object) => Response.json(body);

describe.each(FAMILIES)("%s", (_name, dialect, success, signIn, error, code) => {
  const start = (answer: object, more: Partial<MarketplaceOptions> = {}) => {
    const { fetch, sent } = createFetch(json(answer));
    return { market: createMarketplace(options({ fetch, dialect, ...more })), sent };
  };

  it("resolves to the data of a success", async () => {
    expect(await start(success({ id: 7, money: 2.5 })).market.account.get()).toEqual({ id: 7, money: "2.5" });
  });

  it("rejects an error as a plain one, with the backend's own code and sentence", async () => {
    const onFailure = vi.fn();
    const { market } = start(error, { onFailure, isOnline: () => true });
    const failure = await failureOf(market.products.list());
    expect(failure).toMatchObject({
      kind: "api",
      code: 0,
      ownCode: code,
      msg: "库存不足",
      isUnauthorized: false,
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("ends the session where the server asks to sign in", async () => {
    const session = memorySession("old");
    const onUnauthorized = vi.fn();
    const { market } = start(signIn, { session, onUnauthorized });
    const failure = await failureOf(market.account.get());
    expect(failure).toMatchObject({ kind: "api", code: 401, isUnauthorized: true, msg: "登录超时" });
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized.mock.calls).toEqual([[{ operation: "account.get", ended: true }]]);
  });

  it("leaves what market.fetch returns as it came", async () => {
    const session = memorySession("old");
    const { market, sent } = start(signIn, { session });
    expect(await (await market.fetch("/api/user/index", { method: "POST" })).json()).toEqual(signIn);
    expect([session.get(), new Headers(sent[0]?.init.headers).get("token")]).toEqual(["old", "old"]);
  });

  it("is checked by validate like any other", async () => {
    const { market } = start(success({ id: 7, currency: "a dollar" }), { validate: validateAnswers });
    expect(await failureOf(market.account.get())).toMatchObject({
      kind: "protocol",
      message: expect.stringContaining("data.currency"),
    });
  });

  it("does not take the contract's envelope for its own", async () => {
    const other = { result: "ok", errno: 0 };
    expect(await failureOf(start(other).market.account.get())).toMatchObject({
      kind: "protocol",
      received: "no code",
    });
  });

  it("reads codes as digits, and long ids exactly", async () => {
    const text = JSON.stringify(success({ id: 7 }))
      .replace(/"(code|status)":(\d+)/, '"$1":"$2"')
      .replace('"id":7', '"id":9007199254740993');
    const { fetch } = createFetch(new Response(text));
    const market = createMarketplace(options({ fetch, dialect }));
    expect(await market.account.get()).toEqual({ id: "9007199254740993" });
  });
});

describe("an envelope with words", () => {
  const dialect: Dialect = {
    envelope: { code: "ok", msg: "error", data: "result", success: [true], unauthorized: ["AUTH"] },
  };
  it.each([
    [{ ok: true, result: { id: 7 } }, { id: 7 }],
    [
      { ok: false, error: "No" },
      { kind: "api", code: 0, msg: "No" },
    ],
    [
      { ok: "AUTH", error: "Sign in" },
      { kind: "api", code: 401, ownCode: "AUTH", msg: "Sign in" },
    ],
    [{ ok: "BUSY" }, { kind: "api", code: 0, ownCode: "BUSY", message: "account.get: code BUSY" }],
    [{ ok: 7 }, { kind: "api", code: 0, ownCode: 7 }],
    [
      { ok: null, result: {} },
      { kind: "protocol", received: "no code" },
    ],
    [{ ok: { toString: 1 } }, { kind: "protocol", received: "no code" }],
  ])("%j", async (body, expected) => {
    const market = createMarketplace(options({ fetch: createFetch(json(body)).fetch, dialect }));
    const outcome = await market.account.get().catch((error: unknown) => error);
    expect(outcome).toMatchObject(expected);
  });
});

describe("a code of a backend's own", () => {
  const answerOf = (envelope: Dialect["envelope"], body: object, more: Partial<MarketplaceOptions> = {}) =>
    createMarketplace(options({ fetch: createFetch(json(body)).fetch, dialect: { envelope }, ...more }));

  it.each<[Dialect["envelope"], object]>([
    [{ success: [true] }, { code: false }],
    [{ success: ["ok"] }, { code: "fail" }],
    [{ unauthorized: ["login"] }, { code: "fail" }],
    [{ success: [0] }, { code: 1 }],
  ])("is not the contract's 0, which some operations accept: %j %j", async (envelope, body) => {
    expect(await failureOf(answerOf(envelope, body).merchant.get())).toMatchObject({ kind: "api", code: 0 });
  });

  it("0 is the contract's 0 where it is an error", async () => {
    expect(await answerOf({ unauthorized: [-1] }, { code: 0, data: null }).merchant.get()).toBeNull();
  });

  it.each<[object, object]>([
    [
      { success: [200], unauthorized: [0] },
      { code: 0, msg: "Log in", data: null },
    ],
    [
      { code: "status", success: [200] },
      { status: 0, msg: "Database error", data: null },
    ],
    [{ unauthorized: [0] }, { code: 0, msg: "Log in", data: null }],
  ])("0 is no empty answer where it means something else: %j", async (envelope, body) => {
    expect(await failureOf(answerOf(envelope, body).merchant.get())).toMatchObject({ kind: "api" });
  });

  it("401 says nothing of the session where another code does", async () => {
    const session = memorySession("t-1");
    const onUnauthorized = vi.fn();
    const market = answerOf(
      { unauthorized: [-1] },
      { code: 401, msg: "Sold out" },
      { session, onUnauthorized },
    );
    expect(await failureOf(market.account.get())).toMatchObject({
      code: 0,
      ownCode: 401,
      msg: "Sold out",
      isUnauthorized: false,
    });
    expect([session.get(), onUnauthorized.mock.calls]).toEqual(["t-1", []]);
  });

  it("is no HTTP status: what happened is known after an error in the envelope", async () => {
    for (const code of [401, 409, 429, 500, 503]) {
      const error = await failureOf(answerOf({ success: [200] }, { code }).account.get());
      expect([code, isOutcomeKnown(error)]).toEqual([code, code !== 401]);
    }
    const broken = createFetch(Response.json({ code: 7 }, { status: 500 }));
    const market = createMarketplace(
      options({ fetch: broken.fetch, dialect: { envelope: { success: [0] } }, retry: { limit: 0 } }),
    );
    expect(isOutcomeKnown(await failureOf(market.account.get()))).toBe(false);
  });

  it("is the contract's where only names differ", async () => {
    const market = answerOf({ msg: "info", data: "result" }, { code: 404, info: "Gone" });
    const error = await failureOf(market.account.get());
    expect(error).toMatchObject({ code: 404, msg: "Gone" });
    expect(error).not.toHaveProperty("ownCode");
  });

  it("is in the events, unless it is a sentence", async () => {
    const codes: unknown[] = [];
    const onEvent = ({ type, code, ownCode }: CallEvent) => {
      if (type === "failure") codes.push([code, ownCode]);
    };
    for (const code of [100, "sold_out", "Ada has no money"]) {
      await failureOf(answerOf({ success: ["ok", 0] }, { code }, { onEvent }).account.get());
    }
    expect(codes).toEqual([
      [0, 100],
      [0, "sold_out"],
      [0, undefined],
    ]);
  });
});

describe("an operation in another form", () => {
  interface Row {
    readonly goods_id: number;
    readonly name: string;
  }
  interface RowPage {
    readonly list: readonly Row[];
    readonly count: number;
    readonly page_no: number;
    readonly page_size: number;
  }
  const dialect: Dialect = {
    body: "form",
    envelope: { unauthorized: [-1] },
    operations: {
      "products.list": {
        method: "GET",
        path: "/shop/goods/lists",
        input: ({ page = 1, limit = 10 }) => ({ page_no: page, page_size: limit }),
        data: ({ list, count, page_no, page_size }: RowPage) => ({
          data: list.map(({ goods_id, name }) => ({ id: goods_id, title: name })),
          total: count,
          per_page: page_size,
          current_page: page_no,
          last_page: Math.ceil(count / page_size),
        }),
      },
      "auth.login": {
        path: "/shop/account/login",
        input: (input) => ({ ...input, client: 2 }),
        data: ({ id, token }: { id: number; token: string }) => ({ userinfo: { id, token } }),
      },
    },
  };

  it("has its own path, input and result", async () => {
    const rows = [1, 2, 3].map((goods_id) => ({ goods_id, name: `No. ${goods_id}` }));
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      const page_no = Number(new URL(url).searchParams.get("page_no"));
      const list = rows.slice((page_no - 1) * 2, page_no * 2);
      return json({ code: 1, msg: "", data: { list, count: 3, page_no, page_size: 2, more: 0 } });
    };
    const market = createMarketplace(options({ fetch, dialect }));
    const titles: string[] = [];
    for await (const { title } of pages(market.products.list, { limit: 2 })) titles.push(title);
    expect(titles).toEqual(["No. 1", "No. 2", "No. 3"]);
    expect(urls[0]).toBe("https://api.test/shop/goods/lists?page_no=1&page_size=2");
  });

  it("signs in without a userinfo, by a form", async () => {
    const session = memorySession();
    const { fetch, sent } = createFetch(json({ code: 1, msg: "", data: { id: 9, token: "t-9" } }));
    const market = createMarketplace(options({ fetch, dialect, session }));
    await market.auth.signIn({ account: "a&b", password: "ü" });
    expect(session.get()).toBe("t-9");
    expect(sent[0]?.init.body).toBe("account=a%26b&password=%C3%BC&client=2");
    expect(new Headers(sent[0]?.init.headers).get("content-type")).toBe("application/x-www-form-urlencoded");
  });

  it.each([null, "none", { list: null }, { list: [null] }])(
    "that cannot be read (%j) is a protocol error",
    async (data) => {
      const market = createMarketplace(
        options({ fetch: createFetch(json({ code: 1, msg: "", data })).fetch, dialect }),
      );
      const error = await failureOf(market.products.list());
      expect(isMarketplaceError(error)).toBe(true);
      expect(error).toMatchObject({ kind: "protocol", operation: "products.list" });
    },
  );

  it("is the only one where the others are missing", async () => {
    const { fetch, sent } = createFetch(json({ code: 1, msg: "", data: { id: 9, token: "t-9" } }));
    const onFailure = vi.fn();
    const market = createMarketplace(
      options({ fetch, dialect: { ...dialect, others: "missing" }, onFailure, isOnline: () => true }),
    );
    expect(await failureOf(market.orders.list({}))).toMatchObject({ kind: "api", code: 404, attempts: 0 });
    await market.auth.login({ account: "a", password: "b" });
    expect(sent).toHaveLength(1);
  });

  it("keeps its idempotency key over repetitions, whatever the body looks like", async () => {
    const { fetch, sent } = createFetch(
      new TypeError("lost"),
      json({ code: 1, msg: "", data: { pay: { pay_no: "P1" } } }),
    );
    const storage = memoryStorage();
    const market = createMarketplace(options({ fetch, dialect, keyStorage: () => storage }));
    const order = { items: [], address_id: 1, price_token: "t", expect_total: "1" };
    await failureOf(market.orders.create(order));
    await market.orders.create(order);
    await market.orders.create({ ...order, address_id: 2 });
    const [lost, repeated, next] = sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect([lost === repeated, lost === next]).toEqual([true, false]);
  });
});
