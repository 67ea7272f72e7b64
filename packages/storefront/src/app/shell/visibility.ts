import { paths } from "../../shared/navigation/paths";

const TAB_PATHS: readonly string[] = [paths.home(), paths.mine(), paths.product(), paths.cart()];

/** Whether the bottom tab bar is shown (docs/product.md, "Tab bar"). */
export function showsTabBar(pathname: string): boolean {
  return TAB_PATHS.includes(pathname) || pathname.startsWith("/article-detail");
}

/** Whether the footer is shown: on the home page and on paths containing loan (docs/product.md, "Footer"). */
export function showsFooter(pathname: string): boolean {
  return pathname === paths.home() || pathname.includes("loan");
}

/** The active tab, by exact path; the first when none fits (docs/product.md, "Tab bar"). */
export function activeTab(pathname: string, tabs: readonly string[]): number {
  return Math.max(0, tabs.indexOf(pathname));
}
