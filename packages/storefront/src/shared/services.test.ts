import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, speak, stubServer } from "../testing/stage";
import type { Navigation } from "./navigation/navigation";
import { createAppServices } from "./services";

afterEach(() => void vi.unstubAllGlobals());

test.each(["another-token", ""])("what was read for one is gone for the next: %j", (token) => {
  stubServer();
  const { session, queryClient } = openShop();
  queryClient.setQueryData(["marketplace", "account.get", {}, "en"], { money: "5" });
  if (token) session.set(token);
  else session.logout();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

/** A user whose session has ended, on a page of the shop. */
async function expired(pathname: string) {
  vi.stubGlobal("navigator", { onLine: true });
  // The shop's own origin has the API.
  vi.stubGlobal("location", new URL("https://api.example.com/"));
  vi.stubGlobal("fetch", async () => Response.json({ code: 401, msg: "", data: null }, { status: 401 }));
  const i18n = await speak("en");
  let current = { pathname, search: "", key: "", index: 0, action: "load" as const };
  const listeners = new Set<() => void>();
  const navigate: Navigation["navigate"] = (to) => {
    current = { ...current, pathname: to.replace(/\?.*/, "") };
    for (const listener of listeners) listener();
  };
  const navigation = {
    current: () => current,
    navigate,
    back: () => undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const services = createAppServices(navigation, () => i18n);
  services.session.set("token");
  return services;
}

test("whose session ends in the background may stay, and is offered the login", async () => {
  const { market, toasts, navigation } = await expired("/product");
  await market.safe(market.messages.list({ page: 1 }));
  expect(toasts.current()?.action?.label).toBe("Log in");
  expect(navigation.current().pathname).toBe("/product");
});

test("whose stored session ends while the page asks who that was may stay, too", async () => {
  const { session, toasts, navigation } = await expired("/product");
  expect(await session.user()).toBeUndefined();
  expect(toasts.current()?.action?.label).toBe("Log in");
  expect(navigation.current().pathname).toBe("/product");
});

test("whose session ends with the account on screen is sent to the login", async () => {
  const { queries, queryClient, navigation } = await expired("/setting");
  const leave = new QueryObserver(queryClient, queries.account.get()).subscribe(() => undefined);
  await vi.waitFor(() => expect(navigation.current().pathname).toBe("/login"));
  leave();
});

test("whose new session is refused at once is not told that it has expired", async () => {
  const { market, returnTo } = await expired("/address");
  await market.safe(market.addresses.list());
  expect(returnTo.cause()).toBe("not carried");
});

test("whose session is refused later is told that it has expired", async () => {
  const { market, returnTo } = await expired("/address");
  const later = performance.now() + 6_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  await market.safe(market.addresses.list());
  vi.restoreAllMocks();
  expect(returnTo.cause()).toBe("ended");
});

test("the login isn't offered on the login page", async () => {
  const { market, toasts } = await expired("/login");
  await market.safe(market.messages.list({ page: 1 }));
  expect(toasts.current()).toBeUndefined();
});

test("a redirect to the login withdraws the offer", async () => {
  const { market, session, toasts, navigation } = await expired("/product");
  await market.safe(market.messages.list({ page: 1 }));
  session.set("another");
  await market.safe(market.addresses.list());
  expect(navigation.current().pathname).toBe("/login");
  expect(toasts.current()).toBeUndefined();
});

test("going to the login another way withdraws the offer", async () => {
  const { market, toasts, navigation } = await expired("/product");
  await market.safe(market.messages.list({ page: 1 }));
  navigation.navigate("/cart");
  expect(toasts.current()).toBeDefined();
  navigation.navigate("/login?n=1");
  expect(toasts.current()).toBeUndefined();
});
