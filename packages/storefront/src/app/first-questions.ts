import { isId } from "./is-id";
import type { Shop } from "./market";
import type { RouteParams } from "./routes";
import { FIGURES, ROWS } from "./rows";
import { siteQuery } from "./site-query";

/** An address as its route reads it. */
interface Asked {
  params: RouteParams;
  /** With its "?" or empty. */
  search: string;
}

type Ask = (shop: Shop, asked: Asked) => unknown;

/** By the route's pattern: what anybody is shown first. Lists that are narrowed wait for their screen, which knows how to read their address. */
export const open: Readonly<Record<string, Ask>> = {
  "/": (shop) => {
    void shop.queryClient.prefetchQuery(siteQuery(shop));
    // Small, and there before the page is drawn: its notices push nothing away.
    void shop.queryClient.prefetchQuery(shop.queries.site.config());
  },
  "/product": ({ queryClient, queries }, { search }) =>
    search || queryClient.prefetchInfiniteQuery(queries.products.list.infinite({ limit: ROWS })),
  "/goods": ({ queryClient, queries }, { search }) => {
    const id = new URLSearchParams(search).get("id") ?? "";
    if (isId(id)) void queryClient.prefetchQuery(queries.products.get({ id }));
  },
  "/store/{id}": ({ queryClient, queries }, { params: { id = "" }, search }) => {
    if (!isId(id)) return;
    void queryClient.prefetchQuery(queries.stores.get({ id }));
    if (!search)
      void queryClient.prefetchInfiniteQuery(queries.products.list.infinite({ shop_id: id, limit: ROWS }));
  },
};

/** What only who is signed in is shown. */
export const own: Readonly<Record<string, Ask>> = {
  "/mine": ({ queryClient, queries }) => {
    void queryClient.prefetchQuery(queries.account.get());
    void queryClient.prefetchQuery(queries.orders.list(FIGURES));
    void queryClient.prefetchQuery(queries.messages.list(FIGURES));
    void queryClient.prefetchQuery(queries.site.config());
  },
  "/order": ({ queryClient, queries }, { search }) => {
    void queryClient.prefetchQuery(queries.orders.list(FIGURES));
    if (!search) void queryClient.prefetchInfiniteQuery(queries.orders.list.infinite({ tab: "all" }));
  },
  "/recharge": ({ queryClient, queries }) => queryClient.prefetchQuery(queries.recharges.methods()),
  "/withdraw": ({ queryClient, queries }) => queryClient.prefetchQuery(queries.withdrawals.methods()),
  "/merchant": ({ queryClient, queries }) => {
    void queryClient.prefetchQuery(queries.merchant.get());
    void queryClient.prefetchQuery(queries.account.get());
  },
};

/**
 * Asks for what the first screen of a visit shows first, so that the answer comes while the screen's own files do. It goes
 * into the query cache, under the key that the screen asks with.
 *
 * @param path the route's pattern
 */
export function askFirst(shop: Shop, path: string, asked: Asked): void {
  open[path]?.(shop, asked);
  if (shop.session.state.loggedIn) own[path]?.(shop, asked);
}
