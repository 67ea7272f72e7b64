import type { Sku } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Money } from "../../ui/money";
import { earlierPrice, priceRange } from "./price";
import styles from "./price-block.module.css";
import type { ProductView } from "./view";

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
  product: ProductView;
  /** The chosen variant; without one the span of all prices is shown. */
  sku: Sku | undefined;
}

/** Unit price, the earlier price when it was higher, and what was sold. */
export function PriceBlock({ product, sku }: PriceBlockProps) {
  const { t } = useI18n();
  const { low, high } = priceRange(sku ? [sku] : product.skus, product.price);
  const earlier = low === high ? earlierPrice(product.marketPrice, low) : undefined;
  return (
    <p className={styles.price} aria-live="polite">
      {low !== high && (
        <>
          <Money amount={low} size="l" />
          <span className={styles.dash}>–</span>
        </>
      )}
      <Money amount={high} currency={product.currency} size="l" />
      {earlier && <Money amount={earlier} currency={product.currency} tone="past" />}
      {product.sales !== undefined && (
        <span className={styles.sold}>{t("shell.sold", { count: product.sales })}</span>
      )}
    </p>
  );
}
