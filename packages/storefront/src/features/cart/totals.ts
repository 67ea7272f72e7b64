import type { CartLine } from "marketplace-sdk/state";
import { costOf, type Decimal, sumOf } from "../../money/decimal";

/** What selected lines cost in one currency. */
export interface Total {
  /** Empty where the lines name none. */
  currency: string;
  /** Decimal string. */
  amount: string;
}

/** Lines never change, they are replaced: of 1,000 lines one press reads the price of one. */
const costs = new WeakMap<CartLine, Decimal>();

function cost(line: CartLine): Decimal {
  const known = costs.get(line) ?? costOf(line.price, line.num);
  costs.set(line, known);
  return known;
}

/** Sums of lines, one for each currency in order of appearance: amounts of two currencies are never added up. */
export function totalsOf(lines: readonly CartLine[]): readonly Total[] {
  const byCurrency = new Map<string, Decimal[]>();
  for (const line of lines) {
    const { currency = "" } = line;
    const parts = byCurrency.get(currency) ?? [];
    parts.push(cost(line));
    byCurrency.set(currency, parts);
  }
  return [...byCurrency].map(([currency, parts]) => ({ currency, amount: sumOf(parts) }));
}

/** Pieces in lines. */
export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { num }) => sum + num, 0);
