import { type CategoryNode, trailOf } from "../../../entities/category/categories";
import type { PlainKey } from "../../../i18n/types";
import { paths } from "../../../shared/navigation/paths";

/** One breadcrumb: a text of the shop, or the name of a category. */
export interface Crumb {
  to: string;
  label: { key: PlainKey } | { name: string };
}

const crumb = (to: string, key: PlainKey): Crumb => ({ to, label: { key } });
const HOME = crumb(paths.home(), "shell.home");
const PRODUCTS = crumb(paths.product(), "shell.product");
const CART = crumb(paths.cart(), "shell.cart");
const ACCOUNT = crumb(paths.mine(), "shell.mine");
const ORDERS = crumb(paths.order(), "titles.order");
const HELP = crumb(paths.faqs(), "titles.faqs");

/** Parents of screens whose address isn't below another's. */
const ABOVE: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.orderChecked()]: [CART],
  "/pay": [ORDERS],
  "/goods": [PRODUCTS],
  "/recharge": [ACCOUNT],
  "/rechargeRecode": [ACCOUNT],
  "/rechargeDetail": [ACCOUNT, crumb(paths.rechargeRecode(), "titles.rechargeRecode")],
  "/withdraw": [ACCOUNT],
  "/withdrawRecode": [ACCOUNT],
  "/address": [ACCOUNT],
  "/insertAddress": [ACCOUNT, crumb(paths.address(), "titles.address")],
  "/collect": [ACCOUNT],
  "/collectShop": [ACCOUNT],
  "/message": [ACCOUNT],
  "/setting": [ACCOUNT],
  "/resetPwd": [ACCOUNT],
  "/fundPassword": [ACCOUNT],
  "/loan": [ACCOUNT],
  "/merchant": [ACCOUNT],
};

/**
 * Breadcrumbs from the home page to a screen, without the screen itself: its heading follows.
 *
 * @param search of the address, with its "?"
 */
export function crumbsOf(
  pathname: string,
  search: string,
  categories: readonly CategoryNode[],
): readonly Crumb[] {
  if (pathname === paths.home()) return [];
  if (pathname.startsWith("/category/")) {
    const above = trailOf(categories, pathname.slice("/category/".length)).slice(0, -1);
    return [HOME, PRODUCTS, ...above.map(({ id, name }) => ({ to: paths.category(id), label: { name } }))];
  }
  if (/^\/(page|article-detail)\//.test(pathname)) return [HOME, HELP];
  if (pathname === paths.order()) {
    return [HOME, ACCOUNT, ...(new URLSearchParams(search).has("no") ? [ORDERS] : [])];
  }
  return [HOME, ...(ABOVE[pathname] ?? [])];
}
