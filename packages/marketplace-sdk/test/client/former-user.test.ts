import { describe, expect, it, vi } from "vitest";
import { type CallEvent, createMarketplace, isOutcomeKnown, type MarketplaceOptions } from "../../src/index";
import { memoryStorage } from "../../src/testing/index";
import { createFetch, envelope, failureOf, options, useFakeTime } from "./support";

interface User {
  readonly id: number;
  readonly token: string;
}
/** As a session hands it out that does not say whose token it is. */
const withoutToken = ({ id }: User) => ({ id });
const anna: User = { id: 7, token: "of Anna" };
const annaAgain: User = { id: 7, token: "of Anna, later" };
const nova: User = { id: 9, token: "of Nova" };
const order = { order_no: "O1" };
const lost = new TypeError("Failed to fetch");

/** A session that knows its user, and a client whose first request is answered when told to. */
function signedInAs(first: User | undefined, more: Partial<MarketplaceOptions> = {}) {
  let user = first;
  const session = {
    get: () => user?.token,
    set() {},
    clear() {
      user = undefined;
    },
    user: vi.fn(async (): Promise<{ id: number; token?: string } | undefined> => user),
    subscribe: () => () => {},
  };
  let answer: (response: Response | Error) => void = () => {};
  const answered = new Promise<Response>((resolve, reject) => {
    answer = (value) => (value instanceof Error ? reject(value) : resolve(value));
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { fetch, sent } = createFetch(
    () => {
      begin();
      return answered;
    },
    envelope(1, {}),
  );
  const storages = new Map<number, ReturnType<typeof memoryStorage>>();
  const storageOf = (id: number) => {
    const storage = storages.get(id) ?? memoryStorage();
    storages.set(id, storage);
    return storage;
  };
  const market = createMarketplace(
    options({
      fetch,
      session,
      keyStorage: async () => user && storageOf(user.id),
      retry: { limit: 0 },
      ...more,
    }),
  );
  return {
    market,
    session,
    begun,
    answer,
    storageOf,
    signIn(next: User | undefined) {
      user = next;
    },
    keys: () => sent.map(({ init }) => new Headers(init.headers).get("idempotency-key")),
  };
}

const isWithheld = { kind: "aborted", isOfFormerUser: true, attempts: 1 };

describe("another user has signed in before the answer", () => {
  describe.each([
    ["left", false],
    ["emptied", true],
  ])("and the storage of keys was %s", (_what, isEmptied) => {
    it.each<[string, Response | Error]>([
      ["a success", envelope(1, {})],
      ["an error of the API", envelope(0)],
      ["a lost answer", lost],
    ])("%s is told to nobody, and leaves the key for the user who returns", async (_what, response) => {
      const { market, begun, answer, storageOf, signIn, keys } = signedInAs(anna);
      const failure = failureOf(market.orders.confirmReceipt(order));
      await begun;
      if (isEmptied) storageOf(7).clear();
      signIn(nova);
      answer(response);
      const error = await failure;
      expect(error).toMatchObject(isWithheld);
      expect(isOutcomeKnown(error)).toBe(false);
      expect(storageOf(9).length).toBe(0);
      signIn(annaAgain);
      await market.orders.confirmReceipt(order);
      expect(keys()[1]).toBe(keys()[0]);
      await market.orders.confirmReceipt(order);
      expect(keys()[2]).not.toBe(keys()[0]);
      expect(storageOf(7).length).toBe(0);
    });
  });

  it("no callback of the client hears what the server said", async () => {
    const onFailure = vi.fn();
    const events: CallEvent[] = [];
    const onEvent = (event: CallEvent) => events.push(event);
    const { market, begun, answer, signIn } = signedInAs(anna, { onFailure, onEvent });
    const failure = failureOf(market.account.update({ nickname: "x" }));
    await begun;
    signIn(nova);
    answer(envelope(0, { error: "anna_is_blocked" }, {}, "Your address bc1-ANNA is not allowed."));
    expect(await failure).toMatchObject(isWithheld);
    expect(JSON.stringify(await failure)).not.toContain("ANNA");
    expect(onFailure).not.toHaveBeenCalled();
    expect(events.at(-1)).toMatchObject({ type: "failure", kind: "aborted", reason: undefined });
  });

  it("nor does a call that ends by its time limit", async () => {
    const time = useFakeTime();
    const onFailure = vi.fn();
    const { market, begun, signIn } = signedInAs(anna, { onFailure });
    const failure = failureOf(market.account.get({ timeoutMs: 50 }));
    await begun;
    signIn(nova);
    await time.advance(50);
    expect(await failure).toMatchObject(isWithheld);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("market.fetch is withheld, too", async () => {
    const { market, begun, answer, signIn } = signedInAs(anna);
    const failure = failureOf(market.fetch("/api/user/index", { method: "POST" }));
    await begun;
    signIn(nova);
    answer(envelope(1, { money: "500" }));
    expect(await failure).toMatchObject(isWithheld);
  });

  it.each([
    ["an envelope", envelope(401)],
    ["the status", new Response("", { status: 401 })],
  ])("a token of the former user that %s refuses ends no session", async (_what, response) => {
    const onUnauthorized = vi.fn();
    const { market, session, begun, answer, signIn } = signedInAs(anna, { onUnauthorized });
    const failure = failureOf(market.account.get());
    await begun;
    signIn(nova);
    answer(response);
    expect(await failure).toMatchObject({ ...isWithheld, isUnauthorized: false });
    expect(session.get()).toBe(nova.token);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<undefined>]>([
    ["was not known", async () => undefined],
    ["could not be read", () => Promise.reject(new Error("denied"))],
  ])("so it counts where the user who asked %s", async (_what, user) => {
    const { market, session, begun, answer, signIn } = signedInAs(anna);
    session.user.mockImplementationOnce(user);
    const failure = failureOf(market.account.get());
    await begun;
    signIn(annaAgain);
    answer(envelope(1, {}));
    expect(await failure).toMatchObject(isWithheld);
  });

  it.each([
    ["says", nova],
    ["does not say", withoutToken(nova)],
  ])(
    "a user who is read while the session changes is not the one before; it %s whose its token is",
    async (_what, found) => {
      const { market, session, begun, answer, signIn } = signedInAs(anna);
      let read: (user: { id: number }) => void = () => {};
      session.user.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
      const failure = failureOf(market.account.get());
      await begun;
      signIn(nova);
      read(found);
      answer(envelope(1, {}));
      expect(await failure).toMatchObject(isWithheld);
    },
  );
});

describe("an answer is told", () => {
  it.each<[string, User | undefined]>([
    ["when its user has signed in again", annaAgain],
    ["while nobody is signed in", undefined],
  ])("%s", async (_what, next) => {
    const { market, begun, answer, signIn, keys } = signedInAs(anna);
    const told = market.orders.confirmReceipt(order);
    await begun;
    signIn(next);
    answer(envelope(1, {}));
    await told;
    signIn(annaAgain);
    await market.orders.confirmReceipt(order);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it("when its user has signed out and in again before anything else", async () => {
    const { market, answer, signIn } = signedInAs(anna);
    const told = market.account.get();
    signIn(undefined);
    await null;
    signIn(annaAgain);
    answer(envelope(1, {}));
    await told;
  });

  it("of a visitor's call, and of signing in and out", async () => {
    for (const [first, call] of [
      [undefined, "products"],
      [anna, "login"],
      [anna, "logout"],
    ] as const) {
      const { market, begun, answer, signIn } = signedInAs(first);
      const told =
        call === "products"
          ? market.products.get({ id: 1 })
          : call === "login"
            ? market.auth.login({ account: "nova", password: "secret" })
            : market.auth.logout();
      await begun;
      signIn(nova);
      answer(envelope(1, { userinfo: { id: 9, token: "t" } }));
      await told;
    }
  });

  it("at once while the session is the same, however slow its user is read, who is asked for once", async () => {
    const { market, session, answer } = signedInAs(anna);
    session.user.mockReturnValue(new Promise(() => {}));
    answer(envelope(1, {}));
    await market.account.get();
    await market.account.get();
    expect(session.user).toHaveBeenCalledTimes(1);
  });

  it("where the session knows no user: whose a token is can't be told", async () => {
    const { market, session, begun, answer, signIn } = signedInAs(anna);
    Object.assign(session, { user: undefined });
    const told = market.account.get();
    await begun;
    signIn(nova);
    answer(envelope(1, {}));
    await told;
  });
});
