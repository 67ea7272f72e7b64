import { useStore } from "marketplace-react";
import { Icon, type IconArt } from "marketplace-react/ui";
import { Link } from "wouter";
import { useUnread } from "../../entities/account/use-unread";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { CountBadge } from "../../shared/ui/count-badge";
import { bagIcon, gridIcon, homeIcon, joinIcon, personIcon, receiptIcon } from "../../shared/ui/icons";
import styles from "./shell.module.css";

const TABS = [
  { href: paths.home(), label: "shell.home", icon: homeIcon },
  { href: paths.product(), label: "shell.product", icon: gridIcon },
  { href: paths.cart(), label: "shell.cart", icon: bagIcon },
  { href: paths.register(), label: "shell.register", icon: joinIcon },
  { href: paths.mine(), label: "shell.mine", icon: personIcon },
] as const;

const ORDERS = { href: paths.order(), label: "shell.orders", icon: receiptIcon } as const;

const ADDRESSES: readonly string[] = TABS.map((tab) => tab.href);

/** Props of {@link TabBar}. */
export interface TabBarProps {
  pathname: string;
  /** The page has loaded: secondary data may be requested. */
  settled: boolean;
}

/** The five entries at the bottom (docs/product.md, "Tab bar"). */
export function TabBar({ pathname, settled }: TabBarProps) {
  const { t } = useI18n();
  const { cart, session } = useServices();
  const { loggedIn } = useStore(session);
  const { lines } = useStore(cart);
  const has = useAvailability();
  const marks: Readonly<Record<string, { count: number; text: "shell.cartCount" | "shell.unread" }>> = {
    [paths.cart()]: { count: lines.length, text: "shell.cartCount" },
    [paths.mine()]: { count: useUnread(settled), text: "shell.unread" },
  };
  const active = activeTab(pathname, ADDRESSES);
  return (
    <nav className={styles.bar} aria-label={t("shell.tabBar")}>
      {TABS.map((entry, index) => {
        // A member has registered already, and looks for orders.
        const tab = loggedIn && entry.href === paths.register() ? ORDERS : entry;
        if (tab === ORDERS && !has("orders")) return null;
        const { count = 0, text } = marks[tab.href] ?? {};
        const marked = text && count > 0;
        return (
          <Link
            key={tab.href}
            href={tab.href}
            className={styles.tab}
            data-active={index === active || undefined}
            aria-current={tab.href === pathname ? "page" : undefined}
          >
            <CountedIcon icon={tab.icon} count={count} />
            <span className={styles.label}>{t(tab.label)}</span>
            {marked && <span className="visually-hidden">{t(text, { count })}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** Props of {@link CountedIcon}. */
interface CountedIconProps {
  icon: IconArt;
  size?: number;
  /** None is shown for 0. */
  count: number;
}

/** An icon with a count at its corner. The count is for the eye: the link says it in words. */
export function CountedIcon({ icon, size = 24, count }: CountedIconProps) {
  const { number } = useI18n();
  return (
    <span className={styles.icon}>
      <Icon of={icon} size={size} />
      {count > 0 && <CountBadge className={styles.count}>{count > 99 ? "99+" : number(count)}</CountBadge>}
    </span>
  );
}

const TAB_PATHS: readonly string[] = [paths.home(), paths.mine(), paths.product(), paths.cart()];

/** Whether the bottom tab bar is shown (docs/product.md, "Tab bar"). */
export function showsTabBar(pathname: string): boolean {
  return TAB_PATHS.includes(pathname) || pathname.startsWith("/article-detail");
}

/** The active tab, by exact path; the first when none fits (docs/product.md, "Tab bar"). */
export function activeTab(pathname: string, tabs: readonly string[]): number {
  return Math.max(0, tabs.indexOf(pathname));
}
