import { useAccount, useStore } from "marketplace-react";
import { ButtonLink, type IconArt } from "marketplace-react/ui";
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
import {
  bagIcon,
  bellIcon,
  globeIcon,
  personIcon,
  receiptIcon,
  requestIcon,
  storeIcon,
} from "../../../shared/ui/icons";
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

/**
 * The desktop's one bar: the shop's name, the categories, the search, and the pages of who is there. Visitors find how to log in, sign up and
 * sell, and the language; members their orders and messages; merchants their store and its orders.
 */
export function SiteBar({ pathname, search, site, categories }: SiteBarProps) {
  const { t, isComplete } = useI18n();
  const { cart, session, navigation } = useServices();
  const { loggedIn } = useStore(session);
  const { lines } = useStore(cart);
  const unread = useUnread();
  const has = useAvailability();
  const isMerchant = useAccount().data?.is_merchant === true;
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
                onlyWide
              />
            )}
            {isComplete && has("merchant") && (
              <Place
                href={paths.merchant()}
                pathname={pathname}
                label={t(isMerchant ? "mine.store" : "titles.merchant")}
                icon={storeIcon}
                onlyWide={!isMerchant}
              />
            )}
            {isComplete && !loggedIn && (
              <Place
                href={paths.lang()}
                pathname={pathname}
                label={t("titles.lang")}
                icon={globeIcon}
                onlyWide
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
            {isComplete && !loggedIn && (
              <>
                <li>
                  <ButtonLink href={paths.login()} size="s" variant="plain">
                    {t("titles.login")}
                  </ButtonLink>
                </li>
                <li>
                  <ButtonLink href={paths.register()} size="s" variant="secondary">
                    {t("shell.register")}
                  </ButtonLink>
                </li>
              </>
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
  /** Whether narrower windows leave it out, where it is on the user's page as well. */
  onlyWide?: boolean;
}

/** A link with its icon over its name, and a count. */
function Place({ href, pathname, label, icon, count = 0, countText, onlyWide }: PlaceProps) {
  return (
    <li className={onlyWide ? styles.onlyWide : undefined}>
      <Link href={href} className={styles.place} aria-current={href === pathname ? "page" : undefined}>
        <CountedIcon icon={icon} size={22} count={count} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <span className="visually-hidden">{countText}</span>}
      </Link>
    </li>
  );
}
