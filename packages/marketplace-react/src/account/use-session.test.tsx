// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Queries } from "marketplace-sdk/query";
import { createFactory, fail, ok, sequence } from "marketplace-sdk/testing";
import { memo } from "react";
import { expect, test } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { MarketplaceProvider } from "../provider";
import { useAccount, useSession } from "./use-session";

const EMPTY = { data: [], current_page: 1, last_page: 1, per_page: 10 };
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

test("a user whom the last page had no time to store is asked for once, together with the account", async () => {
  const fake = fakeServices({ "account.get": ok({ id: 7, money: "12.50" }) });
  fake.services.session.set(userinfo.token);
  renderWith(<Account />, {}, fake);
  await screen.findByText("signed in as 7, 12.50");
  expect(fake.market.calls.map(({ operation }) => operation)).toEqual(["account.get"]);
  expect(await fake.services.session.user()).toMatchObject({ id: 7, token: userinfo.token });
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

/** A component that its parent never renders again, with the query as a prop. */
const Money = memo(({ query }: { query: ReturnType<Queries["account"]["get"]> }) => {
  const { data } = useQuery(query);
  return <output>{data?.money ?? "loading"}</output>;
});

test("a component that is not rendered again shows nothing of the former user, and then the new one's", async () => {
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fake = fakeServices({
    "account.get": sequence(ok({ money: "1.00" }), async () => {
      await slow;
      return ok({ money: "2.00" });
    }),
  });
  const { services } = fake;
  services.session.set("one");
  renderWith(<Money query={services.queries.account.get()} />, {}, fake);
  await screen.findByText("1.00");
  await act(async () => services.session.set("two"));
  await screen.findByText("loading");
  await act(async () => answer());
  await screen.findByText("2.00");
});

test("what the former user was shown is no placeholder for the next", async () => {
  const fake = fakeServices({
    "orders.list": sequence(ok({ ...EMPTY, total: 7 }), ok({ ...EMPTY, total: 8 })),
  });
  const { services } = fake;
  const seen = new Set<number | undefined>();
  function Total({ tab }: { tab: "all" | "paid" }) {
    const { data } = useQuery({
      ...services.queries.orders.list({ tab }),
      placeholderData: (before) => before,
    });
    seen.add(data?.total);
    return <output>{data?.total ?? "loading"}</output>;
  }
  services.session.set("one");
  const app = (tab: "all" | "paid") => (
    <MarketplaceProvider services={services}>
      <Total tab={tab} />
    </MarketplaceProvider>
  );
  const { rerender } = render(app("all"));
  await screen.findByText("7");
  seen.clear();
  await act(async () => {
    services.session.set("two");
    rerender(app("paid"));
  });
  await screen.findByText("8");
  expect([...seen]).not.toContain(7);
});

test("signing out asks for nothing in the name of nobody", async () => {
  const { services, market } = renderWith(<Account />, {
    "auth.login": ok({ userinfo }),
    "account.get": ok({ money: "12.50" }),
    "auth.logout": ok(null),
  });
  fireEvent.click(screen.getByText("Sign in"));
  await screen.findByText("signed in as 7, 12.50");
  await act(async () => fireEvent.click(screen.getByText("Sign out")));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(services.session.get()).toBeUndefined();
  expect(market.calls.filter(({ operation }) => operation === "account.get")).toHaveLength(1);
});

test("no call of the former user is left in the cache", async () => {
  const { services } = fakeServices({});
  services.queryClient.getMutationCache().build(services.queryClient, { mutationKey: ["payment"] });
  services.session.set("two");
  expect(services.queryClient.getMutationCache().getAll()).toEqual([]);
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
