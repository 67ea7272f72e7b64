import type { IconArt } from "marketplace-react/ui";
import { starIcon } from "marketplace-react/ui";
import { ORDER_TABS, useOrderCounts } from "../../entities/order/use-order-counts";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { bagIcon, receiptIcon } from "../../shared/ui/icons";
import { truckIcon } from "../../shared/ui/icons-more";
import { SectionHeading } from "../../shared/ui/section-heading";
import { Count, Tile } from "./shortcuts";
import styles from "./shortcuts.module.css";

const ICONS: Readonly<Record<(typeof ORDER_TABS)[number], IconArt>> = {
  paid: receiptIcon,
  shipped: truckIcon,
  received: bagIcon,
  assess: starIcon,
};

/** The buyer's orders by the tabs of docs/product.md, "Mine", with how many wait behind each. */
export function OrdersBlock() {
  const { t } = useI18n();
  const counts = useOrderCounts();
  return (
    <nav aria-labelledby="orders">
      <SectionHeading id="orders" title={t("titles.order")} to={paths.order()} />
      <ul className={styles.tiles}>
        {ORDER_TABS.map((tab) => {
          const count = counts?.[tab] ?? 0;
          return (
            <Tile key={tab} to={paths.order(tab)} icon={ICONS[tab]} label={t(`mine.${tab}`)}>
              <Count of={count} words={t("mine.orderCount", { count })} />
            </Tile>
          );
        })}
      </ul>
    </nav>
  );
}
