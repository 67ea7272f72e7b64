import type { CartLine } from "marketplace-sdk/state";
import { addDecimals, timesPieces } from "../../money/decimal";

/** What selected lines cost in one currency. */
export interface Total {
  /** Empty where the lines name none. */
  currency: string;
  /** Decimal string. */
  amount: string;
}

/** Sums of lines, one for each currency in order of appearance: amounts of two currencies are never added up. */
export function totalsOf(lines: readonly CartLine[]): readonly Total[] {
  const byCurrency = new Map<string, string[]>();
  for (const { currency = "", price, num } of lines) {
    const amounts = byCurrency.get(currency) ?? [];
    amounts.push(timesPieces(price, num));
    byCurrency.set(currency, amounts);
  }
  return [...byCurrency].map(([currency, amounts]) => ({ currency, amount: addDecimals(amounts) }));
}

/** Pieces in lines. */
export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { num }) => sum + num, 0);
