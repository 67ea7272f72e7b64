import { describe, expect, it, vi } from "vitest";
import { createMarketplace, type HookRequest, isMarketplaceError, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options, settleAll, useFakeTime } from "./support";

describe("beforeRequest", () => {
  it("may set headers of every attempt", async () => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(new Response("", { status: 503 }), envelope(1, {}));
    const beforeRequest = ({ headers, operation, attempt }: HookRequest) => {
      headers.traceparent = `${operation} ${attempt}`;
    };
    const outcome = createMarketplace(options({ fetch, hooks: { beforeRequest } })).account.get();
    await advance(1000);
    await outcome;
    expect(sent.map(({ init }) => new Headers(init.headers).get("traceparent"))).toEqual([
      "account.get 1",
      "account.get 2",
    ]);
  });

  it("may answer later", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const beforeRequest = async ({ headers }: HookRequest) => {
      await settleAll();
      headers["x-signature"] = "s";
    };
    await createMarketplace(options({ fetch, hooks: { beforeRequest } })).account.get();
    expect(new Headers(sent[0]?.init.headers).get("x-signature")).toBe("s");
  });

  it("fails the call with what it throws, before anything is sent", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const cause = new Error("no signature");
    const beforeRequest = () => Promise.reject(cause);
    const market = createMarketplace(options({ fetch, hooks: { beforeRequest } }));
    expect(await failureOf(market.account.get())).toMatchObject({ kind: "request", cause });
    expect(sent).toEqual([]);
  });

  it("does not hold a call beyond its time", async () => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(envelope(1, {}));
    const beforeRequest = () => new Promise<void>(() => {});
    const failure = failureOf(createMarketplace(options({ fetch, hooks: { beforeRequest } })).account.get());
    await advance(30_000);
    expect(await failure).toMatchObject({ kind: "timeout" });
    expect(sent).toEqual([]);
  });

  it("does not send a call that was aborted while it ran", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const abort = new AbortController();
    const beforeRequest = async () => {
      abort.abort();
      await settleAll();
    };
    const market = createMarketplace(options({ fetch, hooks: { beforeRequest } }));
    expect(await failureOf(market.account.get({ signal: abort.signal }))).toMatchObject({
      kind: "aborted",
    });
    await settleAll();
    expect(sent).toEqual([]);
  });
});

describe("afterResponse", () => {
  it("sees each response with its request", async () => {
    const { advance } = useFakeTime();
    const { fetch } = createFetch(new Response("", { status: 503 }), envelope(0));
    const afterResponse = vi.fn();
    const failure = failureOf(createMarketplace(options({ fetch, hooks: { afterResponse } })).account.get());
    await advance(1000);
    await failure;
    expect(afterResponse.mock.calls.map(([{ status }, { attempt, url }]) => [status, attempt, url])).toEqual([
      [503, 1, "https://api.test/api/user/index"],
      [200, 2, "https://api.test/api/user/index"],
    ]);
  });

  it("changes nothing when it throws", async () => {
    const { fetch } = createFetch(envelope(1, {}));
    const afterResponse = () => {
      throw new Error("listener");
    };
    await expect(
      createMarketplace(options({ fetch, hooks: { afterResponse } })).account.get(),
    ).resolves.toEqual({});
  });
});

const userinfo = { id: 7, token: "t-7" };
const credentials = { account: "a", password: "b" };

