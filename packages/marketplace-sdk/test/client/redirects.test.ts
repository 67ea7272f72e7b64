import { describe, expect, it, vi } from "vitest";
import { createMarketplace, type HookRequest, isOutcomeKnown, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });
const list = envelope(1, []);
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

describe("redirects", () => {
  it("follows five and stops at the sixth", async () => {
    const ok = createFetch(...Array.from({ length: 5 }, (_, hop) => to(`/hop/${hop}`, 307)), shop);
    await expect(
      createMarketplace(options({ fetch: ok.fetch })).stores.get({ id: 3 }),
    ).resolves.toMatchObject({ id: 3 });
    expect(ok.sent.at(-1)?.url).toBe("https://api.test/hop/4");
    const endless = createFetch(to("/again", 307));
    const error = await failureOf(createMarketplace(options({ fetch: endless.fetch })).stores.get({ id: 3 }));
    expect(error).toMatchObject({ kind: "http", status: 307, attempts: 1 });
    expect(endless.sent).toHaveLength(6);
  });

  it.each([307, 308])("continues a POST after %d", async (status) => {
    const { fetch, sent } = createFetch(to("/next", status), shop);
    await createMarketplace(options({ fetch })).stores.get({ id: 3 });
    expect(sent[1]?.init).toMatchObject({ method: "POST", body: '{"id":3}' });
    expect(new Headers(sent[1]?.init.headers).has("content-type")).toBe(true);
  });

  it("never shows the token to another origin, on the way back neither", async () => {
    const { fetch, sent } = createFetch(to("https://evil.test/a"), to("https://api.test/b"), list);
    const headers = { Authorization: "Basic x" };
    await createMarketplace(options({ fetch, headers, session: memorySession("t-1") })).articles.list();
    const tokens = sent
      .map(({ init }) => new Headers(init.headers))
      .map((sentHeaders) => [sentHeaders.get("token"), sentHeaders.get("authorization")]);
    expect(tokens).toEqual([
      ["t-1", "Basic x"],
      [null, null],
      [null, null],
    ]);
  });

  it("shows the token to its own origin", async () => {
    const { fetch, sent } = createFetch(to("/next"), list);
    const headers = { Authorization: "Basic x" };
    await createMarketplace(options({ fetch, headers, session: memorySession("t-1") })).articles.list();
    expect(sent[1]?.init.headers).toMatchObject({ token: "t-1", authorization: "Basic x" });
  });

  it.each([300, 309])("takes %d for no redirect, nor after one", async (status) => {
    const { fetch, sent } = createFetch(to("/next"), to("/never", status));
    const market = createMarketplace(options({ fetch }));
    expect(await failureOf(market.articles.list())).toMatchObject({ kind: "http", status });
    expect(sent).toHaveLength(2);
  });

  it.each([
    "http://",
    "file:///etc/passwd",
    "data:application/json,{%22code%22:1,%22data%22:[]}",
    "javascript:1",
  ])("goes to no %s", async (location) => {
    const { fetch, sent } = createFetch(to(location), list);
    const market = createMarketplace(options({ fetch }));
    expect(await failureOf(market.articles.list())).toMatchObject({
      kind: "protocol",
      status: 302,
      message: "articles.list: redirected to something else than a server",
    });
    expect(sent).toHaveLength(1);
  });

  it.each([304, 305, 306])("takes %d for none, whatever its location", async (status) => {
    const { fetch, sent } = createFetch(to("/next", status), list);
    await failureOf(createMarketplace(options({ fetch })).articles.list());
    expect(sent).toHaveLength(1);
  });

  it.each(["document", "importScripts"])("leaves them to browsers, workers too: %s", async (name) => {
    vi.stubGlobal(name, {});
    const { fetch, sent } = createFetch(shop);
    await createMarketplace(options({ fetch })).stores.get({ id: 3 });
    expect(sent[0]?.init.redirect).toBe("follow");
  });
});

describe("a redirect of a POST", () => {
  it.each([301, 302, 303])(
    "that would make a GET of it (%d) is an error that says what to do",
    async (status) => {
      for (const location of ["/next?token=t-1", "https://api.test/next", "//api.test/next"]) {
        const { fetch, sent } = createFetch(to(location, status));
        const market = createMarketplace(options({ fetch }));
        const calls = [() => market.stores.get({ id: 3 }), () => market.fetch("/next", { method: "PUT" })];
        for (const call of calls) {
          expect(await failureOf(call())).toMatchObject({
            kind: "protocol",
            status,
            message: expect.stringMatching(/: redirected to https:\/\/api.test\/next: set baseUrl$/),
          });
        }
        expect(sent.map(({ init }) => init.method)).toEqual(["POST", "PUT"]);
      }
    },
  );
});

describe("a redirect that a browser has followed out of sight", () => {
  const answeredFrom = (url: string) =>
    Object.defineProperties(envelope(1, { version: "home" }), {
      redirected: { value: true },
      url: { value: url },
    });
  const order = { order_no: "O1" };

  it("is an error of what was posted: another place answered, perhaps a GET", async () => {
    const fetch = async () => answeredFrom("https://api.test/home?token=t-1");
    const failure = await failureOf(createMarketplace(options({ fetch })).orders.confirmReceipt(order));
    expect(failure).toMatchObject({
      kind: "protocol",
      message: "orders.confirmReceipt: redirected to https://api.test/home: set baseUrl",
    });
    expect(isOutcomeKnown(failure)).toBe(false);
  });

  it("is none to the same place, and where something was only read", async () => {
    const same = async () => answeredFrom("https://api.test/api/order/receipt");
    await createMarketplace(options({ fetch: same, baseUrl: "http://api.test" })).orders.confirmReceipt(
      order,
    );
    const other = async () => answeredFrom("https://cdn.test/articles");
    expect((await createMarketplace(options({ fetch: other })).fetch("/x")).status).toBe(200);
  });
});

