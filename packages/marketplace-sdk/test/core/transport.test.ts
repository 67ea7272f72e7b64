import { afterEach, describe, expect, it, vi } from "vitest";
import { type CallEvent, createMarketplace, memorySession } from "../../src/index";
import {
  createFakeClock,
  createFetch,
  envelope,
  failureOf,
  options,
  page,
  settleAll,
  silent,
} from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });

describe("request", () => {
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
    await market.index.pro({ page: 2, flag: "hot" }, { headers: { "X-Trace": "abc" }, idempotencyKey: "k" });
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
    await market.user.rechargeList(JSON.parse('{"page":1,"limit":null}'));
    await market.article.category({ ids: "1,2 &3" });
    await market.article.category();
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["GET", "https://api.test/api/user/recharge_list?page=1", null],
      ["GET", "https://api.test/api/Article/category?ids=1%2C2%20%263", null],
      ["GET", "https://api.test/api/Article/category", null],
    ]);
    expect(sent[0]?.init.headers).toEqual({ "accept-language": "en" });
  });

  it("sends e-mail codes by GET, or by POST for stock servers", async () => {
    const { fetch, sent } = createFetch(envelope(1));
    await createMarketplace(options({ fetch })).ems.send({ email: "a@example.com" });
    await createMarketplace(options({ fetch, emsMethod: "POST" })).ems.send({ email: "a@example.com" });
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["GET", "https://api.test/api/ems/send?email=a%40example.com", null],
      ["POST", "https://api.test/api/ems/send", '{"email":"a@example.com"}'],
    ]);
  });

  it("looks up the platform's fetch on each call", async () => {
    const market = createMarketplace(options({}));
    vi.stubGlobal("fetch", createFetch(shop).fetch);
    await expect(market.index.shopInfo({ id: 3 })).resolves.toMatchObject({ id: 3 });
  });

  it("waits for a session that answers later, and takes a broken one for none", async () => {
    const { fetch, sent } = createFetch(shop);
    const session = memorySession();
    await createMarketplace(
      options({ fetch, session: { ...session, get: async () => "later" } }),
    ).index.shopInfo({ id: 3 });
    const broken = () => {
      throw new Error("blocked");
    };
    await createMarketplace(options({ fetch, session: { ...session, get: broken } })).index.shopInfo({
      id: 3,
    });
    await createMarketplace(
      options({ fetch, session: { ...session, get: async () => broken() } }),
    ).index.shopInfo({ id: 3 });
    expect(sent.map(({ init }) => new Headers(init.headers).get("token"))).toEqual(["later", null, null]);
  });

  it("fails a call whose input cannot be written, and nothing else", async () => {
    const { fetch, sent } = createFetch(shop);
    const market = createMarketplace(options({ fetch }));
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    for (const input of [{ id: 1n }, cycle, { id: Symbol("x"), toJSON: () => 1n }]) {
      const error = await failureOf(market.index.shopInfo(input as { id: number }));
      expect(error).toMatchObject({ kind: "protocol", attempts: 0, cause: expect.any(TypeError) });
    }
    expect(await failureOf(market.article.detail({ article_id: "\uD800" }))).toMatchObject({
      kind: "protocol",
    });
    expect(sent).toEqual([]);
  });
});

