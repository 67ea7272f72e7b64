import { INLINE_ERRORS } from "../shared/errors";
import { isId } from "../shared/navigation/is-id";
import type { RouteParams } from "../shared/navigation/screen-props";
import { COUNT_ONLY, NEWEST, PAGE_SIZE } from "../shared/page-size";
import type { Services } from "../shared/services";
import { siteQuery } from "../shared/site/site-query";

/** An address as its route reads it. */
interface RouteAddress {
  params: RouteParams;
  /** With its "?" or empty. */
  search: string;
}

type Prefetch = (services: Services, params: RouteAddress) => unknown;

const article: Prefetch = ({ queryClient, queries }, { params: { ids = "", id = ids } }) =>
  queryClient.prefetchQuery({ ...queries.articles.get({ article_id: id }), ...INLINE_ERRORS });

/** Prefetches for every user, by route pattern. Filtered lists wait for their screen, which can parse the address. */
export const publicPrefetches: Readonly<Record<string, Prefetch>> = {
  "/": (services) => {
    void services.queryClient.prefetchQuery(siteQuery(services));
    // Notices must be known before the page renders, or they would shift it.
    void services.queryClient.prefetchQuery({ ...services.queries.site.config(), ...INLINE_ERRORS });
  },
  "/product": ({ queryClient, queries }, { search }) =>
    search || queryClient.prefetchInfiniteQuery(queries.products.list.infinite({ limit: PAGE_SIZE })),
  "/goods": ({ queryClient, queries }, { search }) => {
    const id = new URLSearchParams(search).get("id") ?? "";
    if (isId(id)) void queryClient.prefetchQuery({ ...queries.products.get({ id }), ...INLINE_ERRORS });
  },
  "/store/{id}": ({ queryClient, queries }, { params: { id = "" }, search }) => {
    if (!isId(id)) return;
    void queryClient.prefetchQuery(queries.stores.get({ id }));
    if (!search)
      void queryClient.prefetchInfiniteQuery(
        queries.products.list.infinite({ shop_id: id, limit: PAGE_SIZE }),
      );
  },
  "/page/{ids}": article,
  "/article-detail/{id}": article,
};

/** Prefetches for signed-in users, by route pattern. */
export const memberPrefetches: Readonly<Record<string, Prefetch>> = {
  "/mine": ({ queryClient, queries }) => {
    void queryClient.prefetchQuery(queries.account.get());
    void queryClient.prefetchQuery({ ...queries.orders.list(NEWEST), ...INLINE_ERRORS });
    void queryClient.prefetchQuery({ ...queries.messages.list(COUNT_ONLY), ...INLINE_ERRORS });
    void queryClient.prefetchQuery({ ...queries.site.config(), ...INLINE_ERRORS });
  },
  "/order": ({ queryClient, queries }, { search }) => {
    void queryClient.prefetchQuery({ ...queries.orders.list(NEWEST), ...INLINE_ERRORS });
    if (!search) void queryClient.prefetchInfiniteQuery(queries.orders.list.infinite({ tab: "all" }));
  },
  "/recharge": ({ queryClient, queries }) =>
    queryClient.prefetchQuery({ ...queries.recharges.methods(), ...INLINE_ERRORS }),
  "/withdraw": ({ queryClient, queries }) => queryClient.prefetchQuery(queries.withdrawals.methods()),
  "/merchant": ({ queryClient, queries }) => {
    void queryClient.prefetchQuery(queries.merchant.get());
    void queryClient.prefetchQuery(queries.account.get());
  },
};

/**
 * Prefetches what the first screen shows first, in parallel with the screen's own files. It goes
 * into the query cache, under the screen's own key.
 *
 * @param path the route's pattern
 */
export function prefetchRoute(services: Services, path: string, params: RouteAddress): void {
  publicPrefetches[path]?.(services, params);
  if (services.session.state.loggedIn) memberPrefetches[path]?.(services, params);
}
