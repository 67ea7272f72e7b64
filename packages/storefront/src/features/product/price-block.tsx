import { useI18n } from "../../i18n";
import { Money } from "../../ui/money";
import { isLong, listPrice, priceRange } from "./price";
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

/** Unit price, the list price where it is higher, and what was sold. */
export function PriceBlock({ product, choice }: PriceBlockProps) {
  const { t } = useI18n();
  const range = priceRange(offered(product, choice), product.price);
  const list = listPrice(product.marketPrice, range.high);
  return (
    <p className={styles.price} aria-live="polite">
      <PriceSpan range={range} currency={product.currency} size={isLong(range) ? "m" : "l"} />
      {list && <Money amount={list} tone="list" />}
      {product.sales !== undefined && (
        <span className={styles.sold}>{t("shell.sold", { count: product.sales })}</span>
      )}
    </p>
  );
}
