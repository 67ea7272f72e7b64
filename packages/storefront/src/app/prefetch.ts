import { INLINE_ERRORS } from "../shared/errors";
import type { RouteParams } from "../shared/navigation/paths";
import { isId } from "../shared/navigation/paths";
import type { Services } from "../shared/services";
import { COUNT_ONLY, NEWEST, PAGE_SIZE } from "../shared/services";
import { siteQuery } from "../shared/site";

/** An address as its route reads it. */
interface RouteAddress {
  params: RouteParams;
  /** With its "?" or empty. */
  search: string;
}

/** Starts the requests of a screen. The promises resolve with their responses and never reject. */
type Prefetch = (services: Services, params: RouteAddress) => readonly Promise<unknown>[];

const article: Prefetch = ({ queryClient, queries }, { params: { ids = "", id = ids } }) => [
  queryClient.prefetchQuery({ ...queries.articles.get({ article_id: id }), ...INLINE_ERRORS }),
];

/** Prefetches for every user, by route pattern. Filtered lists wait for their screen, which can parse the address. */
export const publicPrefetches: Readonly<Record<string, Prefetch>> = {
  "/": (services) => [
    services.queryClient.prefetchQuery(siteQuery(services)),
    // Notices must be known before the page renders, or they would shift it.
    services.queryClient.prefetchQuery({ ...services.queries.site.config(), ...INLINE_ERRORS }),
  ],
  "/product": ({ queryClient, queries }, { search }) =>
    search ? [] : [queryClient.prefetchInfiniteQuery(queries.products.list.infinite({ limit: PAGE_SIZE }))],
  "/goods": ({ queryClient, queries }, { search }) => {
    const id = new URLSearchParams(search).get("id") ?? "";
    return isId(id) ? [queryClient.prefetchQuery({ ...queries.products.get({ id }), ...INLINE_ERRORS })] : [];
  },
  "/store/{id}": ({ queryClient, queries }, { params: { id = "" }, search }) => {
    if (!isId(id)) return [];
    const products = queries.products.list.infinite({ shop_id: id, limit: PAGE_SIZE });
    return [
      queryClient.prefetchQuery(queries.stores.get({ id })),
      ...(search ? [] : [queryClient.prefetchInfiniteQuery(products)]),
    ];
  },
  "/page/{ids}": article,
  "/article-detail/{id}": article,
};

/** Prefetches for signed-in users, by route pattern. */
export const memberPrefetches: Readonly<Record<string, Prefetch>> = {
  "/mine": ({ queryClient, queries }) => [
    queryClient.prefetchQuery(queries.account.get()),
    queryClient.prefetchQuery({ ...queries.orders.list(NEWEST), ...INLINE_ERRORS }),
    queryClient.prefetchQuery({ ...queries.messages.list(COUNT_ONLY), ...INLINE_ERRORS }),
    queryClient.prefetchQuery({ ...queries.site.config(), ...INLINE_ERRORS }),
  ],
  "/order": ({ queryClient, queries }, { search }) => [
    queryClient.prefetchQuery({ ...queries.orders.list(NEWEST), ...INLINE_ERRORS }),
    ...(search ? [] : [queryClient.prefetchInfiniteQuery(queries.orders.list.infinite({ tab: "all" }))]),
  ],
  "/recharge": ({ queryClient, queries }) => [
    queryClient.prefetchQuery({ ...queries.recharges.methods(), ...INLINE_ERRORS }),
  ],
  "/withdraw": ({ queryClient, queries }) => [queryClient.prefetchQuery(queries.withdrawals.methods())],
  "/merchant": ({ queryClient, queries }) => [
    queryClient.prefetchQuery(queries.merchant.get()),
    queryClient.prefetchQuery(queries.account.get()),
  ],
};

/**
 * Prefetches what the first screen shows first, in parallel with the screen's own files. It goes
 * into the query cache, under the screen's own key.
 *
 * @param path the route's pattern
 * @returns resolves when every request has succeeded or failed
 */
export function prefetchRoute(services: Services, path: string, params: RouteAddress): Promise<unknown> {
  const forMember = services.session.state.loggedIn ? memberPrefetches[path] : undefined;
  const prefetch = publicPrefetches[path] ?? forMember;
  return Promise.all(prefetch?.(services, params) ?? []);
}

/**
 * Calls `prefetch` with the path of a link of this site as soon as a finger, pointer or the focus is on it.
 *
 * @returns the function that ends it
 */
export function prefetchOnIntent(target: Document, prefetch: (pathname: string) => void): () => void {
  const end = new AbortController();
  const onSign = ({ target: at }: Event): void => {
    const link = at instanceof Element ? at.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) prefetch(link.pathname);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    target.addEventListener(sign, onSign, { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
