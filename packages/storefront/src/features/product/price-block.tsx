import { useI18n } from "../../i18n";
import { Money } from "../../ui/money";
import { earlierPrice, priceRange } from "./price";
import styles from "./price-block.module.css";
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
  const { low, high } = priceRange(offered(product, choice), product.price);
  const earlier = earlierPrice(product.marketPrice, high);
  return (
    <p className={styles.price} aria-live="polite">
      {low !== high && (
        <>
          <Money amount={low} size="l" />
          <span className={styles.dash}>–</span>
        </>
      )}
      <Money amount={high} currency={product.currency} size="l" />
      {earlier && <Money amount={earlier} tone="past" />}
      {product.sales !== undefined && (
        <span className={styles.sold}>{t("shell.sold", { count: product.sales })}</span>
      )}
    </p>
  );
}
