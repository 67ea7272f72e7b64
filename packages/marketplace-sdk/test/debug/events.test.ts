import { describe, expect, it, vi } from "vitest";
import { createEventEmitter, type MarketplaceEvent } from "../../src/debug/index";
import { createMarketplace, memorySession } from "../../src/index";
import { methods } from "../client/every-method";
import { createFetch, envelope, failureOf, options } from "../client/support";

/** An emitter, everything it emitted, and a client that uses it. */
function listen(...answers: Parameters<typeof createFetch>) {
  const heard: MarketplaceEvent[] = [];
  const events = createEventEmitter((event) => heard.push(event));
  const { fetch, sent } = createFetch(...answers);
  const market = createMarketplace(options({ fetch, onEvent: events.emit, retry: { baseMs: 0 } }));
  return { market, heard, sent, events };
}

const going = { deprecation: "@1767225600", sunset: "Thu, 31 Dec 2026 23:59:59 GMT" };

describe("the emitter", () => {
  it("notifies every listener until it unsubscribes, even when another one throws", async () => {
    const { market, heard, events } = listen(envelope(1, {}));
    const late: MarketplaceEvent[] = [];
    events.subscribe(() => {
      throw new Error("listener");
    });
    events.subscribe(() => Promise.reject(new Error("listener")));
    const leave = events.subscribe((event) => late.push(event));
    await market.account.get();
    leave();
    await market.account.get();
    expect(heard.map(({ type, id }) => `${type} ${id}`)).toEqual([
      "request 1",
      "response 1",
      "request 2",
      "response 2",
    ]);
    expect(late).toEqual(heard.slice(0, 2));
  });

  it("reports a deprecation once per operation", async () => {
    const answer = (headers: HeadersInit) => () => envelope(1, {}, { headers });
    const { market, heard } = listen(
      answer({}),
      answer(going),
      answer(going),
      answer({ sunset: going.sunset }),
    );
    await market.account.get();
    await market.account.get();
    await market.account.get();
    await market.merchant.dashboard();
    expect(heard.filter(({ type }) => type === "deprecation")).toEqual([
      { type: "deprecation", id: 2, operation: "account.get", ...going },
      {
        type: "deprecation",
        id: 4,
        operation: "merchant.dashboard",
        deprecation: undefined,
        sunset: going.sunset,
      },
    ]);
  });

  it("names the reason of an error and the request id", async () => {
    const answer = envelope(0, { error: "stock_short" }, { headers: { "x-request-id": "7f3a" } });
    const { market, heard } = listen(answer);
    expect(await failureOf(market.account.get())).toMatchObject({ requestId: "7f3a" });
    expect(heard.at(-1)).toMatchObject({
      type: "failure",
      reason: "stock_short",
      code: 0,
      requestId: "7f3a",
    });
  });
});

it("a failure names what came in place of an envelope", async () => {
  const { market, heard } = listen(new Response("<!doctype html><title>Login</title>"));
  await failureOf(market.account.get());
  expect(heard.at(-1)).toMatchObject({ type: "failure", kind: "protocol", received: "html" });
});

describe("the id of a request", () => {
  const headers = { "X-Request-Id": "ours" };

  it("is the one the call was given when no answer came", async () => {
    const { market, heard, sent } = listen(new TypeError("offline"));
    expect(await failureOf(market.account.get({ headers }))).toMatchObject({ requestId: "ours" });
    expect(heard.at(-1)).toMatchObject({ type: "failure", requestId: "ours" });
    expect(new Headers(sent[0]?.init.headers).get("x-request-id")).toBe("ours");
  });

  it("is the server's when it has one", async () => {
    const { market } = listen(envelope(0, null, { headers: { "x-request-id": "theirs" } }));
    expect(await failureOf(market.account.get({ headers }))).toMatchObject({
      requestId: "theirs",
    });
  });
});

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);

describe("redaction", () => {
  it.each(methods)("%s: no event holds what was sent or received", async (id, call) => {
    const heard: MarketplaceEvent[] = [];
    const events = createEventEmitter((event) => heard.push(event));
    const secretTexts: string[] = ["token-of-mira"];
    const fetch = async (url: string, { body, method }: RequestInit) => {
      const query = [...new URL(url).searchParams.values()];
      const sent = typeof body === "string" ? textsIn(JSON.parse(body)) : query;
      secretTexts.push(...sent);
      // A server that echoes its input everywhere, also where the name of the error should be.
      const echo = `${method} ${sent.join(" ")} token-of-mira`;
      return envelope(0, { error: echo, echo: sent }, {}, echo);
    };
    const session = memorySession("token-of-mira");
    const market = createMarketplace(options({ fetch, session, onEvent: events.emit }));
    await market.safe(call(market));
    const text = JSON.stringify(heard);
    const secrets = secretTexts.filter((value) => value.length > 2 && !id.includes(value));
    expect(heard.map(({ type }) => type).slice(0, 2)).toEqual(["request", "response"]);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe("without a listener", () => {
  it("a call that succeeds looks at no header of its answer but its type", async () => {
    const get = vi.spyOn(Headers.prototype, "get");
    const { fetch } = createFetch(() => envelope(1, {}, { headers: going }));
    await createMarketplace(options({ fetch })).account.get();
    expect(get.mock.calls).toEqual([["content-type"]]);
  });
});
