import { useSnapshot } from "valtio";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { Icon } from "../../ui/icon";
import { bagIcon, gridIcon, homeIcon, joinIcon, personIcon } from "../../ui/icons";
import { useShop } from "../market";
import { paths } from "../paths";
import styles from "./tab-bar.module.css";
import { activeTab } from "./visibility";

const TABS = [
  { to: paths.home(), label: "shell.home", icon: homeIcon },
  { to: paths.product(), label: "shell.product", icon: gridIcon },
  { to: paths.cart(), label: "shell.cart", icon: bagIcon },
  { to: paths.register(), label: "shell.register", icon: joinIcon },
  { to: paths.mine(), label: "shell.mine", icon: personIcon },
] as const;

const ADDRESSES: readonly string[] = TABS.map((tab) => tab.to);

/** The five entries at the bottom (specification, section 2). */
export function TabBar({ pathname }: { pathname: string }) {
  const { t, number } = useI18n();
  const { cart } = useShop();
  const { lines } = useSnapshot(cart.state);
  const products = lines.length;
  const active = activeTab(pathname, ADDRESSES);
  return (
    <nav className={styles.bar} aria-label={t("shell.tabBar")}>
      {TABS.map((tab, index) => (
        <Link
          key={tab.to}
          href={tab.to}
          className={styles.tab}
          data-active={index === active || undefined}
          aria-current={tab.to === pathname ? "page" : undefined}
        >
          <span className={styles.icon}>
            <Icon of={tab.icon} />
            {tab.to === paths.cart() && products > 0 && (
              <span className={styles.count} aria-hidden="true">
                {products > 99 ? "99+" : number(products)}
              </span>
            )}
          </span>
          <span className={styles.label}>{t(tab.label)}</span>
          {tab.to === paths.cart() && products > 0 && (
            <span className="visually-hidden">{t("shell.cartCount", { count: products })}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