describe("a redirect from http to https", () => {
  const start = (...answers: Parameters<typeof createFetch>) => {
    const { fetch, sent } = createFetch(...answers);
    const session = memorySession("t-1");
    return { market: createMarketplace(options({ baseUrl: "http://api.test", fetch, session })), sent };
  };

  it.each([301, 302, 307, 308])("of the same host keeps token, method and body (%d)", async (status) => {
    const { market, sent } = start(to("https://api.test/api/index/shop_info", status), shop);
    await market.stores.get({ id: 3 }, { headers: { "x-api-key": "k" } });
    expect(sent[1]).toMatchObject({
      url: "https://api.test/api/index/shop_info",
      init: { method: "POST", body: '{"id":3}', headers: { token: "t-1", "x-api-key": "k" } },
    });
  });

  it.each([
    "https://other.test/x",
    "https://api.test:8443/x",
    "http://api.test:81/x",
    "https://sub.api.test/x",
  ])("is of another origin: %s", async (location) => {
    const { market, sent } = start(to(location, 307), list);
    await market.articles.list();
    expect(sent[1]?.init.headers).toEqual({ "accept-language": "en" });
    expect(await failureOf(start(to(location, 301)).market.stores.get({ id: 3 }))).toMatchObject({
      kind: "protocol",
    });
  });

  it("is not the way back", async () => {
    const { fetch, sent } = createFetch(to("http://api.test/x"), list);
    await createMarketplace(options({ fetch, session: memorySession("t-1") })).articles.list();
    expect(sent[1]?.init.headers).toEqual({ "accept-language": "en" });
  });
});

describe("a redirect to another origin", () => {
  it.each([307, 308])("never carries a body there (%d)", async (status) => {
    const elsewhere = new Response(null, { status, headers: { location: "https://evil.test/login" } });
    const { fetch, sent } = createFetch(elsewhere, envelope(1, { userinfo: { id: 1, token: "t" } }));
    const market = createMarketplace(options({ fetch }));
    const error = await failureOf(market.auth.login({ account: "ada", password: "secret" }));
    expect(error).toMatchObject({ kind: "protocol", status, attempts: 1 });
    const file = new File(["picture"], "front.png", { type: "image/png" });
    expect(
      await failureOf(
        createMarketplace(options({ fetch: createFetch(elsewhere).fetch })).uploads.image({ file }),
      ),
    ).toMatchObject({ kind: "protocol", status });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(["api.test"]);
  });

  it.each([303, 307])("answers no POST, even without a body (%d)", async (status) => {
    const { fetch, sent } = createFetch(to("https://cdn.test/user", status), envelope(1, { money: "666" }));
    expect(await failureOf(createMarketplace(options({ fetch })).account.get())).toMatchObject({
      kind: "protocol",
    });
    expect(sent).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])("shows it no header of the program (%d)", async (status) => {
    const { fetch, sent } = createFetch(to("https://cdn.test/x", status), list);
    const headers = { Cookie: "a=1", Authorization: "Basic x", "X-Api-Key": "k", "X-Tenant": "7" };
    const hooks = {
      beforeRequest(request: HookRequest) {
        request.headers.traceparent = "00-1";
      },
    };
    const market = createMarketplace(options({ fetch, headers, hooks, session: memorySession("t-1") }));
    await market.articles.list({}, { idempotencyKey: "k-1", headers: { "x-own": "1" } });
    expect(sent[0]?.init.headers).toMatchObject({ cookie: "a=1", traceparent: "00-1", "x-own": "1" });
    expect(sent[1]?.init.headers).toEqual({ "accept-language": "en" });
  });

  it("whose host answers 401 ends no session, and renews none", async () => {
    const session = memorySession("t-1");
    const onUnauthorized = vi.fn();
    const renewSession = vi.fn(async () => "t-2");
    const { fetch } = createFetch(to("https://cdn.test/x", 307), envelope(401, null, { status: 401 }));
    const market = createMarketplace(options({ fetch, session, onUnauthorized, renewSession }));
    expect(await failureOf(market.articles.list())).toMatchObject({ code: 401 });
    expect(session.get()).toBe("t-1");
    expect([onUnauthorized.mock.calls, renewSession.mock.calls]).toEqual([[], []]);
  });
});

describe("a 401", () => {
  it("to a request whose token a hook or a header has replaced ends no session", async () => {
    for (const more of [
      { headers: { token: "of another" } },
      { hooks: { beforeRequest: ({ headers }: HookRequest) => void delete headers.token } },
    ]) {
      const session = memorySession("t-1");
      const { fetch } = createFetch(envelope(401));
      await failureOf(createMarketplace(options({ fetch, session, ...more })).account.get());
      expect(session.get()).toBe("t-1");
    }
  });
});