describe("time budget and abort", () => {
  it("covers headers", async () => {
    const { clock, advance, waiting } = createFakeClock();
    const failure = failureOf(createMarketplace(options({ fetch: silent, clock })).user.index());
    await advance(30_000);
    expect(await failure).toMatchObject({ kind: "timeout", attempts: 1, operation: "user.index" });
    expect(waiting()).toBe(0);
  });

  it("covers the body, also of a fetch that ignores its signal", async () => {
    const { clock, advance, waiting } = createFakeClock();
    const stalled = new Response(new ReadableStream({ start() {} }));
    const failure = failureOf(
      createMarketplace(options({ fetch: async () => stalled, clock })).user.index(undefined, {
        timeoutMs: 50,
      }),
    );
    await advance(50);
    expect(await failure).toMatchObject({ kind: "timeout", message: "No answer in 50 ms" });
    expect(waiting()).toBe(0);
  });

  it("covers a session that never answers", async () => {
    const { clock, advance } = createFakeClock();
    const session = { ...memorySession(), get: () => new Promise<string>(() => {}) };
    const failure = failureOf(
      createMarketplace(options({ fetch: createFetch(shop).fetch, session, clock })).user.index(),
    );
    await advance(30_000);
    expect(await failure).toMatchObject({ kind: "timeout", attempts: 0 });
  });

  it("covers retries and the waits between them", async () => {
    const { clock, advance } = createFakeClock();
    const { fetch, sent } = createFetch(() => new Response("", { status: 503 }));
    const failure = failureOf(createMarketplace(options({ fetch, clock, timeoutMs: 500 })).user.index());
    await advance(500);
    // The second wait (450 ms) does not fit any more: the caller learns the reason at once.
    expect(await failure).toMatchObject({ kind: "http", status: 503, attempts: 2 });
    expect(sent).toHaveLength(2);
  });

  it("leaves no timer behind after success", async () => {
    const { clock, waiting } = createFakeClock();
    await createMarketplace(options({ fetch: createFetch(shop).fetch, clock })).index.shopInfo({ id: 3 });
    expect(waiting()).toBe(0);
  });

  it("takes budgets beyond setTimeout's limit for long ones", async () => {
    const market = createMarketplace(
      options({ fetch: createFetch(shop).fetch, timeoutMs: Number.POSITIVE_INFINITY }),
    );
    await expect(market.index.shopInfo({ id: 3 })).resolves.toMatchObject({ id: 3 });
  });

  it("tells abort from timeout, before, during and between requests", async () => {
    const { clock, advance, waiting } = createFakeClock();
    const { fetch, sent } = createFetch(new TypeError("offline"));
    const market = createMarketplace(options({ fetch, clock }));
    const reason = new Error("left the page");
    const before = await failureOf(market.user.index(undefined, { signal: AbortSignal.abort(reason) }));
    expect(before).toMatchObject({ kind: "aborted", attempts: 0, cause: reason });
    expect(sent).toHaveLength(0);

    const waitingCall = new AbortController();
    const between = failureOf(market.user.index(undefined, { signal: waitingCall.signal }));
    await advance(10);
    waitingCall.abort(reason);
    expect(await between).toMatchObject({ kind: "aborted", attempts: 1, cause: reason });

    const running = new AbortController();
    const during = failureOf(
      createMarketplace(options({ fetch: silent, clock })).user.index(undefined, { signal: running.signal }),
    );
    await settleAll();
    running.abort();
    expect(await during).toMatchObject({ kind: "aborted", attempts: 1 });
    expect(waiting()).toBe(0);
  });

  it("takes its listener off the caller's signal", async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    await createMarketplace(options({ fetch: createFetch(shop).fetch })).index.shopInfo(
      { id: 3 },
      { signal },
    );
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

describe("retries", () => {
  const passing = () => new Response("", { status: 503 });
  const run = async (
    call: (market: ReturnType<typeof createMarketplace>) => Promise<unknown>,
    answers: Parameters<typeof createFetch>,
    more: Parameters<typeof options>[0] = {},
  ) => {
    const time = createFakeClock();
    const { fetch, sent } = createFetch(...answers);
    const events: CallEvent[] = [];
    const outcome = call(
      createMarketplace(
        options({
          fetch,
          clock: time.clock,
          timeoutMs: 600_000,
          onEvent: (event) => events.push(event),
          ...more,
        }),
      ),
    ).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    await time.advance(600_000);
    return {
      ...(await outcome),
      requests: sent.length,
      waits: events.flatMap(({ type, delay }) => (type === "retry" ? [delay] : [])),
    };
  };

  it.each([429, 502, 503, 504])("repeats a read after HTTP %d", async (status) => {
    const result = await run(
      (market) => market.index.shopInfo({ id: 3 }),
      [new Response("", { status }), shop],
    );
    expect(result).toMatchObject({ data: { id: 3 }, requests: 2, waits: [225] });
  });

  it("repeats a read after a network failure, doubling the wait, and gives up after two more", async () => {
    const result = await run((market) => market.user.rechargeList(), [new TypeError("offline")]);
    expect(result).toMatchObject({
      error: { kind: "network", attempts: 3, cause: expect.any(TypeError) },
      requests: 3,
      waits: [225, 450],
    });
  });

  it("repeats what changes nothing when done twice", async () => {
    expect(await run((market) => market.aera.del({ id: 1 }), [passing, envelope(1)])).toMatchObject({
      data: null,
      requests: 2,
    });
  });

  it.each([
    [
      "login",
      (market: ReturnType<typeof createMarketplace>) => market.user.login({ account: "a", password: "b" }),
    ],
    [
      "e-mail codes, although a GET",
      (market: ReturnType<typeof createMarketplace>) => market.ems.send({ email: "a@example.com" }),
    ],
    ["a toggle", (market: ReturnType<typeof createMarketplace>) => market.user.followers({ id: 1 })],
    [
      "an upload",
      (market: ReturnType<typeof createMarketplace>) => market.index.upload({ file: new Blob(["x"]) }),
    ],
    [
      "registration",
      (market: ReturnType<typeof createMarketplace>) =>
        market.user.register({ username: "abc", password: "secret1" }),
    ],
  ])("never repeats %s", async (_name, call) => {
    expect(await run(call, [passing])).toMatchObject({ error: { attempts: 1 }, requests: 1 });
    expect(await run(call, [new TypeError("offline")], { retry: { keyed: true } })).toMatchObject({
      error: { kind: "network", attempts: 1 },
      requests: 1,
    });
  });

  it.each([400, 401, 403, 404, 422, 500, 501, 505])("does not repeat after HTTP %d", async (status) => {
    expect(await run((market) => market.user.index(), [new Response("", { status })])).toMatchObject({
      requests: 1,
    });
  });

  it.each([
    ["2", 2000],
    ["0", 225],
    [new Date(1_795_175_706_000 + 90_000).toUTCString(), 90_000],
    [new Date(0).toUTCString(), 225],
    ["soon", 225],
  ])("waits as Retry-After %s says", async (header, wait) => {
    const headers = { "retry-after": header };
    const result = await run(
      (market) => market.index.shopInfo({ id: 3 }),
      [new Response("", { status: 429, headers }), shop],
    );
    expect(result).toMatchObject({ data: { id: 3 }, waits: [wait] });
  });

  it("does not wait longer than the budget allows", async () => {
    const headers = { "retry-after": "3600" };
    const result = await run((market) => market.user.index(), [new Response("", { status: 429, headers })]);
    expect(result).toMatchObject({ error: { status: 429, retryAfter: 3600, attempts: 1 }, requests: 1 });
  });

  it("takes the options it is given", async () => {
    const retry = { attempts: 4, baseMs: 10 };
    const result = await run((market) => market.user.index(), [passing], { retry, random: () => 0 });
    expect(result).toMatchObject({ requests: 5, waits: [5, 10, 20, 40] });
    expect(await run((market) => market.user.index(), [passing], { retry: { attempts: 0 } })).toMatchObject({
      requests: 1,
    });
  });

  it("sends the same body and key again", async () => {
    const time = createFakeClock();
    const { fetch, sent } = createFetch(passing, envelope(1, page([])));
    const call = createMarketplace(options({ fetch, clock: time.clock })).index.pro(
      { page: 3 },
      { idempotencyKey: "k" },
    );
    await time.advance(1000);
    await call;
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
    expect(sent[1]?.init.headers).toEqual(sent[0]?.init.headers);
  });
});

describe("redirects", () => {
  const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

  it("follows five and stops at the sixth", async () => {
    const ok = createFetch(...Array.from({ length: 5 }, (_, hop) => to(`/hop/${hop}`, 307)), shop);
    await expect(
      createMarketplace(options({ fetch: ok.fetch })).index.shopInfo({ id: 3 }),
    ).resolves.toMatchObject({ id: 3 });
    expect(ok.sent.at(-1)?.url).toBe("https://api.test/hop/4");
    const endless = createFetch(to("/again", 307));
    const error = await failureOf(
      createMarketplace(options({ fetch: endless.fetch })).index.shopInfo({ id: 3 }),
    );
    expect(error).toMatchObject({ kind: "http", status: 307, attempts: 1 });
    expect(endless.sent).toHaveLength(6);
  });

  it.each([
    [301, "GET"],
    [302, "GET"],
    [303, "GET"],
    [307, "POST"],
    [308, "POST"],
  ])("continues a POST after %d as %s", async (status, method) => {
    const { fetch, sent } = createFetch(to("/next", status), shop);
    await createMarketplace(options({ fetch })).index.shopInfo({ id: 3 });
    expect(sent[1]?.init.method).toBe(method);
    expect(sent[1]?.init.body).toBe(method === "GET" ? null : '{"id":3}');
    expect(new Headers(sent[1]?.init.headers).has("content-type")).toBe(method === "POST");
  });

  it("never shows the token to another origin, on the way back neither", async () => {
    const { fetch, sent } = createFetch(to("https://evil.test/a"), to("https://api.test/b"), shop);
    const headers = { Authorization: "Basic x" };
    await createMarketplace(options({ fetch, headers, session: memorySession("t-1") })).index.shopInfo({
      id: 3,
    });
    const tokens = sent
      .map(({ init }) => new Headers(init.headers))
      .map((sentHeaders) => [sentHeaders.get("token"), sentHeaders.get("authorization")]);
    expect(tokens).toEqual([
      ["t-1", "Basic x"],
      [null, null],
      [null, null],
    ]);
  });

  it("fails on a location that is no address", async () => {
    const { fetch } = createFetch(to("http://"));
    expect(
      await failureOf(createMarketplace(options({ fetch })).user.logout(undefined, { timeoutMs: 100 })),
    ).toMatchObject({ kind: "network" });
  });

  it("leaves them to browsers", async () => {
    vi.stubGlobal("document", {});
    const { fetch, sent } = createFetch(shop);
    await createMarketplace(options({ fetch })).index.shopInfo({ id: 3 });
    expect(sent[0]?.init.redirect).toBe("follow");
  });
});

afterEach(() => vi.unstubAllGlobals());
