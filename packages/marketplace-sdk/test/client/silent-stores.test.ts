import { describe, expect, it, vi } from "vitest";
import { createMarketplace, isOutcomeKnown, type MarketplaceOptions, memorySession } from "../../src/index";
import { createSession } from "../../src/state/index";
import { aesGcm, createTypedStorage } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";
import { createFetch, envelope, failureOf, options, silent, useFakeTime } from "./support";

const order = { order_no: "O1" };
const never = (): Promise<never> => new Promise(() => {});
const broken = (): never => {
  throw new DOMException("denied", "SecurityError");
};

/** What becomes of an order that is confirmed, 5 s later: 2 s for each store. */
async function confirm(
  time: ReturnType<typeof useFakeTime>,
  more: Partial<MarketplaceOptions>,
  answer = envelope(1, {}),
) {
  const { fetch, sent } = createFetch(answer);
  const market = createMarketplace(options({ fetch, ...more }));
  const outcome = { settled: false };
  const call = market.safe(market.orders.confirmReceipt(order)).finally(() => {
    outcome.settled = true;
  });
  await time.advance(5_000);
  return { sent, outcome, call, waiting: time.waiting() };
}

const signedIn = memorySession("ada");

describe("a call goes out as without the store", () => {
  it.each<[string, Partial<MarketplaceOptions>]>([
    ["whose token never comes", { session: { ...signedIn, get: never } }],
    ["whose token throws", { session: { ...signedIn, get: broken } }],
    ["whose token rejects", { session: { ...signedIn, get: async () => broken() } }],
    ["of keys that never comes", { keyStorage: never }],
    ["of keys that throws", { keyStorage: broken }],
    ["of keys that rejects", { keyStorage: async () => broken() }],
    ["of keys and a token that never come", { session: { ...signedIn, get: never }, keyStorage: never }],
    ["whose user never comes", userOf(never)],
  ])("%s", async (_what, more) => {
    const { sent, outcome, waiting } = await confirm(useFakeTime(), more);
    expect(sent).toHaveLength(1);
    expect(new Headers(sent[0]?.init.headers).get("idempotency-key")).toMatch(/^[\w-]{8,64}$/);
    expect([outcome.settled, waiting]).toEqual([true, 0]);
  });

  it("whose key of the user never comes", async () => {
    const storage = memoryStorage();
    const cipher = aesGcm({ gcmKey: never });
    storage.setItem("access_key", "ada");
    storage.setItem("userInfo", "gcm1.AAAA.AAAA");
    const session = createSession({ storage: createTypedStorage({ storage }), cipher });
    const { sent } = await confirm(useFakeTime(), {
      session,
      keyStorage: () => session.user().then(() => memoryStorage()),
    });
    expect(sent).toHaveLength(1);
    expect(new Headers(sent[0]?.init.headers).get("token")).toBe("ada");
  });
});

describe("a refused token", () => {
  const refused = () => envelope(401, null, { status: 401 });

  it("that cannot be cleared still leads to the login", async () => {
    const onUnauthorized = vi.fn();
    const session = { ...memorySession("ada"), clear: never };
    const { outcome } = await confirm(useFakeTime(), { session, onUnauthorized }, refused());
    expect(outcome.settled).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it("is no longer waited for when the renewed one cannot be stored", async () => {
    const session = { ...memorySession("ada"), renew: never };
    const { outcome } = await confirm(useFakeTime(), { session, renewSession: async () => "new" }, refused());
    expect(outcome.settled).toBe(true);
  });
});

it("a sign-in and a logout end although the session never answers", async () => {
  const time = useFakeTime();
  const userinfo = { id: 7, token: "ada" };
  const { fetch } = createFetch(envelope(1, { userinfo }));
  const session = { ...memorySession(), save: never, clear: never };
  const market = createMarketplace(options({ fetch, session }));
  const ended = vi.fn();
  void market.auth.signIn({ account: "ada", password: "secret" }).then(ended);
  void market.auth.logout().then(ended);
  await time.advance(3_000);
  expect(ended).toHaveBeenCalledTimes(2);
});

describe("a call that never left", () => {
  it.each<[string, Partial<MarketplaceOptions>, string]>([
    ["because its time was up before", { timeoutMs: 1_000, keyStorage: never }, "timeout"],
    ["because a hook never let it go", { timeoutMs: 1_000, hooks: { beforeRequest: never } }, "timeout"],
    ["because a hook threw", { hooks: { beforeRequest: broken } }, "request"],
  ])("%s has a known outcome", async (_what, more, kind) => {
    const { sent, call } = await confirm(useFakeTime(), more);
    const outcome = await call;
    if (outcome.ok) throw new Error("resolved");
    expect(sent).toEqual([]);
    expect(outcome.error).toMatchObject({ kind, attempts: 0 });
    expect(isOutcomeKnown(outcome.error)).toBe(true);
  });

  it("leaves the outcome of an earlier attempt unknown, and keeps its key", async () => {
    const storage = memoryStorage();
    const time = useFakeTime();
    const first = createMarketplace(options({ fetch: silent, timeoutMs: 50, keyStorage: () => storage }));
    const lost = failureOf(first.orders.confirmReceipt(order));
    await time.advance(50);
    const kept = storage.getItem(storage.key(0) ?? "");
    const hooks = { beforeRequest: broken };
    const second = createMarketplace(options({ fetch: silent, hooks, keyStorage: () => storage }));
    const unsent = await failureOf(second.orders.confirmReceipt(order));
    expect(isOutcomeKnown(await lost)).toBe(false);
    expect(isOutcomeKnown(unsent, true)).toBe(false);
    expect(storage.getItem(storage.key(0) ?? "")).toBe(kept);
  });
});

function userOf(user: () => Promise<never>): Partial<MarketplaceOptions> {
  return { session: { ...signedIn, user }, keyStorage: () => user().then(() => memoryStorage()) };
}