describe("auth.signIn", () => {
  it("stores the token in the session", async () => {
    const session = memorySession();
    const market = createMarketplace(
      options({ fetch: createFetch(envelope(1, { userinfo })).fetch, session }),
    );
    expect(await market.auth.signIn(credentials)).toEqual({ userinfo });
    expect(session.get()).toBe("t-7");
  });

  it("prefers a session that keeps the whole user", async () => {
    const save = vi.fn(async () => {});
    const session = { ...memorySession(), save };
    const { fetch } = createFetch(envelope(1, { userinfo }));
    await createMarketplace(options({ fetch, session })).auth.signIn(credentials);
    expect(save.mock.calls).toEqual([[userinfo]]);
    expect(session.get()).toBeUndefined();
  });

  it("stores nothing when asked not to, nor after an error, and needs no session", async () => {
    const session = memorySession();
    const { fetch } = createFetch(envelope(1, { userinfo }), envelope(0), envelope(1, { userinfo }));
    const market = createMarketplace(options({ fetch, session }));
    await market.auth.signIn(credentials, { store: false });
    expect(await failureOf(market.auth.signIn(credentials))).toMatchObject({ operation: "auth.login" });
    expect(session.get()).toBeUndefined();
    await createMarketplace(options({ fetch })).auth.signIn(credentials);
  });

  it.each([
    [{}, "userinfo is missing"],
    [{ userinfo: null }, "userinfo is missing"],
    [{ userinfo: [] }, "userinfo.token is missing"],
    [{ userinfo: "t-7" }, "userinfo is missing"],
    [{ userinfo: { id: 7 } }, "userinfo.token is missing"],
    [{ userinfo: { id: 7, token: "" } }, "userinfo.token is missing"],
    [{ userinfo: { id: 7, token: null } }, "userinfo.token is missing"],
    [{ userinfo: { id: 7, token: { value: "t-7" } } }, "userinfo.token is missing"],
    [{ userinfo: { id: 7, token: "t\n7" } }, "userinfo.token cannot be sent in a header"],
    [{ userinfo: { token: "t-7" } }, "userinfo.id is missing"],
    [{ userinfo: { id: {}, token: "t-7" } }, "userinfo.id is missing"],
  ])("fails for %j and names the field", async (data, problem) => {
    const session = memorySession();
    const market = createMarketplace(options({ fetch: createFetch(envelope(1, data)).fetch, session }));
    const registration = { username: "ada", password: "b" };
    const calls = {
      "auth.login": () => market.auth.signIn(credentials),
      "auth.register": () => market.auth.register(registration),
    };
    for (const [operation, call] of Object.entries(calls)) {
      const error = await failureOf(call());
      expect(isMarketplaceError(error)).toBe(true);
      expect(error).toMatchObject({
        kind: "protocol",
        message: `${operation}: unexpected response: ${problem}`,
      });
    }
    expect(session.get()).toBeUndefined();
  });
});

describe("auth.logout", () => {
  it.each([
    ["success", envelope(1)],
    ["an error of the server", envelope(500, null, { status: 500 })],
    ["a session that was over", envelope(401, null, { status: 401 })],
    ["a lost connection", new TypeError("offline")],
    ["a page in HTML", new Response("<html>")],
  ])("clears what signIn has stored after %s, with the token still sent", async (_name, answer) => {
    const session = memorySession();
    const onUnauthorized = vi.fn();
    const { fetch, sent } = createFetch(envelope(1, { userinfo }), answer);
    const market = createMarketplace(options({ fetch, session, onUnauthorized, retry: { limit: 0 } }));
    await market.auth.signIn(credentials);
    const told = market.safe(market.auth.logout());
    // At once: a server that never answers must not keep the user signed in.
    expect(session.get()).toBeUndefined();
    await told;
    expect(session.get()).toBeUndefined();
    expect(sent[1]?.init.headers).toMatchObject({ token: "t-7" });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ["a server that has no logout", { dialect: { others: "missing", operations: {} } }],
    [
      "a language that throws",
      {
        language: () => {
          throw new Error("none");
        },
      },
    ],
  ] as const)("clears the session in front of %s", async (_name, more) => {
    const session = memorySession("t-7");
    const { fetch, sent } = createFetch();
    const market = createMarketplace(options({ fetch, session, ...more }));
    expect(await market.safe(market.auth.logout())).toMatchObject({ ok: false });
    expect([session.get(), sent.length]).toEqual([undefined, 0]);
  });

  it("leaks no rejection while a slow session is being cleared", async () => {
    const clear = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    const leaked = vi.fn();
    process.on("unhandledRejection", leaked);
    const { fetch } = createFetch(envelope(0));
    const market = createMarketplace(options({ fetch, session: { ...memorySession("t-7"), clear } }));
    expect(await market.safe(market.auth.logout())).toMatchObject({ ok: false, error: { kind: "api" } });
    process.off("unhandledRejection", leaked);
    expect(leaked).not.toHaveBeenCalled();
  });

  it("clears an asynchronous session before it resolves, and no session that began meanwhile", async () => {
    const inner = memorySession("t-7");
    const session = { ...inner, get: async () => inner.get(), clear: async () => inner.clear() };
    const { fetch, sent } = createFetch(envelope(1), envelope(1, { userinfo: { id: 8, token: "t-8" } }));
    const market = createMarketplace(options({ fetch, session }));
    await market.auth.logout();
    expect(inner.get()).toBeUndefined();
    expect(sent[0]?.init.headers).toMatchObject({ token: "t-7" });
    await market.auth.signIn(credentials);
    expect(inner.get()).toBe("t-8");
  });
});
