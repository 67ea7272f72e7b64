import { describe, expect, it, vi } from "vitest";
import {
  createMarketplace,
  type FailureKind,
  type HookRequest,
  isMarketplaceError,
  isOutcomeKnown,
  MarketplaceError,
  type MarketplaceOptions,
  memorySession,
  type Session,
} from "../../src/index";
import { memoryStorage } from "../../src/testing/index";
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

const ended = new MarketplaceError("account.get: Sign in", {
  kind: "api",
  operation: "account.get",
  attempts: 1,
  code: 401,
});

describe("the failure of another call, in a hook", () => {
  const other = createMarketplace(
    options({ fetch: createFetch(envelope(401, null, { status: 401 })).fetch }),
  );
  const askOther = async () => void (await other.account.get());

  it("is this call's own, of kind request, and ends no session", async () => {
    const session = memorySession("t-7");
    const onUnauthorized = vi.fn();
    const onFailure = vi.fn();
    const hooks = { beforeRequest: askOther };
    const { fetch, sent } = createFetch(envelope(1, {}));
    const market = createMarketplace(
      options({ fetch, session, hooks, onUnauthorized, onFailure, isOnline: () => true }),
    );
    const calls = {
      "orders.get": () => market.orders.get({ order_no: "O1" }),
      "/x": () => market.fetch("/x"),
    };
    for (const [operation, call] of Object.entries(calls)) {
      const error = await failureOf(call());
      expect(error).toMatchObject({ kind: "request", operation, attempts: 0, isUnauthorized: false });
      expect(error).toMatchObject({ cause: { operation: "account.get", code: 401 } });
    }
    expect([session.get(), onUnauthorized.mock.calls, sent]).toEqual(["t-7", [], []]);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it("does not decide what became of a request that was sent before", async () => {
    const { advance } = useFakeTime();
    const refusing = createMarketplace(options({ fetch: createFetch(envelope(0)).fetch }));
    const beforeRequest = async ({ attempt }: HookRequest) => {
      if (attempt > 1) await refusing.account.get();
    };
    const storage = memoryStorage();
    const market = createMarketplace(
      options({
        fetch: createFetch(new TypeError("lost")).fetch,
        hooks: { beforeRequest },
        keyStorage: () => storage,
        retry: { idempotent: true },
      }),
    );
    const failure = failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    await advance(1000);
    expect(isOutcomeKnown(await failure)).toBe(false);
    expect(storage.length).toBe(1);
  });

  it.each<[string, Partial<MarketplaceOptions>, FailureKind]>([
    [
      "language",
      {
        language: (): string => {
          throw ended;
        },
      },
      "request",
    ],
    ["fetch", { fetch: () => Promise.reject(ended) }, "network"],
    [
      "validate",
      {
        validate: () => {
          throw ended;
        },
      },
      "protocol",
    ],
    ["session", { session: { ...memorySession("t-7"), get: () => Promise.reject(ended) } }, "api"],
  ])("nor does one in %s look like this call's", async (_name, more, kind) => {
    const fetch = more.fetch ?? createFetch(envelope(kind === "api" ? 0 : 1, {})).fetch;
    const market = createMarketplace(options({ ...more, fetch }));
    const error = await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
    expect(error).toMatchObject({ kind, operation: "orders.confirmReceipt", isUnauthorized: false });
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
    const memory = memorySession();
    const save = vi.fn(async ({ token }: { token: string }) => memory.set(token));
    const session = { ...memory, set: vi.fn(), save };
    const { fetch } = createFetch(envelope(1, { userinfo }));
    await createMarketplace(options({ fetch, session })).auth.signIn(credentials);
    expect(save.mock.calls).toEqual([[userinfo]]);
    expect(session.set).not.toHaveBeenCalled();
  });

  it("rejects where the session has kept nothing", async () => {
    const session = { ...memorySession(), set() {} };
    const { fetch } = createFetch(envelope(1, { userinfo }));
    const market = createMarketplace(options({ fetch, session }));
    expect(await failureOf(market.auth.signIn(credentials))).toMatchObject({ kind: "request" });
  });

  it("that is refused says nothing about the session that is there", async () => {
    const session = memorySession("of ada");
    const onUnauthorized = vi.fn();
    const { fetch } = createFetch(envelope(401, null, { status: 401 }));
    const market = createMarketplace(options({ fetch, session, onUnauthorized }));
    expect(await failureOf(market.auth.signIn(credentials))).toMatchObject({ code: 401 });
    expect([session.get(), onUnauthorized.mock.calls]).toEqual(["of ada", []]);
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
    [{ userinfo: { id: "", token: "t-7" } }, "userinfo.id is missing"],
    [{ userinfo: { id: " ", token: "t-7" } }, "userinfo.id is missing"],
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

describe("auth.signIn with a session that cannot store it", () => {
  const failing = () => Promise.reject(new Error("quota"));
  const signInTo = (session: Session) =>
    createMarketplace(options({ fetch: createFetch(envelope(1, { userinfo })).fetch, session })).auth.signIn(
      credentials,
    );

  it("fails, since the next call would be a visitor's", async () => {
    const throwing = () => {
      throw new Error("blocked");
    };
    const set = { ...memorySession(), set: throwing };
    for (const session of [
      set,
      { ...set, set: failing },
      { ...set, save: failing },
      { ...set, save: throwing },
    ]) {
      const error = await failureOf(signInTo(session));
      expect(isMarketplaceError(error)).toBe(true);
      expect(error).toMatchObject({
        kind: "request",
        operation: "auth.signIn",
        attempts: 1,
        message: "auth.signIn: the session could not be stored",
        cause: expect.any(Error),
      });
    }
    const unreadable = { ...set, get: throwing };
    expect(await failureOf(signInTo(unreadable))).toMatchObject({ kind: "request" });
  });

  it("succeeds where it has the token all the same", async () => {
    const inner = memorySession();
    const save = async ({ token }: { token: string }) => {
      inner.set(token);
      throw new Error("the user could not be encrypted");
    };
    expect(await signInTo({ ...inner, save })).toEqual({ userinfo });
    const later = { ...inner, save, get: async () => inner.get() };
    expect(await signInTo(later)).toEqual({ userinfo });
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

  it.each([
    ["whose signal was aborted before", { signal: AbortSignal.abort() }, "aborted"],
    ["with a time limit that is none", { timeoutMs: Number.NaN }, "request"],
  ])("clears the session of a call %s", async (_name, callOptions, kind) => {
    const session = memorySession("t-7");
    const { fetch, sent } = createFetch(envelope(1));
    const market = createMarketplace(options({ fetch, session }));
    expect(await market.safe(market.auth.logout(callOptions))).toMatchObject({ ok: false, error: { kind } });
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
