import { useI18n } from "../../i18n";
import { Money } from "../../ui/money";
import { earlierPrice, isLong, priceRange } from "./price";
import styles from "./price-block.module.css";
import { PriceSpan } from "./price-span";
import { type Choice, offered } from "./variants";
import type { ProductView } from "./view";

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
  product: ProductView;
  /** The span of the prices that fit it is shown. */
  choice: Choice;
}

/** Unit price, the earlier price when it was higher, and what was sold. */
export function PriceBlock({ product, choice }: PriceBlockProps) {
  const { t } = useI18n();
  const range = priceRange(offered(product, choice), product.price);
  const earlier = earlierPrice(product.marketPrice, range.high);
  return (
    <p className={styles.price} aria-live="polite">
      <PriceSpan range={range} currency={product.currency} size={isLong(range) ? "m" : "l"} />
      {earlier && <Money amount={earlier} tone="past" />}
      {product.sales !== undefined && (
        <span className={styles.sold}>{t("shell.sold", { count: product.sales })}</span>
      )}
    </p>
  );
}
