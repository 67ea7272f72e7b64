import type { PlainKey } from "../../i18n/types";

/** A line of {@link ROUTE_TABLE}. */
export interface RouteRow {
  /** Pattern; `:name` stands for one part of the address. */
  path: string;
  title: PlainKey;
  /** Its module in src/routes, without the ending. */
  file: string;
  /** Whether it needs the texts of money, orders and merchants, which are in a chunk of their own. */
  trade?: boolean;
}

/**
 * All routes (docs/product.md, "Routes"), from the front door to the deepest screen: going to a later one slides forward,
 * to an earlier one back. Plain data without imports, as the build reads it, too.
 */
export const ROUTE_TABLE = [
  { path: "/", title: "shell.home", file: "home" },
  { path: "/product", title: "shell.product", file: "product" },
  { path: "/shop", title: "shell.cart", file: "shop" },
  { path: "/mine", title: "shell.mine", file: "mine" },
  { path: "/category/:pid", title: "titles.category", file: "category" },
  { path: "/search", title: "titles.search", file: "search" },
  { path: "/collectShop", title: "titles.collectShop", file: "collect-shop" },
  { path: "/store/:id", title: "titles.store", file: "store" },
  { path: "/collect", title: "titles.collect", file: "collect" },
  { path: "/goods", title: "titles.goods", file: "goods" },
  { path: "/merchant", title: "titles.merchant", file: "merchant", trade: true },
  { path: "/loan", title: "titles.loan", file: "loan", trade: true },
  { path: "/message", title: "titles.message", file: "message" },
  { path: "/order", title: "titles.order", file: "order", trade: true },
  { path: "/recharge", title: "titles.recharge", file: "recharge", trade: true },
  { path: "/rechargeRecode", title: "titles.rechargeRecode", file: "recharge-recode", trade: true },
  { path: "/rechargeDetail", title: "titles.rechargeDetail", file: "recharge-detail", trade: true },
  { path: "/withdraw", title: "titles.withdraw", file: "withdraw", trade: true },
  { path: "/withdrawRecode", title: "titles.withdrawRecode", file: "withdraw-recode", trade: true },
  { path: "/setting", title: "titles.setting", file: "setting" },
  { path: "/lang", title: "titles.lang", file: "lang" },
  { path: "/resetPwd", title: "titles.resetPwd", file: "reset-pwd" },
  { path: "/fundPassword", title: "titles.fundPassword", file: "fund-password", trade: true },
  { path: "/address", title: "titles.address", file: "address" },
  { path: "/insertAddress", title: "titles.insertAddress", file: "insert-address" },
  { path: "/orderChecked", title: "titles.orderChecked", file: "order-checked", trade: true },
  { path: "/pay", title: "titles.pay", file: "pay", trade: true },
  { path: "/success", title: "titles.success", file: "success", trade: true },
  { path: "/faqs", title: "titles.faqs", file: "faqs" },
  { path: "/know", title: "titles.know", file: "know" },
  { path: "/tiktok-flow", title: "titles.article", file: "article" },
  { path: "/page/:ids", title: "titles.article", file: "article" },
  { path: "/article-detail/:id", title: "titles.article", file: "article" },
  { path: "/login", title: "titles.login", file: "login" },
  { path: "/register", title: "shell.register", file: "register" },
] as const satisfies readonly RouteRow[];
