import type { Input } from "marketplace-sdk";
import { INLINE_ERRORS } from "./errors";
import { COUNT_ONLY, NEWEST, PAGE_SIZE, type Services, STALE } from "./services";

/*
 * What screens ask for first. A screen reads such a query, and its record (src/app/screens.ts) asks for it while the screen's
 * files are on their way: both take it from here, so that the answer is found.
 */

type Queries = Pick<Services, "queries">;

type OrderTab = NonNullable<NonNullable<Input<"orders.list">>["tab"]>;

type ProductListInput = Omit<NonNullable<Input<"products.list">>, "page">;

/** The home and site data, which shell and home page share. */
export const siteQuery = ({ queries }: Queries) => ({ ...queries.site.home(), staleTime: STALE.minute });

/** The operator's settings, which change rarely. */
export const configQuery = ({ queries }: Queries) => ({
  ...queries.site.config(),
  ...INLINE_ERRORS,
  staleTime: STALE.session,
});

export const productQuery = ({ queries }: Queries, id: string) => ({
  ...queries.products.get({ id }),
  ...INLINE_ERRORS,
});

export const articleQuery = ({ queries }: Queries, id: string) => ({
  ...queries.articles.get({ article_id: id }),
  ...INLINE_ERRORS,
});

/** Products of the whole shop, page by page. */
export const productsQuery = ({ queries }: Queries, input: ProductListInput = { limit: PAGE_SIZE }) =>
  queries.products.list.infinite(input);

/** Products of a store, page by page. */
export const storeProductsQuery = ({ queries }: Queries, id: string, input: ProductListInput = {}) =>
  queries.products.list.infinite({ shop_id: id, limit: PAGE_SIZE, ...input });

export const storeQuery = ({ queries }: Queries, id: string) => queries.stores.get({ id });

/** The buyer's orders, page by page. */
export const ordersQuery = (
  { queries }: Queries,
  tab: OrderTab = "all",
  filter: { search?: string; from?: string; to?: string } = {},
) => queries.orders.list.infinite({ tab, ...filter });

/** The newest orders with the number of those in each state. Their state changes without the buyer. */
export const newestOrdersQuery = ({ queries }: Queries) => ({
  ...queries.orders.list(NEWEST),
  ...INLINE_ERRORS,
  staleTime: STALE.seconds,
});

/** The number of unread messages. One row is enough, because the response counts all pages. */
export const unreadQuery = ({ queries }: Queries) => ({
  ...queries.messages.list(COUNT_ONLY),
  ...INLINE_ERRORS,
});
