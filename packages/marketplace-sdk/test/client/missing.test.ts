import { afterEach, describe, expect, it, vi } from "vitest";
import { createMarketplace } from "../../src/index";
import { answers } from "./fast-admin-answers";
import { createFetch, envelope, failureOf, options } from "./support";

afterEach(() => vi.unstubAllGlobals());

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

describe("isMissing: whether the server has an operation at all", () => {
  it.each<[string, Response, boolean, object]>([
    ["a page of HTML", new Response("<h1>404</h1>", { status: 404 }), true, { received: "html" }],
    ["nothing", new Response("", { status: 404 }), true, { received: "empty" }],
    ["another framework's JSON", Response.json({ message: "Not Found" }, { status: 404 }), true, {}],
    ["a method that the route lacks", new Response("", { status: 405 }), true, {}],
    [
      "FastAdmin's answer for every path that it lacks",
      new Response(answers.notFound, { status: 404, headers: JSON_TYPE }),
      true,
      { kind: "http", received: "no route", message: "addresses.list: HTTP 404" },
    ],
    [
      "a row that is not there",
      envelope(404, null, { status: 404 }, "No address yet"),
      false,
      { kind: "api", code: 404, msg: "No address yet" },
    ],
    ["the same with HTTP 200", envelope(404, null, {}, "An error occurred"), false, { kind: "api" }],
    ["a code without a sentence", envelope(404, null, { status: 404 }, ""), false, { kind: "api" }],
    ["a server in trouble", new Response("", { status: 500 }), false, {}],
    ["a page of a firewall", new Response("<p>No</p>", { status: 403 }), false, {}],
    ["a success in an error status", envelope(1, [], { status: 404 }), false, { kind: "http", code: 1 }],
  ])("%s", async (_what, response, isMissing, details) => {
    const { fetch } = createFetch(response);
    const market = createMarketplace(options({ fetch, retry: { limit: 0 } }));
    const error = await failureOf(market.addresses.list());
    expect(error).toMatchObject({ isMissing, ...details });
  });

  it("an operation that the dialect leaves out", async () => {
    const { fetch, sent } = createFetch();
    const market = createMarketplace(options({ fetch, dialect: { others: "missing" } }));
    expect(await failureOf(market.addresses.list())).toMatchObject({ isMissing: true, attempts: 0 });
    expect(sent).toEqual([]);
  });
});

describe("isBlocked: a response that the page may not read", () => {
  /** A page of `origin` whose calls find no response. @param others what else is answered at the host */
  async function callFrom(origin: string, others: () => Promise<Response>, onLine = true) {
    const asked: string[] = [];
    vi.stubGlobal("document", {});
    vi.stubGlobal("location", new URL(origin));
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("fetch", async (url: string, { mode }: RequestInit) => {
      asked.push(`${mode ?? "cors"} ${url}`);
      if (mode !== "no-cors") throw new TypeError("Failed to fetch");
      return others();
    });
    const market = createMarketplace({ baseUrl: "https://api.test", retry: { baseMs: 1 } });
    return { error: await failureOf(market.orders.list()), asked };
  }
  const answering = async () => new Response("");
  const silent = () => Promise.reject(new TypeError("Failed to fetch"));
  const CALL = "cors https://api.test/api/order/list";

  it("is told from another origin, where the host answers", async () => {
    const { error, asked } = await callFrom("https://shop.test", answering);
    expect(error).toMatchObject({ kind: "network", isBlocked: true, isMissing: false, attempts: 3 });
    // No more of it than of any other lost call, and one question that changes nothing.
    expect(asked).toEqual([CALL, CALL, CALL, "no-cors https://api.test/favicon.ico"]);
  });

  it.each<[string, Parameters<typeof callFrom>]>([
    ["the host does not answer either", ["https://shop.test", silent]],
    ["the page is of the same origin", ["https://api.test", answering]],
    ["the device is offline", ["https://shop.test", answering, false]],
  ])("is not told where %s", async (_where, [origin, others, onLine]) => {
    const { error } = await callFrom(origin, others, onLine);
    expect(error).toMatchObject({ kind: "network" });
    expect(error).not.toHaveProperty("isBlocked");
  });

  it("is not asked for outside of pages, nor of a fetch of the application", async () => {
    const { fetch, sent } = createFetch(new TypeError("fetch failed"));
    const error = await failureOf(createMarketplace(options({ fetch, retry: { limit: 0 } })).orders.list());
    expect(error).not.toHaveProperty("isBlocked");
    expect(sent).toHaveLength(1);
  });
});
