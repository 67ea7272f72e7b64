import { type InfiniteData, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { expectTypeOf, test } from "vitest";
import {
  createMarketplace,
  type Data,
  type MarketplaceError,
  type ProductDetail,
  type ProductPage,
} from "../../src/index";
import { createMutations, createQueries } from "../../src/query/index";

const market = createMarketplace({ baseUrl: "https://api.test" });
const client = new QueryClient();
const queries = createQueries(market, { language: () => "en" });
const mutations = createMutations(market);

test("TanStack infers data and error from the options", () => {
  const observer = new QueryObserver(client, queries.products.get({ id: 1 }));
  const result = observer.getCurrentResult();
  expectTypeOf(result.data).toEqualTypeOf<ProductDetail | undefined>();
  expectTypeOf(result.error).toEqualTypeOf<MarketplaceError | null>();
});

test("the key carries the type of what is cached", () => {
  const { queryKey } = queries.products.get({ id: 1 });
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<ProductDetail | undefined>();
  expectTypeOf(client.fetchQuery(queries.account.get())).resolves.toEqualTypeOf<Data<"account.get">>();
});

test("an endless list infers pages and error", () => {
  type Pages = InfiniteData<ProductPage, number>;
  const options = queries.products.list.infinite({ sort: "sales" });
  expectTypeOf(client.fetchInfiniteQuery(options)).resolves.toEqualTypeOf<Pages>();
  expectTypeOf(client.getQueryData(options.queryKey)).toEqualTypeOf<Pages | undefined>();
  expectTypeOf(client.getQueryState(options.queryKey)?.error).toEqualTypeOf<
    MarketplaceError | null | undefined
  >();
});

test("the input is that of the operation", () => {
  queries.products.list();
  queries.account.get();
  // @ts-expect-error: the id is required
  queries.products.get();
  // @ts-expect-error: misspelt
  queries.products.get({ idd: 1 });
  // @ts-expect-error: an endless list chooses its pages
  queries.products.list.infinite({ page: 2 });
  // @ts-expect-error: a product is not a list
  queries.products.get.infinite;
  // @ts-expect-error: no such operation
  queries.index.products;
});

test("provisional lists are endless, single results are not", () => {
  queries.orders.list.infinite({ tab: "paid" });
  queries.merchant.settlements.infinite();
  queries.messages.list.infinite();
  queries.products.reviews.infinite({ id: 1 });
  expectTypeOf(client.fetchQuery(queries.payments.get({ pay_no: "P1" }))).resolves.toEqualTypeOf<
    Data<"payments.get">
  >();
  // @ts-expect-error: a payment is not a list
  queries.payments.get.infinite;
});

test("a change takes the input of its operation", () => {
  const login = new MutationObserver(client, mutations.auth.login());
  login.mutate({ account: "a", password: "b" });
  // @ts-expect-error: the password is missing
  login.mutate({ account: "a" });
  expectTypeOf(login.getCurrentResult().data).toEqualTypeOf<Data<"auth.login"> | undefined>();
  expectTypeOf(login.getCurrentResult().error).toEqualTypeOf<MarketplaceError | null>();
  new MutationObserver(client, mutations.auth.logout()).mutate();
});
