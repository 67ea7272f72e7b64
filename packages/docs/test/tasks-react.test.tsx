// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMutations, createQueries } from "marketplace-sdk/query";
import {
  createFactory,
  createFakeMarketplace,
  fault,
  type Handlers,
  ok,
  page,
  sequence,
} from "marketplace-sdk/testing";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CategoryList } from "../tasks/category-list";
import { createPageClient, session } from "../tasks/expired-session";
import { FollowStore } from "../tasks/optimistic-follow";

const make = createFactory();
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.createElement("main");
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = (node: ReactNode) =>
  act(async () => root.render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>));
const client = (replies: Handlers) => {
  const market = createFakeMarketplace(replies);
  return { market, queries: createQueries(market), mutations: createMutations(market) };
};
const shown = (check: () => void) => act(() => vi.waitFor(check));

it("category-list: the next page comes when the end is seen, and no page after the last", async () => {
  let reachEnd: () => void = () => {};
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => seen([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {
      reachEnd = () => {};
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const products = make.list("Product", 25);
  const { market, queries } = client({ "products.list": (input) => ok(page(products, input)) });
  await show(<CategoryList queries={queries} category={7} />);
  const rows = () => place.querySelectorAll("li").length;
  await shown(() => expect(rows()).toBeGreaterThan(0));
  for (let step = 0; step < 10 && rows() < products.length; step++) {
    const before = rows();
    await act(async () => reachEnd());
    await shown(() => expect(rows()).toBeGreaterThan(before));
  }
  expect(rows()).toBe(products.length);
  const calls = market.calls.length;
  await act(async () => reachEnd());
  expect(market.calls).toHaveLength(calls);
  expect(market.calls[0]?.input).toMatchObject({ pid: 7, sort: "sales", page: 1 });
});

it("optimistic-follow: the new state at once, the old one after a failure, the server's after an answer", async () => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { queries, mutations, market } = client({
    "stores.get": ok({ ...make("Store"), is_follow: false }),
    "stores.toggleFollow": sequence(
      async () => {
        await waiting;
        return fault("refused");
      },
      ok({ followed: true }),
    ),
    "stores.followed": ok(page([], {})),
  });
  await show(<FollowStore queries={queries} mutations={mutations} store={3} />);
  await shown(() => expect(place.querySelector("button")?.disabled).toBe(false));
  const press = () => act(async () => place.querySelector("button")?.click());

  await press();
  expect(place.textContent).toBe("Following");
  answer();
  await shown(() => expect(place.textContent).toBe("Follow"));
  await press();
  await shown(() => expect(place.textContent).toBe("Following"));
  const presses = market.calls.filter(({ operation }) => operation === "stores.toggleFollow");
  expect(presses.map(({ input }) => input)).toEqual([
    { id: 3, follow: 1 },
    { id: 3, follow: 1 },
  ]);
});

it("expired-session: the session is cleared and the login opened with the way back, also when two calls fail together", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: 401, msg: "Please login first", data: null }, { status: 401 }),
  );
  session.set("expired-token");
  const visits = new Set<string>();
  const market = createPageClient(
    (path) => visits.add(path),
    () => "/order?tab=paid",
  );
  await Promise.allSettled([market.account.get(), market.orders.list()]);
  expect(session.get()).toBeUndefined();
  expect(session.state.loggedIn).toBe(false);
  expect([...visits]).toEqual(["/login?n=1&back=%2Forder%3Ftab%3Dpaid"]);
});
