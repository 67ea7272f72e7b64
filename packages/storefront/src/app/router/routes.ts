import type { ComponentType } from "react";
import { parse } from "regexparam";
import { matchRoute as matchPattern } from "wouter";
import { Screen as Home } from "../../routes/home";
import type { RouteParams, ScreenProps } from "../../shared/navigation/paths";
import { ROUTE_TABLE, type RouteRow } from "./route-table";

/** A route's module. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** A route (docs/product.md, "Routes"). Its index in {@link routes} is the order of the page slide. */
export interface Route extends Omit<RouteRow, "file"> {
  load: () => Promise<ScreenModule>;
}

/** The module of each file in {@link ROUTE_TABLE}. */
const LOADERS: Readonly<Record<(typeof ROUTE_TABLE)[number]["file"], Route["load"]>> = {
  home: async () => ({ Screen: Home }),
  product: () => import("../../routes/product"),
  shop: () => import("../../routes/shop"),
  mine: () => import("../../routes/mine"),
  category: () => import("../../routes/category"),
  search: () => import("../../routes/search"),
  "collect-shop": () => import("../../routes/collect-shop"),
  store: () => import("../../routes/store"),
  collect: () => import("../../routes/collect"),
  goods: () => import("../../routes/goods"),
  merchant: () => import("../../routes/merchant"),
  loan: () => import("../../routes/loan"),
  message: () => import("../../routes/message"),
  order: () => import("../../routes/order"),
  recharge: () => import("../../routes/recharge"),
  "recharge-recode": () => import("../../routes/recharge-recode"),
  "recharge-detail": () => import("../../routes/recharge-detail"),
  withdraw: () => import("../../routes/withdraw"),
  "withdraw-recode": () => import("../../routes/withdraw-recode"),
  setting: () => import("../../routes/setting"),
  lang: () => import("../../routes/lang"),
  "reset-pwd": () => import("../../routes/reset-pwd"),
  "fund-password": () => import("../../routes/fund-password"),
  address: () => import("../../routes/address"),
  "insert-address": () => import("../../routes/insert-address"),
  "order-checked": () => import("../../routes/order-checked"),
  pay: () => import("../../routes/pay"),
  success: () => import("../../routes/success"),
  faqs: () => import("../../routes/faqs"),
  know: () => import("../../routes/know"),
  article: () => import("../../routes/article"),
  login: () => import("../../routes/login"),
  register: () => import("../../routes/register"),
};

/** All routes, in the order of their table. */
export const routes: readonly Route[] = ROUTE_TABLE.map(({ file, ...row }) => ({
  ...row,
  load: LOADERS[file],
}));

/** Shown for addresses without a route. */
export const notFound: Route = {
  path: "*",
  title: "ui.notFoundTitle",
  load: () => import("../../routes/not-found"),
};

/** The route of an address with its parameters. */
interface RouteMatch {
  route: Route;
  /** Order of the page slide. */
  order: number;
  params: RouteParams;
}

/** The route that shows `pathname`; the not-found screen for all others, ordered last. */
export function matchRoute(pathname: string): RouteMatch {
  for (const [order, route] of routes.entries()) {
    const [, found] = matchPattern(parse, route.path, pathname);
    const params = found && decoded(found);
    if (params) return { route, order, params };
  }
  return { route: notFound, order: routes.length, params: {} };
}

/** @returns undefined for a broken percent-code */
function decoded(found: Readonly<Record<string, string | undefined>>): RouteParams | undefined {
  try {
    const values = Object.entries(found).map(([name, value = ""]) => [name, decodeURIComponent(value)]);
    return Object.fromEntries(values);
  } catch {
    return undefined;
  }
}
