import { describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options, page, useFakeTime } from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });

describe("request", () => {
  it("says what is missing when plain JavaScript gives no address", () => {
    for (const none of ["{}", "null", '{"baseUrl":7}']) {
      expect(() => createMarketplace(JSON.parse(none))).toThrow("createMarketplace: baseUrl is missing");
    }
    expect(() => createMarketplace(options({ baseUrl: "" }))).not.toThrow();
  });

  it("fails once, and leaves no timer, when plain JavaScript gives something else than a signal", async () => {
    const time = useFakeTime();
    const market = createMarketplace(options({ fetch: createFetch(shop).fetch }));
    const signal = new AbortController() as never;
    expect(await failureOf(market.stores.get({ id: 3 }, { signal }))).toMatchObject({ kind: "request" });
    expect(time.waiting()).toBe(0);
    await expect(market.stores.get({ id: 3 }, null as never)).resolves.toMatchObject({ id: 3 });
  });

  it("lets a request outlive its page only when that is asked for", async () => {
    const { fetch, sent } = createFetch(shop);
    const market = createMarketplace(options({ fetch }));
    await market.stores.get({ id: 3 });
    await market.stores.get({ id: 3 }, { keepalive: true });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([undefined, true]);
  });

  it("sends token, language and JSON, without cookies", async () => {
    const { fetch, sent } = createFetch(envelope(1, page([])));
    const market = createMarketplace(
      options({
        baseUrl: "https://api.test/",
        fetch,
        session: memorySession("t-1"),
        language: () => "zh-CN",
      }),
    );
    await market.products.list(
      { page: 2, flag: "hot" },
      { headers: { "X-Trace": "abc" }, idempotencyKey: "k" },
    );
    expect(sent[0]?.url).toBe("https://api.test/api/index/pro");
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      credentials: "omit",
      redirect: "manual",
      body: '{"page":2,"flag":"hot"}',
      headers: {
        token: "t-1",
        "accept-language": "zh-CN",
        "content-type": "application/json",
        "x-trace": "abc",
        "idempotency-key": "k",
      },
    });
  });

  it("writes the query of a GET, leaving out what is undefined", async () => {
    const { fetch, sent } = createFetch(envelope(1, page([])), envelope(1, []));
    const market = createMarketplace(options({ fetch }));
    await market.recharges.list(JSON.parse('{"page":1,"limit":null}'));
    await market.articles.list({ ids: "1,2 &3" });
    await market.articles.list();
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["GET", "https://api.test/api/user/recharge_list?page=1", null],
      ["GET", "https://api.test/api/Article/category?ids=1%2C2%20%263", null],
      ["GET", "https://api.test/api/Article/category", null],
    ]);
    expect(sent[0]?.init.headers).toEqual({ "accept-language": "en" });
  });

  it("sends e-mail codes by GET, or by POST for stock servers", async () => {
    const { fetch, sent } = createFetch(envelope(1));
    await createMarketplace(options({ fetch })).auth.sendEmailCode({ email: "a@example.com" });
    await createMarketplace(
      options({ fetch, dialect: { operations: { "auth.sendEmailCode": { method: "POST" } } } }),
    ).auth.sendEmailCode({
      email: "a@example.com",
    });
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["GET", "https://api.test/api/ems/send?email=a%40example.com", null],
      ["POST", "https://api.test/api/ems/send", '{"email":"a@example.com"}'],
    ]);
  });

  it("looks up the platform's fetch on each call", async () => {
    const market = createMarketplace(options({}));
    vi.stubGlobal("fetch", createFetch(shop).fetch);
    await expect(market.stores.get({ id: 3 })).resolves.toMatchObject({ id: 3 });
  });

  it("waits for an asynchronous session, and treats a broken one as none", async () => {
    const { fetch, sent } = createFetch(shop);
    const session = memorySession();
    await createMarketplace(options({ fetch, session: { ...session, get: async () => "later" } })).stores.get(
      { id: 3 },
    );
    const broken = () => {
      throw new Error("blocked");
    };
    await createMarketplace(options({ fetch, session: { ...session, get: broken } })).stores.get({
      id: 3,
    });
    await createMarketplace(
      options({ fetch, session: { ...session, get: async () => broken() } }),
    ).stores.get({ id: 3 });
    expect(sent.map(({ init }) => new Headers(init.headers).get("token"))).toEqual(["later", null, null]);
  });

  it("waits for an asynchronous session before market.fetch, and for no other", async () => {
    const { fetch, sent } = createFetch(shop);
    const session = memorySession("now");
    const later = { ...session, get: async () => "later" };
    await createMarketplace(options({ fetch, session: later })).fetch("/api/index/shop_info");
    expect(new Headers(sent[0]?.init.headers).get("token")).toBe("later");
    const call = createMarketplace(options({ fetch, session })).fetch("/api/index/shop_info");
    // A page that closes now has sent it.
    expect(sent).toHaveLength(2);
    await call;
  });

  it("fails a call whose input cannot be written, and nothing else", async () => {
    const { fetch, sent } = createFetch(shop);
    const market = createMarketplace(options({ fetch }));
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    for (const input of [{ id: 1n }, cycle, { id: Symbol("x"), toJSON: () => 1n }]) {
      const error = await failureOf(market.stores.get(input as { id: number }));
      expect(error).toMatchObject({
        kind: "request",
        message: "stores.get: the request could not be built",
        attempts: 0,
        cause: expect.any(TypeError),
      });
    }
    expect(await failureOf(market.articles.get({ article_id: "\uD800" }))).toMatchObject({
      kind: "request",
    });
    expect(sent).toEqual([]);
  });
});
