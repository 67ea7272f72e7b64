import type { Data } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { lineKey } from "../../app/line-key";
import { compareDecimals } from "../../money/decimal";

/** What the shop has said of a product: `null` when it is no longer sold. */
export type Asked = Pick<Data<"products.get">, "id" | "price" | "currency" | "stock" | "skus"> | null;

/** What has changed about a line since it was put into the cart. */
export type Drift = { gone: true } | { was: string };

/** Lines with what was found out, and what is to be said about them by {@link lineKey}. */
export interface Freshened {
  /** The same array when nothing changed. */
  lines: readonly CartLine[];
  drift: ReadonlyMap<string, Drift>;
}

/**
 * Gives the lines of one product the price and the stock of today. What the buyer decides stays as it is: the pieces and
 * whether a line is there at all.
 */
export function freshen(lines: readonly CartLine[], id: string, asked: Asked): Freshened {
  const drift = new Map<string, Drift>();
  // A server that answers with another product has said nothing of this one.
  if (asked && String(asked.id) !== id) return { lines, drift };
  let changed = false;
  const fresh = lines.map((line) => {
    if (String(line.id) !== id) return line;
    const now = asked && offerOf(line, asked);
    if (!now) {
      drift.set(lineKey(line), { gone: true });
      return line;
    }
    const sameCurrency = (line.currency ?? now.currency) === now.currency;
    const other = now.price !== undefined && (!sameCurrency || differs(line.price, now.price));
    if (other && sameCurrency && line.price !== undefined) drift.set(lineKey(line), { was: line.price });
    if (!other && (now.stock === undefined || now.stock === line.stock)) return line;
    changed = true;
    return {
      ...line,
      ...(other && { price: now.price, ...(now.currency && { currency: now.currency }) }),
      ...(now.stock !== undefined && { stock: now.stock }),
    };
  });
  return { lines: changed ? fresh : lines, drift };
}

interface Offer {
  price: string | undefined;
  currency: string | undefined;
  stock: number | undefined;
}

/** Price and stock of a line's variant; undefined when it is not sold any more. */
function offerOf(line: CartLine, product: NonNullable<Asked>): Offer | undefined {
  const { price, currency, stock, skus = [] } = product;
  if (line.skuId === undefined || skus.length === 0) return { price, currency, stock };
  const sku = skus.find((one) => String(one.id) === String(line.skuId));
  return sku && { price: sku.price, currency, stock: sku.stock };
}

const differs = (one: string | undefined, other: string): boolean =>
  one === undefined || compareDecimals(one, other) !== 0;
