import type { Sku } from "marketplace-sdk";

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether the text is a decimal number. */
function cut(text: string): { sign: string; whole: string; fraction: string } {
  const [, sign = "", whole = "0", fraction = ""] = DECIMAL.exec(text) ?? [];
  return { sign, whole, fraction };
}

/**
 * Compares two decimal strings without rounding. What is no decimal counts as 0.
 *
 * @returns below 0, 0 or above 0
 */
export function compareAmounts(one: string, other: string): number {
  const parts = [cut(one), cut(other)];
  const digits = Math.max(...parts.map(({ fraction }) => fraction.length));
  const [a = 0n, b = 0n] = parts.map(({ sign, whole, fraction }) =>
    BigInt(`${sign}${whole}${fraction.padEnd(digits, "0")}`),
  );
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether an amount is there and nothing. */
export function isZero(amount: string | undefined): boolean {
  return amount !== undefined && DECIMAL.test(amount) && compareAmounts(amount, "0") === 0;
}

/** Lowest and highest price of the combinations, decimal strings; both are `price` when there are none. */
export interface PriceRange {
  low: string;
  high: string;
}

export function priceRange(skus: readonly Pick<Sku, "price">[], price: string): PriceRange {
  const [first, ...rest] = skus.map((sku) => sku.price).filter((amount) => DECIMAL.test(amount ?? ""));
  if (first === undefined) return { low: price, high: price };
  return rest.reduce<PriceRange>(
    ({ low, high }, amount) => ({
      low: compareAmounts(amount, low) < 0 ? amount : low,
      high: compareAmounts(amount, high) > 0 ? amount : high,
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

/** The earlier price, only when it is above what is asked now (contract: `market_price`). */
export function earlierPrice(marketPrice: string | undefined, price: string): string | undefined {
  return marketPrice && compareAmounts(marketPrice, price) > 0 ? marketPrice : undefined;
}
