import { createMarketplace } from "marketplace-sdk";
import { createSession } from "marketplace-sdk/state";
import { createTypedStorage } from "marketplace-sdk/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberAddress } from "../../app/address-book";
import { fillBasket, openBasket } from "../../app/basket";
import { createDraft } from "../../app/draft";
import { rememberProduct } from "../../app/recent";
import { createReturnTo } from "../../app/return-to";
import { logOut } from "./log-out";

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("localStorage", new FakeStorage());
});
afterEach(() => void vi.unstubAllGlobals());

/** A signed-in shop over a server that answers when told to. */
async function setup() {
  const requests: Headers[] = [];
  const answers: ((response: Response) => void)[] = [];
  const plain = { encrypt: async (text: string) => text, decrypt: async (text: string) => text };
  const stored = new Map<string, string>();
  const storage = createTypedStorage({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const session = createSession({ storage, cipher: plain });
  await session.save({ id: 1, token: "token-1" });
  const onUnauthorized = vi.fn();
  const market = createMarketplace({
    baseUrl: "https://api.example",
    session,
    onUnauthorized,
    keyStorage: localStorage,
    fetch: (_url, init) => {
      requests.push(new Headers(init.headers));
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const parts = { market, session, returnTo: createReturnTo() };
  const answer = (code: number, status = 200): void =>
    answers.shift()?.(Response.json({ code, msg: "", data: null }, { status }));
  return { ...parts, parts, requests, answer, stored, onUnauthorized };
}

test("the token goes along, and nothing personal is left before the server has answered", async () => {
  const { parts, requests, answer, stored, session, returnTo } = await setup();
  const draft = createDraft("profile", ["nickname"]);
  draft.write({ nickname: "Mira" });
  returnTo.remember("/address");

  const done = logOut(parts);
  expect(session.state.loggedIn).toBe(false);
  expect([...stored.keys()]).toEqual([]);
  expect(draft.read()).toEqual({});
  expect(returnTo.take()).toBeUndefined();

  answer(1);
  await done;
  expect(requests.map((headers) => headers.get("token"))).toEqual(["token-1"]);
});

test("what the screens keep for a buyer goes with him: addresses, what he looked at, an order, keys of payments", async () => {
  const { parts, market, answer } = await setup();
  rememberAddress({ network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "mira" });
  rememberProduct({ id: 1, title: "Teapot", image: "", price: "14.20", currency: "USDT" });
  fillBasket([{ id: 1, shopId: 1, shopName: "Harbour", num: 2 }], "product");
  createDraft("withdraw", ["address"]).write({ address: "TR7N" });
  const recharge = market.recharges.create({ coin: "USDT", network: "TRC20", amount: "10" });
  await vi.waitFor(() => expect(Object.keys(localStorage)).toContain("pending_ops"));
  answer(0, 503);
  await expect(recharge).rejects.toThrow();
  expect(Object.keys(localStorage).toSorted()).toEqual(["pending_ops", "recent", "withdraw_addresses"]);
  expect(openBasket().state.lines).toHaveLength(1);

  const done = logOut(parts);
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(openBasket().state.lines).toEqual([]);
  answer(1);
  await done;
});

test("a 401 counts as logged out: nobody is sent to the login", async () => {
  const { parts, answer, session, onUnauthorized } = await setup();
  const done = logOut(parts);
  answer(401, 401);
  await done;
  expect(session.state.loggedIn).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test("a server that fails keeps nobody signed in", async () => {
  const { parts, answer, session } = await setup();
  const done = logOut(parts);
  answer(0);
  await expect(done).resolves.toBeUndefined();
  expect(session.state.loggedIn).toBe(false);
});
