// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { checkoutOf } from "marketplace-react";
import { defaultHandlers, fail, fault, type Handlers, ok, unauthorized } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { rememberAddress } from "../../entities/money/address-book";
import { rememberProduct } from "../../entities/product/recent-products";
import { show } from "../../testing/show";
import { AccountScreen } from "./account-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

type Logout = NonNullable<Handlers["auth.logout"]>;

/** The account of a signed-in user. @param logout what the server answers to a log-out */
async function showAccount(logout: Logout) {
  const shown = await show(<AccountScreen />, {
    ...defaultHandlers(),
    "recharges.create": fault("busy"),
    "auth.logout": logout,
  });
  return {
    ...shown,
    async logOut() {
      const button = await screen.findByRole("button", { name: shown.t("mine.logOut") });
      await act(async () => fireEvent.click(button));
    },
  };
}

/** What this browser keeps, by its names. */
const kept = (): string[] =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""),
  );

test("logging out leaves nothing personal behind, before the server has answered", async () => {
  const { services, market, logOut } = await showAccount(fault("stall"));
  const { drafts, returnTo, session } = services;
  drafts.tab.setItem("profile", JSON.stringify({ nickname: "Mira" }));
  rememberAddress({ network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "mira" });
  rememberProduct({ id: 1, title: "Teapot", image: "", price: "14.20", currency: "USDT" });
  const checkout = checkoutOf(services);
  checkout.start([{ id: 1, shopId: 1, shopName: "Harbour", num: 2 }], "product");
  // A call whose outcome is unknown keeps its key.
  const call = market.recharges.create({ coin: "USDT", network: "TRC20", amount: "10" }, { notify: false });
  await expect(call).rejects.toThrow();
  returnTo.remember("/address");
  const personal = /^(recent|withdraw_addresses)$|call:recharges\.create/;
  expect(kept().filter((key) => personal.test(key))).toHaveLength(3);

  await logOut();
  expect(market.calls.map(({ operation }) => operation)).toContain("auth.logout");
  expect(session.state.loggedIn).toBe(false);
  expect(drafts.tab.getItem("profile")).toBeNull();
  expect(returnTo.take()).toBeUndefined();
  expect(checkout.state.lines).toEqual([]);
  expect(kept().filter((key) => personal.test(key))).toEqual([]);
});

test.each<[string, Logout]>([
  ["has forgotten the token already", unauthorized()],
  ["fails", fail(500, "Out of order")],
  ["agrees", ok(null)],
])("a server that %s keeps nobody signed in, and asks for no new login", async (_name, answer) => {
  const { services, logOut } = await showAccount(answer);
  const navigate = vi.spyOn(services.navigation, "navigate");
  await logOut();
  expect(services.session.state.loggedIn).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1 })).toBe(document.activeElement);
});
