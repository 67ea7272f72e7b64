import type { ComponentType } from "react";
import type { PlainKey } from "../i18n/types";
import { Screen as Home } from "../routes/home";

/** Values of a route's `{…}` parts, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** What every file in src/routes exports as `Screen`. */
export interface ScreenProps {
  params: RouteParams;
}

/** A route's module. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** A route of the specification (section 2). Its index in {@link routes} is the order of the page slide. */
export interface Route {
  /** Pattern; `{name}` stands for one part of the address. */
  path: string;
  title: PlainKey;
  load: () => Promise<ScreenModule>;
  /** It needs the texts of money, orders and merchants, which come in a chunk of their own. */
  trade?: boolean;
}

/**
 * All routes of the specification, from the front door to the deepest screen: going to a later one slides forward, to an
 * earlier one back.
 */
export const routes: readonly Route[] = [
  { path: "/", title: "shell.home", load: async () => ({ Screen: Home }) },
  { path: "/product", title: "shell.product", load: () => import("../routes/product") },
  { path: "/shop", title: "shell.cart", load: () => import("../routes/shop") },
  { path: "/mine", title: "shell.mine", load: () => import("../routes/mine") },
  { path: "/category/{pid}", title: "titles.category", load: () => import("../routes/category") },
  { path: "/search", title: "titles.search", load: () => import("../routes/search") },
  { path: "/collectShop", title: "titles.collectShop", load: () => import("../routes/collect-shop") },
  { path: "/store/{id}", title: "titles.store", load: () => import("../routes/store") },
  { path: "/collect", title: "titles.collect", load: () => import("../routes/collect") },
  { path: "/goods", title: "titles.goods", load: () => import("../routes/goods") },
  { path: "/merchant", title: "titles.merchant", load: () => import("../routes/merchant"), trade: true },
  { path: "/loan", title: "titles.loan", load: () => import("../routes/loan"), trade: true },
  { path: "/message", title: "titles.message", load: () => import("../routes/message") },
  { path: "/order", title: "titles.order", load: () => import("../routes/order"), trade: true },
  { path: "/recharge", title: "titles.recharge", load: () => import("../routes/recharge"), trade: true },
  {
    path: "/rechargeRecode",
    title: "titles.rechargeRecode",
    load: () => import("../routes/recharge-recode"),
    trade: true,
  },
  {
    path: "/rechargeDetail",
    title: "titles.rechargeDetail",
    load: () => import("../routes/recharge-detail"),
    trade: true,
  },
  { path: "/withdraw", title: "titles.withdraw", load: () => import("../routes/withdraw"), trade: true },
  {
    path: "/withdrawRecode",
    title: "titles.withdrawRecode",
    load: () => import("../routes/withdraw-recode"),
    trade: true,
  },
  { path: "/setting", title: "titles.setting", load: () => import("../routes/setting") },
  { path: "/lang", title: "titles.lang", load: () => import("../routes/lang") },
  { path: "/resetPwd", title: "titles.resetPwd", load: () => import("../routes/reset-pwd") },
  {
    path: "/fundPassword",
    title: "titles.fundPassword",
    load: () => import("../routes/fund-password"),
    trade: true,
  },
  { path: "/address", title: "titles.address", load: () => import("../routes/address") },
  {
    path: "/insertAddress",
    title: "titles.insertAddress",
    load: () => import("../routes/insert-address"),
  },
  {
    path: "/orderChecked",
    title: "titles.orderChecked",
    load: () => import("../routes/order-checked"),
    trade: true,
  },
  { path: "/pay", title: "titles.pay", load: () => import("../routes/pay"), trade: true },
  { path: "/success", title: "titles.success", load: () => import("../routes/success"), trade: true },
  { path: "/faqs", title: "titles.faqs", load: () => import("../routes/faqs") },
  { path: "/know", title: "titles.know", load: () => import("../routes/know") },
  { path: "/tiktok-flow", title: "titles.article", load: () => import("../routes/tiktok-flow") },
  { path: "/page/{ids}", title: "titles.article", load: () => import("../routes/article") },
  { path: "/article-detail/{id}", title: "titles.article", load: () => import("../routes/article") },
  { path: "/login", title: "titles.login", load: () => import("../routes/login") },
  { path: "/register", title: "shell.register", load: () => import("../routes/register") },
];

/** Shown for addresses that are no route. */
export const notFound: Route = {
  path: "*",
  title: "ui.notFoundTitle",
  load: () => import("../routes/not-found"),
};
