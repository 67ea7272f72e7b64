import { describe, expect, it, vi } from "vitest";
import { type CallEvent, createMarketplace, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options, page, settleAll, silent, useFakeTime } from "./support";

describe("session and 401", () => {
  it("clears the session and says so once", async () => {
    const session = memorySession("old");
    const onUnauthorized = vi.fn();
    const { fetch } = createFetch(envelope(401, null, { status: 401 }));
    const market = createMarketplace(options({ fetch, session, onUnauthorized }));
    await Promise.all([failureOf(market.account.get()), failureOf(market.addresses.list())]);
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized.mock.calls).toEqual([[{ operation: "account.get", ended: true }]]);
  });

  it("spares a session that is newer than the refused token", async () => {
    const session = memorySession("old");
    const onUnauthorized = vi.fn();
    const fetch = async () => {
      session.set("new");
      return envelope(401);
    };
    await failureOf(createMarketplace(options({ fetch, session, onUnauthorized })).account.get());
    expect(session.get()).toBe("new");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("asks a visitor to sign in, and has no session to clear", async () => {
    const onUnauthorized = vi.fn();
    const session = { ...memorySession(), clear: vi.fn() };
    const { fetch } = createFetch(new Response("<html>", { status: 401 }));
    await failureOf(createMarketplace(options({ fetch, session, onUnauthorized })).account.get());
    expect(onUnauthorized.mock.calls).toEqual([[{ operation: "account.get", ended: false }]]);
    expect(session.clear).not.toHaveBeenCalled();
  });

  it("clears a session that is read later, too", async () => {
    const session = memorySession("old");
    const onUnauthorized = vi.fn();
    const { fetch } = createFetch(envelope(401));
    const market = createMarketplace(
      options({ fetch, onUnauthorized, session: { ...session, get: async () => session.get() } }),
    );
    await failureOf(market.account.get());
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized.mock.calls).toEqual([[{ operation: "account.get", ended: true }]]);
  });

  it.each([
    ["an error", envelope(0)],
    ["no permission", envelope(403, null, { status: 403 })],
    ["a broken answer", new Response("<html>")],
    ["a lost connection", new TypeError("offline")],
  ])("keeps the session after %s", async (_name, answer) => {
    const session = memorySession("t-1");
    const onUnauthorized = vi.fn();
    const { fetch } = createFetch(answer);
    const market = createMarketplace(options({ fetch, session, onUnauthorized, retry: { limit: 0 } }));
    await failureOf(market.account.get());
    expect(session.get()).toBe("t-1");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("rejects with the 401 when the session cannot be cleared", async () => {
    const session = { ...memorySession("old"), clear: () => Promise.reject(new Error("quota")) };
    const { fetch } = createFetch(envelope(401));
    expect(await failureOf(createMarketplace(options({ fetch, session })).account.get())).toMatchObject({
      code: 401,
    });
  });

  it("notifies subscribers of each change until they unsubscribe", () => {
    const session = memorySession();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.set("a");
    session.clear();
    leave();
    session.set("b");
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("onFailure", () => {
  const show = async (
    answer: Response | Error,
    call: (market: ReturnType<typeof createMarketplace>) => Promise<unknown>,
    isOnline = () => true,
  ) => {
    const onFailure = vi.fn();
    const { fetch } = createFetch(answer);
    await failureOf(call(createMarketplace(options({ fetch, onFailure, isOnline, retry: { limit: 0 } }))));
    await settleAll();
    return onFailure.mock.calls.map(([error]) => error.kind);
  };

  it("is called for errors, broken responses and network failures", async () => {
    expect(await show(envelope(404), (market) => market.account.get())).toEqual(["api"]);
    expect(await show(new Response("<html>"), (market) => market.account.get())).toEqual(["protocol"]);
    expect(await show(new TypeError("offline"), (market) => market.account.get())).toEqual(["network"]);
  });

  it("asks the browser whether it is online only where the application does not say", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const show = async (isOnline?: () => boolean) => {
      const onFailure = vi.fn();
      const { fetch } = createFetch(envelope(404));
      await failureOf(createMarketplace(options({ fetch, onFailure, isOnline })).account.get());
      await settleAll();
      return onFailure.mock.calls.length;
    };
    expect([await show(), await show(() => true)]).toEqual([0, 1]);
  });

  it("hears nothing while offline, of 401 and of what belongs to the caller", async () => {
    expect(
      await show(
        envelope(404),
        (market) => market.account.get(),
        () => false,
      ),
    ).toEqual([]);
    expect(await show(envelope(401), (market) => market.account.get())).toEqual([]);
    expect(await show(envelope(0), (market) => market.auth.login({ account: "a", password: "b" }))).toEqual(
      [],
    );
    expect(
      await show(envelope(0), (market) => market.auth.socialLogin({ platform: "a", code: "b" })),
    ).toEqual([]);
    expect(
      await show(envelope(0), (market) => market.auth.register({ username: "abc", password: "secret1" })),
    ).toEqual([]);
    expect(await show(envelope(0), (market) => market.account.get({ signal: AbortSignal.abort() }))).toEqual(
      [],
    );
    expect(await show(envelope(0), (market) => market.account.get({ notify: false }))).toEqual([]);
  });
});

describe("onEvent", () => {
  it("reports each step of a call under one number, without token or body", async () => {
    const { advance } = useFakeTime();
    const events: CallEvent[] = [];
    const { fetch } = createFetch(new Response("", { status: 503 }), envelope(0));
    const market = createMarketplace(
      options({ fetch, session: memorySession("secret"), onEvent: (event) => events.push(event) }),
    );
    const failure = failureOf(market.products.get({ id: 1003 }));
    await advance(1000);
    await failure;
    const common = { id: 1, operation: "products.get" };
    expect(events).toEqual([
      { ...common, type: "request", attempt: 1, ms: 0 },
      { ...common, type: "response", attempt: 1, ms: 0, status: 503 },
      { ...common, type: "retry", attempt: 1, ms: 0, delay: 225 },
      { ...common, type: "request", attempt: 2, ms: 225 },
      { ...common, type: "response", attempt: 2, ms: 225, status: 200 },
      { ...common, type: "failure", attempt: 2, ms: 225, kind: "api", code: 0, status: 200 },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret|1003/);
  });
});

it("no event holds a sentence that a server sent as the name of an error", async () => {
  const reasons: (string | undefined)[] = [];
  const onEvent = ({ type, reason }: CallEvent) => type === "failure" && reasons.push(reason);
  const { fetch } = createFetch(
    envelope(0, { error: "stock_short" }),
    envelope(0, { error: "Ann has no credit" }),
  );
  const market = createMarketplace(options({ fetch, onEvent }));
  await failureOf(market.account.get());
  expect(await failureOf(market.account.get())).toMatchObject({ reason: "Ann has no credit" });
  expect(reasons).toEqual(["stock_short", undefined]);
});

describe("callbacks that fail", () => {
  it("change nothing, whether they throw or reject", async () => {
    const throws = () => {
      throw new Error("callback");
    };
    for (const callback of [throws, async () => throws()]) {
      const { fetch } = createFetch(envelope(1, page([])), envelope(404), envelope(401));
      const market = createMarketplace(
        options({ fetch, onEvent: callback, onFailure: callback, onUnauthorized: callback }),
      );
      await expect(market.products.list()).resolves.toMatchObject({ data: [] });
      expect(await failureOf(market.account.get())).toMatchObject({ code: 404 });
      expect(await failureOf(market.account.get())).toMatchObject({ code: 401 });
    }
    await settleAll();
  });

  it("count as offline when isOnline throws", async () => {
    const isOnline = () => {
      throw new Error("callback");
    };
    const onFailure = vi.fn();
    const { fetch } = createFetch(envelope(404));
    expect(
      await failureOf(createMarketplace(options({ fetch, isOnline, onFailure })).account.get()),
    ).toMatchObject({ code: 404 });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("fail the call when they are part of the request", async () => {
    const language = () => {
      throw new Error("callback");
    };
    const { fetch } = createFetch(envelope(1, {}));
    expect(await failureOf(createMarketplace(options({ fetch, language })).account.get())).toMatchObject({
      kind: "request",
    });
  });
});

describe("two clients", () => {
  it("share nothing", async () => {
    const seen: (string | null)[] = [];
    const fetch = async (_url: string, { headers }: RequestInit) => {
      seen.push(new Headers(headers).get("token"), new Headers(headers).get("accept-language"));
      return envelope(1, {});
    };
    const ids: number[] = [];
    const onEvent = ({ id }: CallEvent) => ids.push(id);
    const one = createMarketplace(options({ fetch, session: memorySession("one"), language: "ar", onEvent }));
    const two = createMarketplace(options({ fetch, session: memorySession("two"), onEvent }));
    await one.account.get();
    await two.account.get();
    expect(seen).toEqual(["one", "ar", "two", "en"]);
    expect(new Set(ids)).toEqual(new Set([1]));
    expect(one.account).not.toBe(two.account);
  });

  it("do not stop each other", async () => {
    const { advance } = useFakeTime();
    const stuck = failureOf(createMarketplace(options({ fetch: silent })).account.get());
    await expect(
      createMarketplace(options({ fetch: createFetch(envelope(1, {})).fetch })).account.get(),
    ).resolves.toEqual({});
    await advance(30_000);
    expect(await stuck).toMatchObject({ kind: "timeout" });
  });
});

describe("safe", () => {
  it("makes a value of either outcome", async () => {
    const { fetch } = createFetch(envelope(1, {}), envelope(0));
    const market = createMarketplace(options({ fetch }));
    expect(await market.safe(market.account.get())).toEqual({ ok: true, data: {} });
    expect(await market.safe(market.account.get())).toMatchObject({
      ok: false,
      error: { kind: "api", code: 0 },
    });
  });

  it("hides no foreign error", async () => {
    const market = createMarketplace(options({}));
    await expect(market.safe(Promise.reject(new RangeError("bug")))).rejects.toThrow(RangeError);
  });
});
