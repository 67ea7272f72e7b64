import type { CartLine } from "marketplace-sdk/state";
import { costOf, type Decimal, sumOf } from "../money/decimal";
import { piecesOf, unitPriceIn } from "./unit-prices";

/** What lines cost in one currency. */
export interface Total {
  /** Empty if the lines name none. */
  currency: string;
  /** Decimal string. */
  amount: string;
}

/**
 * Lines are replaced, never changed, so the cost of a line is read once for each unit price: a click in a cart of 1,000 lines stays
 * fast.
 */
const costs = new WeakMap<CartLine, { price: string | undefined; cost: Decimal }>();

function costAt(line: CartLine, price: string | undefined): Decimal {
  const known = costs.get(line);
  if (known && known.price === price) return known.cost;
  const cost = costOf(price, line.num);
  costs.set(line, { price, cost });
  return cost;
}

/**
 * Totals of lines that are ordered together, one per currency in order of appearance: amounts in different currencies are never added up.
 * Price tiers count the total quantity of a product.
 */
export function totalsOf(lines: readonly CartLine[]): readonly Total[] {
  const byCurrency = new Map<string, Decimal[]>();
  const pieces = piecesOf(lines);
  for (const line of lines) {
    const { currency = "" } = line;
    const parts = byCurrency.get(currency) ?? [];
    parts.push(costAt(line, unitPriceIn(line, pieces)));
    byCurrency.set(currency, parts);
  }
  return [...byCurrency].map(([currency, parts]) => ({ currency, amount: sumOf(parts) }));
}

/** Sum of the quantities of lines. */
export const quantityOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { num }) => sum + num, 0);
