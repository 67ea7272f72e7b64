import { useStore } from "marketplace-react";
import type { IconArt } from "marketplace-react/ui";
import { Link } from "wouter";
import { useUnread } from "../../../entities/account/use-unread";
import type { CategoryNode } from "../../../entities/category/categories";
import { SearchBox } from "../../../features/search/search-box";
import { readSearchState, searchAddress } from "../../../features/search/search-state";
import { useI18n } from "../../../i18n";
import { useAvailability } from "../../../shared/availability";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import type { ShownSite } from "../../../shared/site";
import { bagIcon, bellIcon, personIcon, receiptIcon, requestIcon } from "../../../shared/ui/icons";
import { CountedIcon } from "../tab-bar";
import { CategoryMenu } from "./category-menu";
import styles from "./desktop-shell.module.css";

/** Props of {@link SiteBar}. */
interface SiteBarProps {
  pathname: string;
  /** Of the address, with its "?". */
  search: string;
  site: ShownSite;
  categories: readonly CategoryNode[];
}

/** The desktop's one bar: the shop's name, the categories, the search, and the user's own pages. */
export function SiteBar({ pathname, search, site, categories }: SiteBarProps) {
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
                href={paths.search({ tab: "requests" })}
                pathname={pathname}
                label={t("search.requests")}
                icon={requestIcon}
              />
            )}
            {isComplete && loggedIn && has("messages") && (
              <Place
                href={paths.message()}
                pathname={pathname}
                label={t("titles.message")}
                icon={bellIcon}
                count={unread}
                countText={t("shell.unread", { count: unread })}
              />
            )}
            {loggedIn && has("orders") && (
              <Place href={paths.order()} pathname={pathname} label={t("shell.orders")} icon={receiptIcon} />
            )}
            <Place
              href={paths.cart()}
              pathname={pathname}
              label={t("shell.cart")}
              icon={bagIcon}
              count={lines.length}
              countText={t("shell.cartCount", { count: lines.length })}
            />
            <Place href={paths.mine()} pathname={pathname} label={t("shell.mine")} icon={personIcon} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

interface PlaceProps {
  href: string;
  pathname: string;
  label: string;
  icon: IconArt;
  count?: number;
  countText?: string;
}

/** A link with its icon over its name, and a count. */
function Place({ href, pathname, label, icon, count = 0, countText }: PlaceProps) {
  return (
    <li>
      <Link href={href} className={styles.place} aria-current={href === pathname ? "page" : undefined}>
        <CountedIcon icon={icon} size={22} count={count} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <span className="visually-hidden">{countText}</span>}
      </Link>
    </li>
  );
}
