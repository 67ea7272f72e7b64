import { describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });

describe("redirects", () => {
  const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

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

  it.each([
    [301, "GET"],
    [302, "GET"],
    [303, "GET"],
    [307, "POST"],
    [308, "POST"],
  ])("continues a POST after %d as %s", async (status, method) => {
    const { fetch, sent } = createFetch(to("/next", status), shop);
    await createMarketplace(options({ fetch })).stores.get({ id: 3 });
    expect(sent[1]?.init.method).toBe(method);
    expect(sent[1]?.init.body).toBe(method === "GET" ? null : '{"id":3}');
    expect(new Headers(sent[1]?.init.headers).has("content-type")).toBe(method === "POST");
  });

  it("never shows the token to another origin, on the way back neither", async () => {
    const { fetch, sent } = createFetch(to("https://evil.test/a"), to("https://api.test/b"), shop);
    const headers = { Authorization: "Basic x" };
    await createMarketplace(options({ fetch, headers, session: memorySession("t-1") })).stores.get({
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

  it("shows the token to its own origin", async () => {
    const { fetch, sent } = createFetch(to("/next"), shop);
    const headers = { Authorization: "Basic x" };
    await createMarketplace(options({ fetch, headers, session: memorySession("t-1") })).stores.get({ id: 3 });
    expect(sent[1]?.init.headers).toMatchObject({ token: "t-1", authorization: "Basic x" });
  });

  it.each([300, 309])("takes %d for no redirect, nor after one", async (status) => {
    const { fetch, sent } = createFetch(to("/next"), to("/never", status));
    const market = createMarketplace(options({ fetch }));
    expect(await failureOf(market.stores.get({ id: 3 }))).toMatchObject({ kind: "http", status });
    expect(sent).toHaveLength(2);
  });

  it("fails on an invalid location", async () => {
    const { fetch } = createFetch(to("http://"));
    expect(
      await failureOf(createMarketplace(options({ fetch })).auth.logout({ timeoutMs: 100 })),
    ).toMatchObject({ kind: "network" });
  });

  it.each(["document", "importScripts"])("leaves them to browsers, workers too: %s", async (name) => {
    vi.stubGlobal(name, {});
    const { fetch, sent } = createFetch(shop);
    await createMarketplace(options({ fetch })).stores.get({ id: 3 });
    expect(sent[0]?.init.redirect).toBe("follow");
  });
});

describe("a redirect to another origin", () => {
  it.each([307, 308])("never carries a body there (%d)", async (status) => {
    const elsewhere = new Response(null, { status, headers: { location: "https://evil.test/login" } });
    const { fetch, sent } = createFetch(elsewhere, envelope(1, { userinfo: { id: 1, token: "t" } }));
    const market = createMarketplace(options({ fetch }));
    const error = await failureOf(market.auth.login({ account: "ada", password: "secret" }));
    expect(error).toMatchObject({ kind: "http", status, attempts: 1 });
    const file = new File(["picture"], "front.png", { type: "image/png" });
    expect(
      await failureOf(
        createMarketplace(options({ fetch: createFetch(elsewhere).fetch })).uploads.image({ file }),
      ),
    ).toMatchObject({ kind: "http", status });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(["api.test"]);
  });

  it("is followed where nothing is carried", async () => {
    const elsewhere = new Response(null, { status: 302, headers: { location: "https://cdn.test/shop" } });
    const { fetch, sent } = createFetch(elsewhere, shop);
    await createMarketplace(options({ fetch })).stores.get({ id: 3 });
    expect(sent.map(({ url, init }) => `${init.method} ${url} ${init.body}`)[1]).toBe(
      "GET https://cdn.test/shop null",
    );
  });
});
