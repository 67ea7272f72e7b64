import { useStore } from "marketplace-react";
import { Button, ButtonLink, Icon } from "marketplace-react/ui";
import type { Id } from "marketplace-sdk";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { BottomBar } from "../../shared/ui/bottom-bar";
import { chatIcon, heartIcon, storeIcon } from "../../shared/ui/icons";
import { externalHref } from "../../shared/ui/safe-href";
import styles from "./action-bar.module.css";

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends BuyButtonsProps {
  shopId: Id;
  favorite: boolean;
  onFavorite: () => void;
}

/** The bar at the bottom of a product page: store, customer service, favorite, and the two ways to buy. */
export function ActionBar({ shopId, favorite, onFavorite, ...buy }: ActionBarProps) {
  const { t } = useI18n();
  const { website } = useServices();
  const service = externalHref(useStore(website).service_url);
  return (
    <BottomBar label={t("product.bar")} className={styles.bar}>
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
        <button type="button" className={styles.item} aria-pressed={favorite} onClick={onFavorite}>
          <span key={String(favorite)} className={styles.heart}>
            <Icon of={heartIcon} size={22} filled={favorite} />
          </span>
          {t("product.favorite")}
        </button>
        <BuyButtons {...buy} />
      </div>
    </BottomBar>
  );
}

/** Props of {@link BuyButtons}. */
export interface BuyButtonsProps {
  /** The product's id if the user sells it, and so edits it instead of buying. */
  own?: Id | undefined;
  /** Whether any variant is in stock. */
  available: boolean;
  onAdd: () => void;
  onBuy: () => void;
}

/** Add to cart and Buy Now, "Sold out", or a link to edit the user's own product. */
export function BuyButtons({ own, available, onAdd, onBuy }: BuyButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.pair}>
      {own !== undefined ? (
        <ButtonLink href={paths.merchant({ view: "product", id: String(own) })}>
          {t("product.edit")}
        </ButtonLink>
      ) : available ? (
        <>
          <Button className={styles.add} variant="secondary" onClick={onAdd}>
            {t("product.addToCart")}
          </Button>
          <Button onClick={onBuy}>{t("product.buyNow")}</Button>
        </>
      ) : (
        <Button disabled>{t("product.soldOut")}</Button>
      )}
    </div>
  );
}
