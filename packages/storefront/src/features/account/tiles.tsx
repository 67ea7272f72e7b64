import { useStore } from "marketplace-react";
import { Icon, type IconArt, starIcon } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ORDER_TABS, useNewestOrders } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { CountBadge } from "../../shared/ui/count-badge";
import { bagIcon, heartIcon, pinIcon, receiptIcon, storeIcon, truckIcon } from "../../shared/ui/icons";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./account.module.css";

const ICONS: Readonly<Record<(typeof ORDER_TABS)[number], IconArt>> = {
  paid: receiptIcon,
  shipped: truckIcon,
  received: bagIcon,
  assess: starIcon,
};

/** The buyer's orders by the tabs of docs/product.md, "Mine", each with a count. */
export function OrdersBlock() {
  const { t } = useI18n();
  const counts = useNewestOrders()?.counts;
  return (
    <nav aria-labelledby="orders">
      <SectionHeading id="orders" title={t("titles.order")} href={paths.order()} />
      <ul className={styles.tiles}>
        {ORDER_TABS.map((tab) => {
          const count = counts?.[tab] ?? 0;
          return (
            <Tile key={tab} href={paths.order(tab)} icon={ICONS[tab]} label={t(`mine.${tab}`)}>
              <Count of={count} words={t("mine.orderCount", { count })} />
            </Tile>
          );
        })}
      </ul>
    </nav>
  );
}

/** Links to the three screens that buyers visit most. */
export function Shortcuts() {
  const { t } = useI18n();
  const { favorites } = useServices();
  const has = useAvailability();
  const { products } = useStore(favorites);
  const saved = products.length;
  return (
    <nav aria-label={t("mine.shortcuts")}>
      <ul className={styles.tiles}>
        <Tile href={paths.collect()} icon={heartIcon} label={t("titles.collect")}>
          <Count of={saved} words={t("favorites.count", { count: saved })} />
        </Tile>
        {has("followedStores") && (
          <Tile href={paths.collectShop()} icon={storeIcon} label={t("titles.collectShop")} />
        )}
        {has("addresses") && <Tile href={paths.address()} icon={pinIcon} label={t("titles.address")} />}
      </ul>
    </nav>
  );
}

/** Props of {@link Tile}. */
interface TileProps {
  href: string;
  icon: IconArt;
  label: string;
  children?: ReactNode;
}

/** A square link, used in a row. */
function Tile({ href, icon, label, children }: TileProps) {
  return (
    <li>
      <Link href={href} className={styles.tile}>
        <span className={styles.sign}>
          <Icon of={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        {children}
      </Link>
    </li>
  );
}

/** A count at the corner of a tile, with its text for assistive technology; nothing if the count is 0. */
function Count({ of, words }: { of: number; words: string }) {
  const { compact } = useI18n();
  if (of === 0) return null;
  return (
    <>
      <CountBadge className={styles.count}>{compact(of)}</CountBadge>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
