import { Button, Icon } from "marketplace-react/ui";
import { type ReactNode, useId } from "react";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import { heartIcon } from "../../shared/ui/icons";
import { BuyButtons, type BuyButtonsProps } from "./action-bar";
import styles from "./buy-box.module.css";
import { type OptionsProps, ProblemText } from "./options";
import { DeliveryBlock, PriceBlock } from "./product-facts";
import { NextTier, QuantityStepper } from "./quantity";

/** Props of {@link BuyBox}. */
export interface BuyBoxProps extends OptionsProps, BuyButtonsProps {
  favorite: boolean;
  onFavorite: () => void;
  /** The card of the product's store. */
  store: ReactNode;
}

/**
 * Price, quantity, everything that is added to the price, and the two ways to buy. It stays in place while the page
 * scrolls.
 */
export function BuyBox({ product, purchase, favorite, onFavorite, store, ...buy }: BuyBoxProps) {
  const { t, labels } = useI18n();
  const label = useId();
  const { variant, problem, setQuantity } = purchase;
  const { stock } = variant;
  return (
    <section className={styles.column} aria-label={t("product.bar")}>
      <div className={styles.box}>
        <PriceBlock product={product} variant={variant} />
        <NextTier className={cards.quiet} product={product} variant={variant} />
        {stock !== undefined && (
          <p className={cards.quiet}>
            {stock > 0 ? t("product.stock", { count: stock }) : t("product.soldOut")}
          </p>
        )}
        <div className={styles.quantity}>
          <span id={label} aria-hidden="true">
            {labels.quantity}
          </span>
          <QuantityStepper product={product} variant={variant} onChange={setQuantity} />
        </div>
        <p className={styles.problem} role="alert">
          {problem && <ProblemText problem={problem} />}
        </p>
        <div className={styles.buttons}>
          <BuyButtons {...buy} />
        </div>
        <Button variant="plain" block aria-pressed={favorite} onClick={onFavorite}>
          <span className={styles.favorite}>
            <Icon of={heartIcon} size={20} filled={favorite} />
            {t("product.favorite")}
          </span>
        </Button>
      </div>
      <DeliveryBlock product={product} />
      {store}
    </section>
  );
}
