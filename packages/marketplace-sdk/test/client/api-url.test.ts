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
