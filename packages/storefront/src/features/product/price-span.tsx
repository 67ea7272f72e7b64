import { offeredSkus, type ProductView, type VariantSelection } from "marketplace-react";
import { compareDecimals, isDecimal } from "marketplace-react/money";
import { Price } from "marketplace-react/ui";
import type { Sku } from "marketplace-sdk";
import styles from "./product-facts.module.css";

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

/** Lowest and highest price of the combinations, decimal strings; both are `price` when there are none. */
interface PriceRange {
  low: string;
  high: string;
}

export function priceRange(skus: readonly Pick<Sku, "price">[], price: string): PriceRange {
  const [first, ...rest] = skus.map((sku) => sku.price).filter(isDecimal);
  if (first === undefined) return { low: price, high: price };
  return rest.reduce<PriceRange>(
    ({ low, high }, amount) => ({
      low: compareDecimals(amount, low) < 0 ? amount : low,
      high: compareDecimals(amount, high) > 0 ? amount : high,
    }),
    { low: first, high: first },
  );
}

/** The price of a piece at the selected quantity, or the range of prices that match an incomplete selection. */
export function unitPriceRange(
  product: ProductView,
  { selection, sku, unitPrice }: VariantSelection,
): PriceRange {
  const skus = offeredSkus(product, selection);
  return sku || skus.length === 0 ? { low: unitPrice, high: unitPrice } : priceRange(skus, product.price);
}

/** Characters in the large size that fit the width of a phone. */
const MAX_LENGTH = 13;

/** Whether a price range is too long for the large size. */
export function isLong({ low, high }: PriceRange): boolean {
  return (low === high ? high : low + high).length > MAX_LENGTH;
}

/** The list price, only when it is above the current price (contract: `market_price`). */
export function listPrice(marketPrice: string | undefined, price: string): string | undefined {
  return marketPrice && compareDecimals(marketPrice, price) > 0 ? marketPrice : undefined;
}
