import { Screen as Home } from "../routes/home";
import { INLINE_ERRORS } from "../shared/errors";
import { isId, paths } from "../shared/navigation/paths";
import { queryId } from "../shared/navigation/query-id";
import {
  articleQuery,
  configQuery,
  newestOrdersQuery,
  ordersQuery,
  productQuery,
  productsQuery,
  siteQuery,
  storeProductsQuery,
  storeQuery,
  unreadQuery,
} from "../shared/queries";
import type { Prefetch, ScreenRecord } from "./router/screen-record";

/** Asks for signed-in users only. */
const forMembers =
  (prefetch: Prefetch): Prefetch =>
  (services, address) =>
    services.session.state.loggedIn ? prefetch(services, address) : [];

/** One module for three addresses: between two of them nothing loads. */
const loadArticle = () => import("../routes/article");

const prefetchArticle: Prefetch = (services, { params: { ids = "", id = ids } }) => [
  services.queryClient.prefetchQuery(articleQuery(services, id)),
];

/**
 * All screens (docs/product.md, "Routes"), from the front door to the deepest one: going to a later one slides forward, to an
 * earlier one back. The build and the browser tests read path, title, file, `account` and `trade` from this text (build/screens.ts).
 */
export const SCREENS: readonly ScreenRecord[] = [
  {
    path: "/",
    title: "shell.home",
    // Part of the first load.
    load: async () => ({ Screen: Home }),
    prefetch: (services) => [
      services.queryClient.prefetchQuery(siteQuery(services)),
      // Notices must be known before the page renders, or they would shift it.
      services.queryClient.prefetchQuery(configQuery(services)),
    ],
  },
  {
    path: "/product",
    title: "shell.product",
    load: () => import("../routes/product"),
    // A filtered list waits for its screen, which can parse the address.
    prefetch: (services, { search }) =>
      search ? [] : [services.queryClient.prefetchInfiniteQuery(productsQuery(services))],
  },
  { path: "/shop", title: "shell.cart", load: () => import("../routes/shop") },
  {
    path: "/mine",
    title: "shell.mine",
    load: () => import("../routes/mine"),
    prefetch: forMembers((services) => [
      services.queryClient.prefetchQuery(services.queries.account.get()),
      services.queryClient.prefetchQuery(newestOrdersQuery(services)),
      services.queryClient.prefetchQuery(unreadQuery(services)),
      services.queryClient.prefetchQuery(configQuery(services)),
    ]),
    account: true,
  },
  {
    path: "/category/:pid",
    title: "titles.category",
    load: () => import("../routes/category"),
    trail: [paths.product()],
  },
  { path: "/search", title: "titles.search", load: () => import("../routes/search") },
  {
    path: "/collectShop",
    title: "titles.collectShop",
    load: () => import("../routes/collect-shop"),
    trail: [paths.mine()],
    account: true,
  },
  {
    path: "/store/:id",
    title: "titles.store",
    load: () => import("../routes/store"),
    prefetch(services, { params: { id = "" }, search }) {
      if (!isId(id)) return [];
      const store = services.queryClient.prefetchQuery(storeQuery(services, id));
      if (search) return [store];
      return [store, services.queryClient.prefetchInfiniteQuery(storeProductsQuery(services, id))];
    },
  },
  {
    path: "/collect",
    title: "titles.collect",
    load: () => import("../routes/collect"),
    trail: [paths.mine()],
    account: true,
  },
  {
    path: "/goods",
    title: "titles.goods",
    load: () => import("../routes/goods"),
    prefetch(services, { search }) {
      const id = queryId(search, "id") ?? "";
      return isId(id) ? [services.queryClient.prefetchQuery(productQuery(services, id))] : [];
    },
    trail: [paths.product()],
  },
  {
    path: "/merchant",
    title: "titles.merchant",
    load: () => import("../routes/merchant"),
    prefetch: forMembers(({ queryClient, queries }) => [
      queryClient.prefetchQuery(queries.merchant.get()),
      queryClient.prefetchQuery(queries.account.get()),
    ]),
    trail: [paths.mine()],
    trade: true,
    task: true,
  },
  {
    path: "/loan",
    title: "titles.loan",
    load: () => import("../routes/loan"),
    trail: [paths.mine()],
    account: true,
    trade: true,
  },
  {
    path: "/message",
    title: "titles.message",
    load: () => import("../routes/message"),
    trail: [paths.mine()],
    account: true,
  },
  {
    path: "/order",
    title: "titles.order",
    load: () => import("../routes/order"),
    prefetch: forMembers((services, { search }) => [
      services.queryClient.prefetchQuery(newestOrdersQuery(services)),
      ...(search ? [] : [services.queryClient.prefetchInfiniteQuery(ordersQuery(services))]),
    ]),
    // One order is below the list of all.
    trail: (search) => (search.has("no") ? [paths.mine(), paths.order()] : [paths.mine()]),
    account: true,
    trade: true,
  },
  {
    path: "/recharge",
    title: "titles.recharge",
    load: () => import("../routes/recharge"),
    prefetch: forMembers(({ queryClient, queries }) => [
      queryClient.prefetchQuery({ ...queries.recharges.methods(), ...INLINE_ERRORS }),
    ]),
    trail: [paths.mine()],
    account: true,
    trade: true,
    task: true,
  },
  {
    path: "/rechargeRecode",
    title: "titles.rechargeRecode",
    load: () => import("../routes/recharge-recode"),
    trail: [paths.mine()],
    account: true,
    trade: true,
  },
  {
    path: "/rechargeDetail",
    title: "titles.rechargeDetail",
    load: () => import("../routes/recharge-detail"),
    trail: [paths.mine(), paths.rechargeRecode()],
    account: true,
    trade: true,
  },
  {
    path: "/withdraw",
    title: "titles.withdraw",
    load: () => import("../routes/withdraw"),
    prefetch: forMembers(({ queryClient, queries }) => [
      queryClient.prefetchQuery(queries.withdrawals.methods()),
    ]),
    trail: [paths.mine()],
    account: true,
    trade: true,
    task: true,
  },
  {
    path: "/withdrawRecode",
    title: "titles.withdrawRecode",
    load: () => import("../routes/withdraw-recode"),
    trail: [paths.mine()],
    account: true,
    trade: true,
  },
  {
    path: "/setting",
    title: "titles.setting",
    load: () => import("../routes/setting"),
    trail: [paths.mine()],
    account: true,
  },
  { path: "/lang", title: "titles.lang", load: () => import("../routes/lang"), account: true },
  {
    path: "/resetPwd",
    title: "titles.resetPwd",
    load: () => import("../routes/reset-pwd"),
    trail: [paths.mine()],
    account: true,
    task: true,
  },
  {
    path: "/fundPassword",
    title: "titles.fundPassword",
    load: () => import("../routes/fund-password"),
    trail: [paths.mine()],
    account: true,
    trade: true,
    task: true,
  },
  {
    path: "/address",
    title: "titles.address",
    load: () => import("../routes/address"),
    trail: [paths.mine()],
    account: true,
  },
  {
    path: "/insertAddress",
    title: "titles.insertAddress",
    load: () => import("../routes/insert-address"),
    trail: [paths.mine(), paths.address()],
    account: true,
    task: true,
  },
  {
    path: "/orderChecked",
    title: "titles.orderChecked",
    load: () => import("../routes/order-checked"),
    trail: [paths.cart()],
    trade: true,
    task: true,
  },
  {
    path: "/pay",
    title: "titles.pay",
    load: () => import("../routes/pay"),
    trail: [paths.order()],
    trade: true,
    task: true,
  },
  { path: "/success", title: "titles.success", load: () => import("../routes/success"), trade: true },
  { path: "/faqs", title: "titles.faqs", load: () => import("../routes/faqs") },
  { path: "/know", title: "titles.know", load: () => import("../routes/know") },
  { path: "/tiktok-flow", title: "titles.article", load: loadArticle },
  {
    path: "/page/:ids",
    title: "titles.article",
    load: loadArticle,
    prefetch: prefetchArticle,
    trail: [paths.faqs()],
  },
  {
    path: "/article-detail/:id",
    title: "titles.article",
    load: loadArticle,
    prefetch: prefetchArticle,
    trail: [paths.faqs()],
  },
  { path: "/login", title: "titles.login", load: () => import("../routes/login"), task: true },
  { path: "/register", title: "shell.register", load: () => import("../routes/register"), task: true },
];

/** Shown for addresses without a screen. */
export const NOT_FOUND: ScreenRecord = {
  path: "*",
  title: "ui.notFoundTitle",
  load: () => import("../routes/not-found"),
};
