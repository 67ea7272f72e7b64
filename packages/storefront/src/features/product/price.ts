import { offeredSkus, type ProductView, type VariantSelection } from "marketplace-react";
import { compareDecimals, isDecimal } from "marketplace-react/money";
import type { Sku } from "marketplace-sdk";

/** Lowest and highest price of the combinations, decimal strings; both are `price` when there are none. */
export interface PriceRange {
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
