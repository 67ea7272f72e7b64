import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/query-core";
import { afterEach, expect, test } from "vitest";
import { isMarketplaceError } from "../../src/index";
import { operationList as operations } from "../../src/operation";
import { createMutations, createQueries } from "../../src/query/index";
import { createFakeMarketplace, fail, ok, page, unauthorized } from "../../src/testing/index";

const client = new QueryClient();
afterEach(() => client.clear());

const product = (id: number) => ({
  id,
  shop_id: 1,
  shopname: "Harbour",
  title: `No ${id}`,
  image: "/a.png",
  price: "1.00",
});
const products = Array.from({ length: 25 }, (_, index) => product(index + 1));

test("keys are operation, input and language; the token is not among them", () => {
  let code = "en";
  const market = createFakeMarketplace({});
  const queries = createQueries(market, { language: () => code });
  const options = queries.products.get({ id: 3 });
  expect(options.queryKey).toEqual(["marketplace", "products.get", { id: 3 }, "en"]);
  code = "ar";
  expect(queries.products.get({ id: 3 }).queryKey[3]).toBe("ar");
  expect(queries.account.get().queryKey).toEqual(["marketplace", "account.get", {}, "ar"]);
  expect(queries.products.list.infinite({ sort: "sales" }).queryKey).toEqual([
    "marketplace",
    "products.list",
    { sort: "sales" },
    "ar",
    "infinite",
  ]);
  expect(queries.products.list.key).toEqual(["marketplace", "products.list"]);
  expect(createQueries(market).account.get().queryKey[3]).toBe("en");
});

test("operations without input get the options of queries and mutations, and send no body", async () => {
  const market = createFakeMarketplace({ "account.get": ok({ id: 1 }), "auth.logout": ok(null) });
  const quiet = { meta: { notify: false } };
  await client.fetchQuery({ ...createQueries(market).account.get(), ...quiet });
  await new MutationObserver(client, createMutations(market).auth.logout({ timeoutMs: 7 })).mutate();
  expect(market.calls).toEqual([
    {
      operation: "account.get",
      input: undefined,
      options: { signal: expect.any(AbortSignal), notify: false },
    },
    { operation: "auth.logout", input: undefined, options: { timeoutMs: 7 } },
  ]);
});

test("a query makes the call and is not retried by TanStack", async () => {
  const market = createFakeMarketplace({
    "products.list": (input) => ok(page(products, input)),
  });
  const queries = createQueries(market);
  const { data } = await client.fetchQuery(queries.products.list({ page: 3 }));
  expect(data.map(({ id }) => id)).toEqual([21, 22, 23, 24, 25]);
  expect(market.calls).toMatchObject([{ operation: "products.list", input: { page: 3 } }]);
  const failing = createQueries(createFakeMarketplace({ "account.get": unauthorized() }));
  const options = failing.account.get();
  expect(options.retry).toBe(false);
  await expect(client.fetchQuery(options)).rejects.toSatisfy(
    (error) => isMarketplaceError(error) && error.isUnauthorized,
  );
});

test("`meta: { notify: false }` keeps an error from onFailure, for queries, lists and changes", async () => {
  const notified: string[] = [];
  const market = createFakeMarketplace(
    { "products.get": fail(0, "Gone."), "products.list": fail(0, "Gone."), "orders.cancel": fail(0, "No.") },
    { onFailure: ({ operation }) => notified.push(operation) },
  );
  const queries = createQueries(market);
  const mutations = createMutations(market);
  const attempts = (meta?: { notify: false }) => [
    client.fetchQuery({ ...queries.products.get({ id: 3 }), ...(meta && { meta }) }),
    client.fetchInfiniteQuery({ ...queries.products.list.infinite(), ...(meta && { meta }) }),
    new MutationObserver(client, { ...mutations.orders.cancel(), ...(meta && { meta }) }).mutate({
      order_no: "O1",
    }),
  ];
  await Promise.allSettled(attempts({ notify: false }));
  expect(notified).toEqual([]);
  client.clear();
  await Promise.allSettled(attempts());
  expect(notified.sort()).toEqual(["orders.cancel", "products.get", "products.list"]);
});

test("cancelling a query aborts its call", async () => {
  const market = createFakeMarketplace({ "account.get": () => new Promise(() => {}) });
  const queries = createQueries(market);
  const outcome = client.fetchQuery(queries.account.get()).catch((error: unknown) => error);
  await client.cancelQueries({ queryKey: queries.account.get.key });
  await outcome;
  expect(market.calls[0]?.options?.signal?.aborted).toBe(true);
});

test("an infinite list ends at the last page, for any current_page", async () => {
  const market = createFakeMarketplace({
    "products.list": (input) => ok({ ...page(products, input), current_page: 1 }),
  });
  const options = createQueries(market).products.list.infinite({ limit: 10, sort: "sales" });
  const observer = new InfiniteQueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => {});
  await client.fetchInfiniteQuery(options);
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  unsubscribe();
  expect(observer.getCurrentResult().data?.pages.flatMap(({ data }) => data)).toHaveLength(25);
  expect(market.calls.map(({ input }) => input)).toEqual(
    [1, 2, 3].map((page) => ({ limit: 10, sort: "sales", page })),
  );
});

test("an endless list ends with a page without rows, where the server knows no last page", () => {
  const { getNextPageParam, initialPageParam } = createQueries(
    createFakeMarketplace({}),
  ).products.list.infinite();
  expect(initialPageParam).toBe(1);
  const rows = { ...page(products, { page: 2 }), last_page: 99 };
  expect(getNextPageParam(rows, [], 2)).toBe(3);
  expect(getNextPageParam({ ...rows, data: [] }, [], 3)).toBeUndefined();
  expect(getNextPageParam({ ...rows, last_page: 2, current_page: 1 }, [], 2)).toBeUndefined();
});

test("a change calls with its input and its call options", async () => {
  const market = createFakeMarketplace({
    "auth.login": ({ account }) =>
      account === "zoe"
        ? ok({ userinfo: { id: 1, token: "t" } })
        : fail(0, "Account is incorrect", "bad_login"),
    "auth.logout": ok(null),
  });
  const mutations = createMutations(market);
  const options = mutations.auth.login({ timeoutMs: 5 });
  expect(options.mutationKey).toEqual(["marketplace", "auth.login"]);
  const login = new MutationObserver(client, options);
  expect(await login.mutate({ account: "zoe", password: "p" })).toMatchObject({ userinfo: { token: "t" } });
  expect(market.calls[0]).toEqual({
    operation: "auth.login",
    input: { account: "zoe", password: "p" },
    options: { timeoutMs: 5 },
  });
  await expect(login.mutate({ account: "ben", password: "p" })).rejects.toMatchObject({
    reason: "bad_login",
  });
  await new MutationObserver(client, mutations.auth.logout()).mutate();
});

test("every method of the client has its options", () => {
  const market = createFakeMarketplace({});
  const queries: Record<string, object> = createQueries(market);
  const mutations: Record<string, object> = createMutations(market);
  for (const [tag, group] of Object.entries(market)) {
    if (["fetch", "safe", "calls", "clock"].includes(tag)) continue;
    expect(Object.keys(queries[tag] ?? {})).toEqual(Object.keys(group));
    expect(Object.keys(mutations[tag] ?? {})).toEqual(Object.keys(group));
  }
  expect(Object.keys(queries).sort()).toEqual(
    [...new Set(operations.map(({ id }) => id.split(".")[0]))].sort(),
  );
});
