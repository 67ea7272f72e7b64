import { afterEach, describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

const HOST = "https://api.shop.example";

function clientOf(baseUrl: string) {
  const { fetch, sent } = createFetch(envelope(1, {}));
  return { market: createMarketplace(options({ baseUrl, fetch, session: memorySession("t-1") })), sent };
}

afterEach(() => vi.unstubAllGlobals());

describe("market.fetch", () => {
  it.each([
    [HOST, "@evil.example/x"],
    [HOST, ":x@evil.example/x"],
    [HOST, ".evil.example/x"],
    [HOST, ":8443/x"],
    [HOST, `${HOST}.evil.example/x`],
    [HOST, "https://evil.example/x"],
    [HOST, "http://api.shop.example/x"],
    [HOST, "data:text/plain,x"],
    ["", "https://evil.example/x"],
    ["", "//evil.example/x"],
    ["", "/\\evil.example/x"],
    ["", "\t//evil.example/x"],
    ["", "javascript:alert(1)"],
    [`${HOST}/v1`, "0/x"],
    [`${HOST}/v1`, "/../admin"],
    [`${HOST}/v1`, "/%2e%2e/admin"],
    [`${HOST}/v1`, `${HOST}/v10/x`],
    [`${HOST}/v1`, `${HOST}/x`],
  ])("of a client for %j sends nothing to %j", async (baseUrl, address) => {
    const { market, sent } = clientOf(baseUrl);
    expect(await failureOf(market.fetch(address))).toMatchObject({ kind: "request", attempts: 0 });
    expect(sent).toEqual([]);
  });

  it.each([
    [HOST, "/api/index/pro?page=2", `${HOST}/api/index/pro?page=2`],
    [`${HOST}/`, "/api/x", `${HOST}/api/x`],
    [HOST, `${HOST}/api/x`, `${HOST}/api/x`],
    [HOST, "", HOST],
    [HOST, "?page=2", `${HOST}?page=2`],
    [HOST, "/x?next=https://evil.example/", `${HOST}/x?next=https://evil.example/`],
    [`${HOST}/v1`, "/api/x", `${HOST}/v1/api/x`],
    [`${HOST}/v1`, `${HOST}/v1/api/x`, `${HOST}/v1/api/x`],
    ["", "/api/x", "/api/x"],
    ["/backend", "/api/x", "/backend/api/x"],
  ])("of a client for %j sends %j to %j with the token", async (baseUrl, address, url) => {
    const { market, sent } = clientOf(baseUrl);
    await market.fetch(address);
    expect(sent).toMatchObject([{ url, init: { headers: { token: "t-1" } } }]);
  });

  it("takes a whole URL of the page's own origin", async () => {
    vi.stubGlobal("document", { baseURI: "https://shop.example/goods?id=1" });
    const { market, sent } = clientOf("");
    await market.fetch("https://shop.example/api/x");
    expect(sent).toHaveLength(1);
    expect(await failureOf(market.fetch("https://shop.example.evil.example/x"))).toMatchObject({
      kind: "request",
    });
  });
});

describe("a base address", () => {
  const clientWith = (baseUrl: string) => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    vi.stubGlobal("fetch", fetch);
    return { market: createMarketplace({ baseUrl }), sent };
  };

  it.each([
    ["localhost:5520", 'baseUrl "localhost:5520" does not begin with http:// or https://'],
    ["api.shop.example", 'baseUrl "api.shop.example" does not begin with http:// or https://'],
    ["ftp://api.shop.example", 'baseUrl "ftp://api.shop.example" does not begin with http:// or https://'],
    ["https://", 'baseUrl "https:" does not begin with http:// or https://'],
    ["http://api.shop.example:99999", 'baseUrl "http://api.shop.example:99999" is not an address'],
    ["https://api shop.example", 'baseUrl "https://api shop.example" is not an address'],
    ["https://api.shop.example?key=secret", "baseUrl has a query or a hash"],
    ["https://api.shop.example/#/", "baseUrl has a query or a hash"],
    ["https://ada:secret@api.shop.example", "baseUrl has a user name"],
    ["", 'baseUrl "" has no host: that is for pages alone'],
    ["/backend", 'baseUrl "/backend" has no host: that is for pages alone'],
  ])("%j is a mistake of the program, at once", async (baseUrl, problem) => {
    const { market, sent } = clientWith(baseUrl);
    const signIn = () => market.auth.signIn({ account: "a", password: "b" });
    for (const call of [() => market.account.get(), () => market.fetch("/api/x"), signIn]) {
      const error = await failureOf(call());
      expect(error).toMatchObject({
        kind: "request",
        attempts: 0,
        message: expect.stringContaining(problem),
      });
    }
    expect(sent).toEqual([]);
  });

  it.each([
    ["https://api.shop.example//", "https://api.shop.example/api/user/index"],
    ["HTTP://127.0.0.1:4020/v1", "HTTP://127.0.0.1:4020/v1/api/user/index"],
    ["https://[::1]:8443", "https://[::1]:8443/api/user/index"],
    ["https://магазин.рф/@shop", "https://магазин.рф/@shop/api/user/index"],
  ])("%j is one", async (baseUrl, url) => {
    const { market, sent } = clientWith(baseUrl);
    await market.account.get();
    expect(sent[0]?.url).toBe(url);
  });

  it("may be empty or a path in a page, and where the client has a fetch of its own", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    await createMarketplace({ baseUrl: "/backend", fetch }).account.get();
    vi.stubGlobal("location", { href: "https://shop.example/" });
    const inPage = clientWith("");
    await inPage.market.account.get();
    expect([sent[0]?.url, inPage.sent[0]?.url]).toEqual(["/backend/api/user/index", "/api/user/index"]);
  });
});
