import { Price } from "marketplace-react/ui";
import type { PriceRange } from "./price";
import styles from "./product-page.module.css";

/** Props of {@link PriceSpan}. */
export interface PriceSpanProps {
  range: PriceRange;
  currency: string | undefined;
  size: "s" | "m" | "l";
}

/** One price, or a range from the lowest to the highest. Digits run left to right in every language. */
export function PriceSpan({ range: { low, high }, currency, size }: PriceSpanProps) {
  return (
    <span className={styles.span} dir="ltr">
      {low !== high && (
        <>
          <Price amount={low} size={size} />
          <span className={styles.dash}>–</span>
        </>
      )}
      <Price amount={high} currency={currency} size={size} />
    </span>
  );
}
