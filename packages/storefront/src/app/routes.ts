import type { ComponentType } from "react";
import type { PlainKey } from "../i18n/types";

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
}

const notOpen = (): Promise<ScreenModule> => import("../routes/not-open");

/**
 * All routes of the specification, from the front door to the deepest screen: going to a later one slides forward, to an
 * earlier one back.
 */
export const routes: readonly Route[] = [
  { path: "/", title: "shell.home", load: () => import("../routes/home") },
  { path: "/product", title: "shell.product", load: () => import("../routes/product") },
  { path: "/shop", title: "shell.cart", load: () => import("../routes/shop") },
  { path: "/mine", title: "shell.mine", load: () => import("../routes/mine") },
  { path: "/category/{pid}", title: "shell.titleCategory", load: () => import("../routes/category") },
  { path: "/search", title: "shell.titleSearch", load: () => import("../routes/search") },
  { path: "/collectShop", title: "shell.titleCollectShop", load: () => import("../routes/collect-shop") },
  { path: "/store/{id}", title: "shell.titleStore", load: () => import("../routes/store") },
  { path: "/collect", title: "shell.titleCollect", load: () => import("../routes/collect") },
  { path: "/goods", title: "shell.titleGoods", load: () => import("../routes/goods") },
  { path: "/merchant", title: "shell.titleMerchant", load: notOpen },
  { path: "/loan", title: "shell.titleLoan", load: notOpen },
  { path: "/message", title: "shell.titleMessage", load: notOpen },
  { path: "/order", title: "shell.titleOrder", load: notOpen },
  { path: "/recharge", title: "shell.titleRecharge", load: notOpen },
  {
    path: "/rechargeRecode",
    title: "shell.titleRechargeRecode",
    load: () => import("../routes/recharge-recode"),
  },
  { path: "/rechargeDetail", title: "shell.titleRechargeDetail", load: notOpen },
  { path: "/withdraw", title: "shell.titleWithdraw", load: notOpen },
  { path: "/withdrawRecode", title: "shell.titleWithdrawRecode", load: notOpen },
  { path: "/setting", title: "shell.titleSetting", load: () => import("../routes/setting") },
  { path: "/lang", title: "shell.titleLang", load: () => import("../routes/lang") },
  { path: "/resetPwd", title: "shell.titleResetPwd", load: () => import("../routes/reset-pwd") },
  { path: "/fundPassword", title: "shell.titleFundPassword", load: notOpen },
  { path: "/address", title: "shell.titleAddress", load: () => import("../routes/address") },
  {
    path: "/insertAddress",
    title: "shell.titleInsertAddress",
    load: () => import("../routes/insert-address"),
  },
  { path: "/orderChecked", title: "shell.titleOrderChecked", load: notOpen },
  { path: "/pay", title: "shell.titlePay", load: notOpen },
  { path: "/success", title: "shell.titleSuccess", load: notOpen },
  { path: "/faqs", title: "shell.titleFaqs", load: () => import("../routes/faqs") },
  { path: "/know", title: "shell.titleKnow", load: () => import("../routes/know") },
  { path: "/tiktok-flow", title: "shell.titleArticle", load: () => import("../routes/tiktok-flow") },
  { path: "/page/{ids}", title: "shell.titleArticle", load: () => import("../routes/article") },
  { path: "/article-detail/{id}", title: "shell.titleArticle", load: () => import("../routes/article") },
  { path: "/login", title: "shell.titleLogin", load: () => import("../routes/login") },
  { path: "/register", title: "shell.register", load: () => import("../routes/register") },
];

/** Shown for addresses that are no route. */
export const notFound: Route = {
  path: "*",
  title: "shell.notFoundTitle",
  load: () => import("../routes/not-found"),
};
