import type { Sku } from "marketplace-sdk";
import { compareDecimals, isDecimal } from "../../money/decimal";

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

/** More characters than this do not fit a phone's width in the large size. */
const ROOM = 13;

/** Whether a span of prices is too long to be written large. */
export function isLong({ low, high }: PriceRange): boolean {
  return (low === high ? high : low + high).length > ROOM;
}

/** The list price, only when it is above what is asked now (contract: `market_price`). */
export function listPrice(marketPrice: string | undefined, price: string): string | undefined {
  return marketPrice && compareDecimals(marketPrice, price) > 0 ? marketPrice : undefined;
}
