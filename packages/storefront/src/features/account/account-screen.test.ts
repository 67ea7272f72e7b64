import { checkoutOf, createFormDraft, createServices } from "marketplace-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberAddress } from "../../entities/money/address-book";
import { rememberProduct } from "../../entities/product/recent-products";
import { createReturnTo } from "../../shared/return-to";
import { storageOf } from "../../testing/storage";
import { logOut } from "./account-screen";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storageOf({}));
  vi.stubGlobal("localStorage", storageOf({}));
});
afterEach(() => void vi.unstubAllGlobals());

/** A signed-in shop on a server that responds on demand. */
async function setup() {
  const requests: Headers[] = [];
  const answers: ((response: Response) => void)[] = [];
  const stored = new Map<string, string>();
  // Named like a browser's, so that signing out finds what to empty.
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
  const onUnauthorized = vi.fn();
  const services = createServices({
    baseUrl: "https://api.example",
    cipher: { encrypt: async (text) => text, decrypt: async (text) => text },
    storage: { storage },
    onUnauthorized,
    fetch: (_url, init) => {
      requests.push(new Headers(init.headers));
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const { market, session } = services;
  await session.save({ id: 1, token: "token-1" });
  const parts = { ...services, returnTo: createReturnTo() };
  const answer = (code: number, status = 200): void =>
    answers.shift()?.(Response.json({ code, msg: "", data: null }, { status }));
  return { market, session, returnTo: parts.returnTo, parts, requests, answer, stored, onUnauthorized };
}

test("the token goes along, and nothing personal is left before the server has answered", async () => {
  const { parts, requests, answer, stored, session, returnTo } = await setup();
  const draft = createFormDraft(parts.drafts.tab, "profile", ["nickname"]);
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
  const { parts, market, answer, stored } = await setup();
  const keptCalls = () => [...stored.keys()].filter((key) => key.startsWith("draft:1:call:recharges.create"));
  rememberAddress({ network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "mira" });
  rememberProduct({ id: 1, title: "Teapot", image: "", price: "14.20", currency: "USDT" });
  const checkout = checkoutOf(parts);
  checkout.start([{ id: 1, shopId: 1, shopName: "Harbour", num: 2 }], "product");
  createFormDraft(parts.drafts.tab, "withdraw", ["address"]).write({ address: "TR7N" });
  const recharge = market.recharges.create({ coin: "USDT", network: "TRC20", amount: "10" });
  await vi.waitFor(() => expect(keptCalls()).toHaveLength(1));
  answer(0, 503);
  await expect(recharge).rejects.toThrow();
  expect(Object.keys(localStorage).toSorted()).toEqual(["recent", "withdraw_addresses"]);
  expect(keptCalls()).toHaveLength(1);
  expect(checkout.state.lines).toHaveLength(1);

  const done = logOut(parts);
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(keptCalls()).toEqual([]);
  expect(checkout.state.lines).toEqual([]);
  answer(1);
  await done;
});

test("a 401 counts as logged out: there is no redirect to the login", async () => {
  const { parts, answer, session, onUnauthorized } = await setup();
  const done = logOut(parts);
  answer(401, 401);
  await done;
  expect(session.state.loggedIn).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test("a failing server doesn't keep the user signed in", async () => {
  const { parts, answer, session } = await setup();
  const done = logOut(parts);
  answer(0);
  await expect(done).resolves.toBeUndefined();
  expect(session.state.loggedIn).toBe(false);
});
