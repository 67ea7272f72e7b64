import { useStore } from "marketplace-react";
import { Icon } from "marketplace-react/ui";
import { type CategoryNode, trailOf, useCategories } from "../../../entities/category/categories";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { useAvailability } from "../../../shared/errors";
import { Link } from "../../../shared/navigation/link";
import type { HistoryEntry } from "../../../shared/navigation/location";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { useSite } from "../../../shared/site";
import { heartIcon, personIcon, receiptIcon } from "../../../shared/ui/icons";
import {
  bellIcon,
  depositIcon,
  gearIcon,
  payoutIcon,
  pinIcon,
  storeIcon,
} from "../../../shared/ui/icons-more";
import styles from "./desktop-shell.module.css";
import { SiteBar } from "./site-bar";

/** Props of {@link DesktopShell}. */
export interface DesktopShellProps {
  place: HistoryEntry;
}

/** What a desktop shows around every screen instead of the tab bar: top bar, breadcrumbs and account navigation. */
export function DesktopShell({ place: { pathname, search } }: DesktopShellProps) {
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const { isComplete } = useI18n();
  const { categories } = useCategories();
  const site = useSite();
  return (
    <>
      <SiteBar pathname={pathname} search={search} site={site} categories={categories} />
      {isComplete && <Breadcrumbs crumbs={crumbsOf(pathname, search, categories)} />}
      {isComplete && loggedIn && isAccountPath(pathname) && <AccountNav pathname={pathname} />}
    </>
  );
}

/** Breadcrumbs from the home page to the screen. */
function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={t("ui.trail")}>
      <ol className={styles.steps}>
        {crumbs.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link href={to} className={styles.link}>
              {"key" in label ? t(label.key) : <bdi>{label.name}</bdi>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const PLACES = [
  { to: paths.mine(), label: "shell.mine", icon: personIcon },
  { to: paths.order(), label: "shell.orders", icon: receiptIcon, needs: "orders" },
  { to: paths.message(), label: "titles.message", icon: bellIcon, needs: "messages" },
  { to: paths.collect(), label: "titles.collect", icon: heartIcon },
  { to: paths.collectShop(), label: "titles.collectShop", icon: storeIcon, needs: "followedStores" },
  { to: paths.address(), label: "titles.address", icon: pinIcon, needs: "addresses" },
  { to: paths.recharge(), label: "titles.recharge", icon: depositIcon },
  { to: paths.withdraw(), label: "titles.withdraw", icon: payoutIcon },
  { to: paths.setting(), label: "titles.setting", icon: gearIcon },
] as const;

/** The account screens, shown next to their navigation. */
const ACCOUNT = new Set<string>([
  ...PLACES.map(({ to }) => to),
  paths.insertAddress(),
  paths.rechargeRecode(),
  "/rechargeDetail",
  "/withdrawRecode",
  paths.resetPwd(),
  paths.fundPassword(),
  paths.lang(),
  paths.loan(),
]);

/** Whether a screen is one of the member's own. */
const isAccountPath = (pathname: string): boolean => ACCOUNT.has(pathname);

/** Navigation of the account screens, shown next to each of them. */
function AccountNav({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  const has = useAvailability();
  return (
    <nav className={styles.nav} aria-label={t("mine.account")} data-account-nav="">
      <ul>
        {PLACES.map((place) => {
          if ("needs" in place && !has(place.needs)) return null;
          const { to, label, icon } = place;
          return (
            <li key={to}>
              <Link href={to} className={styles.own} aria-current={to === pathname ? "page" : undefined}>
                <Icon of={icon} size={20} />
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** One breadcrumb: a text of the shop, or the name of a category. */
interface Crumb {
  to: string;
  label: { key: PlainKey } | { name: string };
}

const crumb = (to: string, key: PlainKey): Crumb => ({ to, label: { key } });
const HOME = crumb(paths.home(), "shell.home");
const PRODUCTS = crumb(paths.product(), "shell.product");
const CART = crumb(paths.cart(), "shell.cart");
const MINE = crumb(paths.mine(), "shell.mine");
const ORDERS = crumb(paths.order(), "titles.order");
const HELP = crumb(paths.faqs(), "titles.faqs");

/** Parents of screens whose address isn't below another's. */
const ABOVE: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.orderChecked()]: [CART],
  "/pay": [ORDERS],
  "/goods": [PRODUCTS],
  "/recharge": [MINE],
  "/rechargeRecode": [MINE],
  "/rechargeDetail": [MINE, crumb(paths.rechargeRecode(), "titles.rechargeRecode")],
  "/withdraw": [MINE],
  "/withdrawRecode": [MINE],
  "/address": [MINE],
  "/insertAddress": [MINE, crumb(paths.address(), "titles.address")],
  "/collect": [MINE],
  "/collectShop": [MINE],
  "/message": [MINE],
  "/setting": [MINE],
  "/resetPwd": [MINE],
  "/fundPassword": [MINE],
  "/loan": [MINE],
  "/merchant": [MINE],
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
    return [HOME, MINE, ...(new URLSearchParams(search).has("no") ? [ORDERS] : [])];
  }
  return [HOME, ...(ABOVE[pathname] ?? [])];
}
