import { describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession } from "../../src/index";
import { createRawClient } from "../../src/raw/index";
import { createFetch, envelope, failureOf, options, page, useFakeTime } from "./support";

describe("the raw client", () => {
  it("is openapi-fetch over the same transport", async () => {
    const { fetch, sent } = createFetch(envelope(1, page([{ id: 1 }])), envelope(1, { id: 7 }));
    const market = createMarketplace(options({ fetch, session: memorySession("t-1"), language: "ar" }));
    const raw = createRawClient(market);
    const { data, response } = await raw.POST("/api/index/pro", { body: { page: 2 } });
    expect(data).toMatchObject({ code: 1, data: { data: [{ id: 1 }] } });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    await raw.GET("/api/Article/detail", { params: { query: { article_id: 7 } } });
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual(
      [
        ["POST", "https://api.test/api/index/pro", '{"page":2}'],
        ["GET", "https://api.test/api/Article/detail?article_id=7", undefined],
      ].map(([method, url, body]) => [method, url, body ?? null]),
    );
    expect(sent[0]?.init.headers).toEqual({
      token: "t-1",
      "accept-language": "ar",
      "content-type": "application/json",
    });
  });

  it("leaves envelope and 401 to the caller", async () => {
    const session = memorySession("t-1");
    const onUnauthorized = vi.fn();
    const { fetch } = createFetch(envelope(401, null, { status: 401 }));
    const { error, response } = await createRawClient(
      createMarketplace(options({ fetch, session, onUnauthorized })),
    ).POST("/api/user/index");
    expect(error).toMatchObject({ code: 401 });
    expect(response.status).toBe(401);
    expect(session.get()).toBe("t-1");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("repeats what the contract allows, and nothing else", async () => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(new Response("", { status: 503 }));
    const raw = createRawClient(createMarketplace(options({ fetch })));
    const calls = [
      raw.GET("/api/user/recharge_list"),
      raw.GET("/api/ems/send", { params: { query: { email: "a@example.com" } } }),
      raw.POST("/api/user/login", { body: { account: "a", password: "b" } }),
    ];
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await advance(10_000);
    expect((await Promise.all(calls)).map(({ response }) => response.status)).toEqual([503, 503, 503]);
    expect(sent).toHaveLength(5);
  });

  it("rejects with a MarketplaceError, and ends with the caller's signal", async () => {
    const { fetch } = createFetch(new TypeError("offline"));
    const raw = createRawClient(createMarketplace(options({ fetch, retry: { limit: 0 } })));
    expect(await failureOf(raw.POST("/api/user/index"))).toMatchObject({
      kind: "network",
      operation: "account.get",
    });
    const signal = AbortSignal.abort();
    expect(await failureOf(raw.POST("/api/user/index", { signal }))).toMatchObject({
      kind: "aborted",
    });
  });

  it("runs middleware", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const raw = createRawClient(createMarketplace(options({ fetch })));
    const trace = {
      onRequest: ({ request }: { request: Request }) => {
        request.headers.set("x-trace", "1");
      },
    };
    raw.use(trace);
    await raw.POST("/api/user/index");
    raw.eject(trace);
    await raw.POST("/api/user/index");
    expect(sent.map(({ init }) => new Headers(init.headers).get("x-trace"))).toEqual(["1", null]);
  });

  it("survives answers that must have no body", async () => {
    const { fetch } = createFetch(new Response(null, { status: 204 }));
    const { response } = await createRawClient(createMarketplace(options({ fetch }))).POST(
      "/api/user/logout",
    );
    expect(response.status).toBe(204);
  });
});
