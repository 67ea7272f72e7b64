import { describe, expect, it, vi } from "vitest";
import { createMarketplace, type Fetch, type MarketplaceOptions, memorySession } from "../../src/index";
import { createSession } from "../../src/state/index";
import { createTypedStorage, type StorageLike } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";
import { envelope, failureOf, options, settleAll, useFakeTime } from "./support";

/** A server that knows one token, and the tokens it was sent, by path. */
function serverOf(valid: () => string) {
  const sent: { path: string; token: string | null; key: string | null }[] = [];
  const fetch: Fetch = async (url, init) => {
    const headers = new Headers(init.headers);
    const token = headers.get("token");
    sent.push({ path: new URL(url).pathname, token, key: headers.get("idempotency-key") });
    return token === valid() ? envelope(1, {}) : envelope(401, null, { status: 401 });
  };
  return { fetch, sent };
}

function clientOf(renewSession: MarketplaceOptions["renewSession"], more: Partial<MarketplaceOptions> = {}) {
  let valid = "new";
  const { fetch, sent } = serverOf(() => valid);
  const session = memorySession("old");
  const onUnauthorized = vi.fn();
  const market = createMarketplace(options({ fetch, session, renewSession, onUnauthorized, ...more }));
  return { market, session, sent, onUnauthorized, accept: (token: string) => (valid = token) };
}

