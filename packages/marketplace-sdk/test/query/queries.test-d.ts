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
  const observer = new QueryObserver(client, queries.index.proInfo({ id: 1 }));
  const result = observer.getCurrentResult();
  expectTypeOf(result.data).toEqualTypeOf<ProductDetail | undefined>();
  expectTypeOf(result.error).toEqualTypeOf<MarketplaceError | null>();
});

test("the key carries the type of what is cached", () => {
  const { queryKey } = queries.index.proInfo({ id: 1 });
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<ProductDetail | undefined>();
  expectTypeOf(client.fetchQuery(queries.user.index())).resolves.toEqualTypeOf<Data<"user.index">>();
});

test("an endless list infers pages and error", () => {
  type Pages = InfiniteData<ProductPage, number>;
  const options = queries.index.pro.infinite({ sort: "sales" });
  expectTypeOf(client.fetchInfiniteQuery(options)).resolves.toEqualTypeOf<Pages>();
  expectTypeOf(client.getQueryData(options.queryKey)).toEqualTypeOf<Pages | undefined>();
  expectTypeOf(client.getQueryState(options.queryKey)?.error).toEqualTypeOf<
    MarketplaceError | null | undefined
  >();
});

test("the input is that of the operation", () => {
  queries.index.pro();
  queries.user.index();
  // @ts-expect-error: the id is required
  queries.index.proInfo();
  // @ts-expect-error: misspelt
  queries.index.proInfo({ idd: 1 });
  // @ts-expect-error: an endless list chooses its pages
  queries.index.pro.infinite({ page: 2 });
  // @ts-expect-error: a product is no list
  queries.index.proInfo.infinite;
  // @ts-expect-error: no such operation
  queries.index.products;
});

test("provisional lists are endless, single results are not", () => {
  queries.order.list.infinite({ tab: "paid" });
  queries.merchant.settlement.infinite();
  queries.message.list.infinite();
  queries.index.proComment.infinite({ id: 1 });
  expectTypeOf(client.fetchQuery(queries.pay.info({ pay_no: "P1" }))).resolves.toEqualTypeOf<
    Data<"pay.info">
  >();
  // @ts-expect-error: a payment is no list
  queries.pay.info.infinite;
});

test("a change takes the input of its operation", () => {
  const login = new MutationObserver(client, mutations.user.login());
  login.mutate({ account: "a", password: "b" });
  // @ts-expect-error: the password is missing
  login.mutate({ account: "a" });
  expectTypeOf(login.getCurrentResult().data).toEqualTypeOf<Data<"user.login"> | undefined>();
  expectTypeOf(login.getCurrentResult().error).toEqualTypeOf<MarketplaceError | null>();
  new MutationObserver(client, mutations.user.logout()).mutate();
});
