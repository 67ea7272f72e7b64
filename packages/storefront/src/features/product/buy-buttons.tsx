import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import styles from "./buy-buttons.module.css";

/** Props of {@link BuyButtons}. */
export interface BuyButtonsProps {
  /** Something of the product is left. */
  available: boolean;
  onAdd: () => void;
  onBuy: () => void;
}

/** Add to cart and Buy Now, or the word that nothing is left. */
export function BuyButtons({ available, onAdd, onBuy }: BuyButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.pair}>
      {available ? (
        <>
          <Button className={styles.add} variant="quiet" onClick={onAdd}>
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
