import type { Id } from "marketplace-sdk";
import { useSnapshot } from "valtio";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { externalHref } from "../../app/safe-href";
import { useI18n } from "../../i18n";
import { Icon } from "../../ui/icon";
import { chatIcon, heartIcon, storeIcon } from "../../ui/icons";
import styles from "./action-bar.module.css";
import { BuyButtons, type BuyButtonsProps } from "./buy-buttons";

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends BuyButtonsProps {
  shopId: Id;
  favourite: boolean;
  onFavourite: () => void;
}

/** The bar that stays at the foot of a product: store, customer service, favourite, and the two ways to buy. */
export function ActionBar({ shopId, favourite, onFavourite, ...buy }: ActionBarProps) {
  const { t } = useI18n();
  const { website } = useShop();
  const service = externalHref(useSnapshot(website.state).service_url);
  return (
    <section className={styles.bar} aria-label={t("product.bar")}>
      <div className={styles.row}>
        <Link className={styles.item} href={paths.store(shopId)}>
          <Icon of={storeIcon} size={22} />
          {t("product.store")}
        </Link>
        {service && (
          <a className={styles.item} href={service} target="_blank" rel="noopener noreferrer">
            <Icon of={chatIcon} size={22} />
            {t("product.service")}
          </a>
        )}
        <button type="button" className={styles.item} aria-pressed={favourite} onClick={onFavourite}>
          <span key={String(favourite)} className={styles.heart}>
            <Icon of={heartIcon} size={22} filled={favourite} />
          </span>
          {t("product.favourite")}
        </button>
        <BuyButtons {...buy} />
      </div>
    </section>
  );
}
