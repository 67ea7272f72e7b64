import { useStore } from "marketplace-react";
import { Icon, type IconArt } from "marketplace-react/ui";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { useUnread } from "../../../entities/account/use-unread";
import { type CategoryNode, trailOf, useCategories } from "../../../entities/category/categories";
import { SearchBox } from "../../../features/search/search-box";
import { readSearchState, searchAddress } from "../../../features/search/search-state";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { useAvailability } from "../../../shared/errors";
import type { HistoryEntry } from "../../../shared/navigation/navigation";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { type ShownSite, useSite } from "../../../shared/site";
import {
  bagIcon,
  bellIcon,
  depositIcon,
  gearIcon,
  gridIcon,
  heartIcon,
  payoutIcon,
  personIcon,
  pinIcon,
  receiptIcon,
  requestIcon,
  storeIcon,
} from "../../../shared/ui/icons";
import { matchScreen } from "../../router/match-screen";
import { CountedIcon } from "../tab-bar";
import styles from "./desktop-shell.module.css";

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
      {isComplete && loggedIn && matchScreen(pathname).screen.account && <AccountNav pathname={pathname} />}
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

/** The breadcrumb of a screen of the shop, whose title it has. */
const crumbOf = (pathname: string): Crumb => ({
  to: pathname,
  label: { key: matchScreen(pathname).screen.title },
});

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
  const { screen, params } = matchScreen(pathname);
  const { trail = [] } = screen;
  const above = typeof trail === "function" ? trail(new URLSearchParams(search)) : trail;
  // A category is below those that contain it.
  const departments = params.pid === undefined ? [] : trailOf(categories, params.pid).slice(0, -1);
  return [
    crumbOf(paths.home()),
    ...above.map(crumbOf),
    ...departments.map(({ id, name }) => ({ to: paths.category(id), label: { name } })),
  ];
}

/** Props of {@link SiteBar}. */
interface SiteBarProps {
  pathname: string;
  /** Of the address, with its "?". */
  search: string;
  site: ShownSite;
  categories: readonly CategoryNode[];
}

/** The desktop's one bar: the shop's name, the categories, the search, and the user's own pages. */
function SiteBar({ pathname, search, site, categories }: SiteBarProps) {
  const { t, isComplete } = useI18n();
  const { cart, session, navigation } = useServices();
  const { loggedIn } = useStore(session);
  const { lines } = useStore(cart);
  const unread = useUnread();
  const has = useAvailability();
  const state = readSearchState(pathname === "/search" ? search : "");
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link
          href={paths.home()}
          className={styles.name}
          aria-current={pathname === "/" ? "page" : undefined}
        >
          <bdi>{site.name}</bdi>
        </Link>
        <CategoryMenu categories={categories} pathname={pathname} />
        <div className={styles.search}>
          {isComplete ? (
            <SearchBox
              words={state.words}
              onSearch={(words) => navigation.navigate(searchAddress({ words, tab: state.tab }))}
            />
          ) : (
            // Its texts load shortly after the first load's.
            <Link href={paths.search()} className={styles.soon}>
              {t("home.search")}
            </Link>
          )}
        </div>
        <nav aria-label={t("shell.tabBar")}>
          <ul className={styles.places}>
            {isComplete && has("purchaseRequests") && (
              <Place
                to={paths.search({ tab: "requests" })}
                pathname={pathname}
                label={t("search.requests")}
                icon={requestIcon}
              />
            )}
            {isComplete && loggedIn && has("messages") && (
              <Place
                to={paths.message()}
                pathname={pathname}
                label={t("titles.message")}
                icon={bellIcon}
                count={unread}
                countText={t("shell.unread", { count: unread })}
              />
            )}
            {loggedIn && has("orders") && (
              <Place to={paths.order()} pathname={pathname} label={t("shell.orders")} icon={receiptIcon} />
            )}
            <Place
              to={paths.cart()}
              pathname={pathname}
              label={t("shell.cart")}
              icon={bagIcon}
              count={lines.length}
              countText={t("shell.cartCount", { count: lines.length })}
            />
            <Place to={paths.mine()} pathname={pathname} label={t("shell.mine")} icon={personIcon} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

interface PlaceProps {
  to: string;
  pathname: string;
  label: string;
  icon: IconArt;
  count?: number;
  countText?: string;
}

/** A link with its icon over its name, and a count. */
function Place({ to, pathname, label, icon, count = 0, countText }: PlaceProps) {
  return (
    <li>
      <Link href={to} className={styles.place} aria-current={to === pathname ? "page" : undefined}>
        <CountedIcon icon={icon} size={22} count={count} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <span className="visually-hidden">{countText}</span>}
      </Link>
    </li>
  );
}

/** Props of {@link CategoryMenu}. */
interface CategoryMenuProps {
  categories: readonly CategoryNode[];
  pathname: string;
}

/** All categories by department, below their button. Escape, a press outside and navigation close it. */
function CategoryMenu({ categories, pathname }: CategoryMenuProps) {
  const { t } = useI18n();
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The page it was opened on: another one closes it. */
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenOn(undefined);
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      setOpenOn(undefined);
      button.current?.focus();
    };
    document.addEventListener("keydown", press, { signal: stop.signal });
    document.addEventListener("pointerdown", outside, { signal: stop.signal });
    document.addEventListener("focusin", outside, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  if (categories.length === 0) return null;
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon of={gridIcon} size={20} />
        {t("home.categories")}
      </button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <ul className={styles.departments}>
            {categories.map((department) => (
              <li key={department.id}>
                <Link href={paths.category(department.id)} className={styles.department}>
                  {department.name}
                </Link>
                {department.children.length > 0 && (
                  <ul>
                    {department.children.map((child) => (
                      <li key={child.id}>
                        <Link href={paths.category(child.id)} className={styles.child}>
                          {child.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
