// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { MarketplaceError } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountScreen } from "../features/account/account-screen";
import { textOf } from "../testing/show";
import { openShop, speak, stubServer } from "../testing/stage";
import { isUnavailable } from "./availability";
import type { Services } from "./services";

// What comes a moment later is there at once.
vi.mock("./ui/progressive-render", () => ({
  ProgressiveRender: ({ children }: { children: unknown }) => children,
}));

/** What a stock FastAdmin answers for each path that it lacks, in production. */
const noRoute = () =>
  Response.json({ code: 404, msg: "An error occurred", time: 1795175706, data: null }, { status: 404 });

const CONFIG = "/api/index/config";
const ADDRESSES = "/api/aera/index";
const REQUESTS = "/api/request/list";
const ORDERS = "/api/order/list";

/** Paths asked for, and what a server answers that is the contract's but for these paths. */
function serve(answers: Record<string, () => Response>) {
  stubServer();
  const whole = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, "https://api.example.com");
    asked.push(pathname);
    return answers[pathname]?.() ?? whole(address, init);
  });
  return asked;
}

/** Asks for the site's settings and waits until nothing is on its way any more. */
async function begin(shop: Services): Promise<void> {
  await shop.queryClient.prefetchQuery(shop.queries.site.config());
  await vi.waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
}

/** Everything that was asked for has been answered. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

const account = async (shop: Services) => {
  const i18n = await speak("en");
  return { t: i18n.t, words: textOf(<AccountScreen />, shop, i18n) };
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  // What a server was found to lack is of the whole visit: one that has everything ends it.
  serve({});
  const shop = openShop();
  const { queries } = shop;
  const all = [queries.addresses.list(), queries.orders.list(), queries.messages.list()] as const;
  await Promise.all(
    all.map(({ queryKey, queryFn }) => shop.queryClient.fetchQuery<unknown>({ queryKey, queryFn })),
  );
});

test("a server without settings is asked what it lacks: those entries are gone, nothing is said", async () => {
  const asked = serve({ [CONFIG]: noRoute, [ADDRESSES]: noRoute });
  const shop = openShop();
  const said = vi.spyOn(shop.toasts, "show");
  expect((await account(shop)).words).toContain("Shipping addresses");
  await begin(shop);
  const { words, t } = await account(shop);
  expect(words).not.toContain(t("titles.address"));
  expect(words).toContain(t("titles.message"));
  expect(said).not.toHaveBeenCalled();
  // Once each, whatever happens next.
  await begin(shop);
  expect(asked.filter((path) => path === ADDRESSES)).toHaveLength(1);
});

test("a server that tells its settings is asked nothing", async () => {
  const asked = serve({});
  await begin(openShop());
  expect(asked).toEqual([CONFIG]);
});

test("code 404 with a sentence is an answer: it is shown, and nothing disappears", async () => {
  serve({
    [ADDRESSES]: () => Response.json({ code: 404, msg: "No address yet", data: null }, { status: 404 }),
  });
  const shop = openShop("", undefined, await speak("en"));
  const said = vi.spyOn(shop.toasts, "show").mockReturnValue(undefined);
  const error = await shop.queryClient.fetchQuery(shop.queries.addresses.list()).catch((thrown) => thrown);
  expect(isUnavailable(error)).toBe(false);
  expect(said).toHaveBeenCalledExactlyOnceWith("No address yet", { tone: "danger" });
  const { words, t } = await account(shop);
  expect(words).toContain(t("titles.address"));
});

test("what a query finds missing is left to its screen; what a press finds missing is said", async () => {
  serve({ [ORDERS]: noRoute, "/api/aera/del": noRoute });
  const shop = openShop("", undefined, await speak("en"));
  const said = vi.spyOn(shop.toasts, "show").mockReturnValue(undefined);
  await shop.queryClient.prefetchQuery(shop.queries.orders.list());
  expect(said).not.toHaveBeenCalled();
  const { words, t } = await account(shop);
  expect(words).not.toContain(t("titles.order"));
  await shop.market.safe(shop.market.addresses.delete({ id: 1 }));
  expect(said).toHaveBeenCalledExactlyOnceWith("This site doesn’t offer this.", { tone: "danger" });
});

test("a part that answers after all is there again", async () => {
  const broken = { [ADDRESSES]: noRoute };
  serve(broken);
  const shop = openShop();
  await shop.queryClient.prefetchQuery(shop.queries.addresses.list());
  expect((await account(shop)).words).not.toContain("Shipping addresses");
  serve({});
  await shop.queryClient.fetchQuery(shop.queries.addresses.list());
  expect((await account(shop)).words).toContain("Shipping addresses");
});

/** What the client throws where a page of another origin may not read the response. */
const blocked = (operation: string) =>
  new MarketplaceError("blocked", { kind: "network", operation, attempts: 3, isBlocked: true });

const HOME = "/api/index/index";
const lost = () => {
  throw new TypeError("Failed to fetch");
};

test.each([
  ["a server that answers the page", () => Response.json({ code: 1, msg: "", data: {} }), 1, false],
  ["a server in trouble, whose proxy has no CORS headers", lost, 3, true],
] as const)("what %s keeps from it is missing, or may come back", async (_what, home, tries, isThere) => {
  const asked = serve({ [HOME]: home });
  const shop = openShop();
  const { queryKey } = shop.queries.orders.list();
  const queryFn = () => Promise.reject(blocked("orders.list"));
  await shop.queryClient.prefetchQuery<unknown>({ queryKey, queryFn });
  await vi.waitFor(() => expect(asked.filter((path) => path === HOME)).toHaveLength(tries), 5_000);
  await settled();
  const { words, t } = await account(shop);
  expect(words.includes(t("titles.order"))).toBe(isThere);
});

test("a visitor of a server that wants a login for a part stays on the page", async () => {
  const asked = serve({
    [CONFIG]: noRoute,
    [REQUESTS]: () => Response.json({ code: 401, msg: "Please login first", data: null }, { status: 401 }),
  });
  const shop = openShop("", undefined, await speak("en"));
  shop.session.logout();
  const navigate = vi.spyOn(shop.navigation, "navigate");
  const said = vi.spyOn(shop.toasts, "show");
  await begin(shop);
  expect(asked).toContain(REQUESTS);
  expect(navigate).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
  // A screen that needs it is another thing.
  await shop.market.safe(shop.market.purchaseRequests.list());
  expect(navigate).toHaveBeenCalledOnce();
});
