import { addDecimals, compareDecimals, isDecimal, perMille } from "marketplace-react/money";

/**
 * The discount on the list price as a fraction for `percent()`, such as "0.15", rounded down to whole percents.
 *
 * @param price decimal string @param marketPrice the list price (contract: `market_price`)
 * @returns undefined below one percent
 */
export function discountOf(price: string | undefined, marketPrice: string | undefined): string | undefined {
  if (!isDecimal(price) || !isDecimal(marketPrice) || compareDecimals(marketPrice, price) <= 0) {
    return undefined;
  }
  const percents = perMille(addDecimals([marketPrice, `-${price}`]), marketPrice) / 10n;
  return percents > 0n ? (Number(percents) / 100).toFixed(2) : undefined;
}