describe("a refused token", () => {
  it("is renewed once for twenty calls, each of which is sent once more", async () => {
    const renewSession = vi.fn(async () => {
      await settleAll();
      return "new";
    });
    const { market, session, sent, onUnauthorized } = clientOf(renewSession);
    await Promise.all(Array.from({ length: 20 }, () => market.account.get()));
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ token }) => token === "old")).toHaveLength(20);
    expect(sent.filter(({ token }) => token === "new")).toHaveLength(20);
    expect(session.get()).toBe("new");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is not renewed again for a call that was under way", async () => {
    const renewSession = vi.fn(async () => "new");
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { fetch } = serverOf(() => "new");
    const first = vi.fn<Fetch>(fetch).mockImplementationOnce(() => slow);
    const session = memorySession("old");
    const market = createMarketplace(options({ fetch: first, session, renewSession }));
    const late = market.account.get();
    await market.account.get();
    answer(envelope(401, null, { status: 401 }));
    await expect(late).resolves.toEqual({});
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  it("is refused for good after one renewal", async () => {
    const { market, session, sent, onUnauthorized } = clientOf(async () => "refused too");
    expect(await failureOf(market.account.get())).toMatchObject({ isUnauthorized: true, attempts: 2 });
    expect(sent).toHaveLength(2);
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each<[string, MarketplaceOptions["renewSession"]]>([
    ["resolves to nothing", async () => undefined],
    ["rejects", () => Promise.reject(new Error("no connection"))],
    [
      "throws",
      () => {
        throw new Error("a mistake");
      },
    ],
  ])("ends the session where the renewal %s", async (_what, renewSession) => {
    const { market, session, onUnauthorized } = clientOf(renewSession);
    const calls = Array.from({ length: 3 }, () => failureOf(market.account.get()));
    expect(await Promise.all(calls)).toMatchObject(calls.map(() => ({ isUnauthorized: true })));
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized.mock.calls).toEqual([[{ operation: "account.get", ended: true }]]);
  });

  it("ends the session where the renewal hangs beyond the client's limit", async () => {
    const time = useFakeTime();
    let signal: AbortSignal | undefined;
    const { market, session, onUnauthorized } = clientOf((context) => {
      signal = context.signal;
      return new Promise(() => {});
    });
    const call = failureOf(market.account.get({ timeoutMs: 50_000 }));
    await time.advance(29_999);
    expect(session.get()).toBe("old");
    await time.advance(1);
    expect(await call).toMatchObject({ isUnauthorized: true });
    expect(signal?.aborted).toBe(true);
    expect(session.get()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe("while it is renewed", () => {
  it("signing out wins", async () => {
    const { market, session, sent } = clientOf(async () => {
      session.clear();
      return "new";
    });
    expect(await failureOf(market.account.get())).toMatchObject({ isUnauthorized: true });
    expect(session.get()).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it("another user who signs in wins, and gets no call of the one before", async () => {
    const { market, session, sent, onUnauthorized } = clientOf(async () => {
      session.set("of another user");
      return "new";
    });
    expect(await failureOf(market.account.get())).toMatchObject({ isUnauthorized: true });
    expect(session.get()).toBe("of another user");
    expect(sent.map(({ token }) => token)).toEqual(["old"]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("what must not happen twice", () => {
  it("is sent again under its key", async () => {
    const { market, sent } = clientOf(async () => "new");
    await market.orders.confirmReceipt({ order_no: "O1" });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[0]?.key).toBeTruthy();
  });

  it("is not sent again without one; the session is renewed for the next call", async () => {
    const { market, session, sent } = clientOf(async () => "new");
    expect(await failureOf(market.stores.toggleFollow({ id: 1 }))).toMatchObject({ isUnauthorized: true });
    expect(sent).toHaveLength(1);
    expect(session.get()).toBe("new");
    await expect(market.stores.toggleFollow({ id: 1 })).resolves.toEqual({});
  });
});

describe("a renewal", () => {
  it("makes its calls with a client that renews nothing and ends nothing", async () => {
    const renewSession = vi.fn<NonNullable<MarketplaceOptions["renewSession"]>>(async ({ token, market }) => {
      const outcome = await market.safe(market.account.sessions());
      return outcome.ok ? token : "new";
    });
    const { market, session, sent } = clientOf(renewSession);
    await market.account.get();
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(sent.map(({ token }) => token)).toEqual(["old", "old", "new"]);
    expect(session.get()).toBe("new");
  });

  it.each(["auth.login", "auth.logout"] as const)("is not asked for by %s", async (operation) => {
    const renewSession = vi.fn(async () => "new");
    const { market } = clientOf(renewSession);
    if (operation === "auth.login") await failureOf(market.auth.login({ account: "a", password: "b" }));
    else await failureOf(market.auth.logout());
    await failureOf(
      createMarketplace(options({ fetch: serverOf(() => "x").fetch, renewSession })).account.get(),
    );
    expect(renewSession).not.toHaveBeenCalled();
  });

  it("keeps the stored user, and tells no listener that the session is another one", async () => {
    const storage = createTypedStorage({ storage: memoryStorage() });
    const session = createSession({ storage });
    await session.save({ id: 7, token: "old" });
    const listener = vi.fn();
    session.subscribe(listener);
    const { market } = clientOf(async () => "new", { session });
    await market.account.get();
    expect([session.get(), await session.user(), session.state.loggedIn]).toEqual([
      "new",
      { id: 7, token: "new" },
      true,
    ]);
    expect(listener).not.toHaveBeenCalled();
    expect(await createSession({ storage }).user()).toEqual({ id: 7, token: "new" });
  });
});

describe("renewals one after the other", () => {
  it.each<[string, string[]]>([
    ["prolong the same token", ["old", "old"]],
    ["come back to a former token", ["next", "old", "next"]],
  ])("may %s", async (_what, tokens) => {
    let isRefusing = true;
    const fetch: Fetch = async () => (isRefusing ? envelope(401, null, { status: 401 }) : envelope(1, {}));
    let renewals = 0;
    const renewSession = async () => {
      isRefusing = false;
      return tokens[renewals++];
    };
    const session = memorySession("old");
    const market = createMarketplace(options({ fetch, session, renewSession }));
    for (const token of tokens) {
      isRefusing = true;
      await market.account.get();
      expect(session.get()).toBe(token);
    }
    expect(renewals).toBe(tokens.length);
  });

  it("wait for a limit of any length", async () => {
    const { market, session } = clientOf(
      () => new Promise((resolve) => setTimeout(() => resolve("new"), 20)),
      { timeoutMs: Number.POSITIVE_INFINITY },
    );
    await market.account.get();
    expect(session.get()).toBe("new");
  });

  it("of two sessions do not end each other", async () => {
    const answers = new Map<string, (token: string) => void>();
    const renewSession = vi.fn(
      ({ token }: { token: string }) => new Promise<string>((resolve) => answers.set(token, resolve)),
    );
    const { market, session } = clientOf(renewSession);
    const first = market.safe(market.account.get());
    await settleAll();
    session.set("of bob");
    const second = market.account.get();
    await settleAll();
    answers.get("old")?.("too late");
    expect((await first).ok).toBe(false);
    const third = market.account.get();
    await settleAll();
    answers.get("of bob")?.("new");
    await Promise.all([second, third]);
    expect(renewSession).toHaveBeenCalledTimes(2);
  });

  it("let a call go on that waits for its key meanwhile", async () => {
    let open: (storage: StorageLike) => void = () => {};
    const keyStorage = () => new Promise<StorageLike>((resolve) => (open = resolve));
    const { market, sent } = clientOf(async () => "new", { keyStorage });
    const receipt = market.orders.confirmReceipt({ order_no: "O1" });
    await settleAll();
    await market.account.get();
    open(memoryStorage());
    await receipt;
    expect(sent.at(-1)).toMatchObject({ token: "new" });
  });
});
