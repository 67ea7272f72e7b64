import { INLINE_ERRORS } from "../shared/errors";
import { isId, type RouteParams } from "../shared/navigation/paths";
import { queryId } from "../shared/navigation/query-id";
import { COUNT_ONLY, NEWEST, PAGE_SIZE, type Services } from "../shared/services";
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
    const id = queryId(search, "id") ?? "";
    return isId(id) ? [queryClient.prefetchQuery({ ...queries.products.get({ id }), ...INLINE_ERRORS })] : [];
  },
  "/store/:id": ({ queryClient, queries }, { params: { id = "" }, search }) => {
    if (!isId(id)) return [];
    const products = queries.products.list.infinite({ shop_id: id, limit: PAGE_SIZE });
    return [
      queryClient.prefetchQuery(queries.stores.get({ id })),
      ...(search ? [] : [queryClient.prefetchInfiniteQuery(products)]),
    ];
  },
  "/page/:ids": article,
  "/article-detail/:id": article,
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

/** The longest that a page is without the shop around it. Milliseconds. */
export const HOLD_MS = 1_000;

/**
 * Waits for the first screen where a server has written pictures or words of it into the page (README, "Serving the build"):
 * the skeleton that a screen begins with would take them away until it brings them back.
 *
 * @param root with the page's first shapes
 * @param screen settles once the screen's file and first answers are here
 */
export async function holdShapes(root: ParentNode, screen: Promise<unknown>): Promise<void> {
  if (!root.querySelector(".boot img, .boot em")) return;
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, HOLD_MS))]);
}
