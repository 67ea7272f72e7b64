// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createFactory, fail, ok } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { MarketplaceProvider } from "../provider";
import { useAccount, useSession } from "./use-session";

const userinfo = { ...createFactory()("UserInfo"), id: 7, token: "token-of-7" };

function Account() {
  const { isSignedIn, user, signIn, signOut } = useSession();
  const { data } = useAccount();
  return (
    <>
      <output>{isSignedIn ? `signed in as ${user?.id ?? "?"}, ${data?.money ?? "?"}` : "signed out"}</output>
      <button
        type="button"
        onClick={() => signIn({ account: "buyer", password: "secret" }).catch(() => undefined)}
      >
        Sign in
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}

test("signing in stores the session and loads what belongs to the user", async () => {
  const { services } = renderWith(<Account />, {
    "auth.login": ok({ userinfo }),
    "account.get": ok({ money: "12.50" }),
  });
  expect(screen.getByRole("status").textContent).toBe("signed out");
  fireEvent.click(screen.getByText("Sign in"));
  await screen.findByText("signed in as 7, 12.50");
  expect(services.session.get()).toBe("token-of-7");
});

test("a rejected sign-in stores nothing", async () => {
  const { services, market } = renderWith(<Account />, { "auth.login": fail(0, "Wrong password") });
  await act(async () => fireEvent.click(screen.getByText("Sign in")));
  expect(market.calls).toHaveLength(1);
  expect(services.session.get()).toBeUndefined();
  expect(screen.getByRole("status").textContent).toBe("signed out");
});

test("a page from the back-forward cache shows the user that another tab has stored since", async () => {
  const storages = fakeStorages();
  const fake = fakeServices({ "account.get": ok({ money: "12.50" }) }, storages);
  fake.services.session.set(userinfo.token);
  renderWith(<Account />, {}, fake);
  await screen.findByText("signed in as ?, 12.50");
  await fakeServices({}, storages).services.session.save(userinfo);
  expect(screen.getByRole("status").textContent).toBe("signed in as ?, 12.50");
  globalThis.dispatchEvent(new Event("pageshow"));
  await screen.findByText("signed in as 7, 12.50");
});

test("signing out ends the session at once, also when the server fails", async () => {
  const { services, market } = renderWith(<Account />, {
    "auth.login": ok({ userinfo }),
    "account.get": ok({ money: "12.50" }),
    "auth.logout": fail(500, "Out of order"),
  });
  fireEvent.click(screen.getByText("Sign in"));
  await screen.findByText("signed in as 7, 12.50");
  await act(async () => fireEvent.click(screen.getByText("Sign out")));
  expect(screen.getByRole("status").textContent).toBe("signed out");
  expect(services.session.get()).toBeUndefined();
  expect(market.calls.map(({ operation }) => operation)).toContain("auth.logout");
});

test("what one user has loaded is never shown to the next", async () => {
  const { services } = fakeServices({});
  services.queryClient.setQueryData(services.queries.account.get().queryKey, { money: "1.00" });
  services.session.set("two");
  expect(services.queryClient.getQueryData(services.queries.account.get().queryKey)).toBeUndefined();
});

test("two providers on one page share nothing", async () => {
  const one = fakeServices({ "account.get": ok({ money: "1.00" }) });
  const two = fakeServices({ "account.get": ok({ money: "2.00" }) });
  one.services.session.set("one");
  two.services.session.set("two");
  render(
    <>
      <MarketplaceProvider services={one.services}>
        <Account />
      </MarketplaceProvider>
      <MarketplaceProvider services={two.services}>
        <Account />
      </MarketplaceProvider>
    </>,
  );
  await screen.findByText(/1\.00/);
  await screen.findByText(/2\.00/);
});
