import type { Data } from "marketplace-sdk";
import { compareDecimals } from "marketplace-sdk/money";
import { variantTiers } from "marketplace-sdk/prices";
import { type CartLine, isSelected } from "marketplace-sdk/state";
import { quantityTerms } from "../product/purchase.js";
import { listOf } from "../server-values.js";
import { lineKey, lineTerms, orderedPieces, piecesOf } from "./lines.js";

/** A product as the server has it now; `null` when it is no longer sold. */
export type CurrentProduct = FoundProduct | null;

type FoundProduct = Pick<
  Data<"products.get">,
  "id" | "price" | "currency" | "stock" | "skus" | "sku_code" | "price_tiers" | "min_order" | "pack_size"
> &
  Partial<Pick<Data<"products.get">, "title" | "shopname">>;

/** What changed about a line since it was added to the cart. */
export type LineChange =
  | { unavailable: true }
  /** The former unit price at the same quantity, a decimal string. Reaching another tier is not a change. */
  | { previousPrice: string };

/** The lines with today's price, stock and names, and what changed, by {@link lineKey}. */
export interface RevalidatedLines {
  /** The same array when nothing changed. */
  lines: readonly CartLine[];
  /** By {@link lineKey}; lines without a change are not in it. */
  changes: ReadonlyMap<string, LineChange>;
}

/**
 * Updates price and stock of the lines of one product, and its names: the reader may have changed the language since. Quantities, and whether a line is in the cart at all, are the
 * buyer's decision and stay.
 *
 * @param id of the product
 */
export function revalidateLines(
  lines: readonly CartLine[],
  id: string,
  product: CurrentProduct,
): RevalidatedLines {
  const changes = new Map<string, LineChange>();
  // A server that answers with another product says nothing about this one.
  if (product && String(product.id) !== id) return { lines, changes };
  let isChanged = false;
  const pieces = piecesOf(lines.filter(isSelected));
  const updated = lines.map((line) => {
    if (String(line.id) !== id) return line;
    const offer = product && offerOf(line, product);
    if (!offer) {
      changes.set(lineKey(line), { unavailable: true });
      return line;
    }
    const isSameCurrency = (line.currency ?? offer.currency) === offer.currency;
    const isNewPrice = offer.price !== undefined && (!isSameCurrency || isOther(line.price, offer.price));
    const { priceTiers, minOrder, packSize, ...rest } = line;
    const next: CartLine = {
      ...rest,
      ...(isNewPrice && { price: offer.price, ...(offer.currency && { currency: offer.currency }) }),
      ...(offer.stock !== undefined && { stock: offer.stock }),
      ...offer.names,
      ...offer.terms,
    };
    const ordered = orderedPieces(line, pieces);
    const before = lineTerms(line, ordered).unitPrice;
    if (isSameCurrency && before !== undefined && isOther(lineTerms(next, ordered).unitPrice, before)) {
      changes.set(lineKey(line), { previousPrice: before });
    }
    const isSame =
      !isNewPrice &&
      next.title === line.title &&
      next.shopName === line.shopName &&
      next.spec === line.spec &&
      next.skuCode === line.skuCode &&
      next.stock === line.stock &&
      next.minOrder === minOrder &&
      next.packSize === packSize &&
      JSON.stringify(next.priceTiers) === JSON.stringify(priceTiers);
    if (isSame) return line;
    isChanged = true;
    return next;
  });
  return { lines: isChanged ? updated : lines, changes };
}

interface Offer {
  price: string | undefined;
  currency: string | undefined;
  stock: number | undefined;
  names: Pick<Partial<CartLine>, "title" | "shopName" | "spec" | "skuCode">;
  terms: Pick<CartLine, "priceTiers" | "minOrder" | "packSize">;
}

/** Price and stock of a line's variant; undefined when it is no longer sold. */
function offerOf(line: CartLine, product: FoundProduct): Offer | undefined {
  const { price, currency, stock, title, shopname, sku_code, skus = [] } = product;
  const names = { ...(title && { title }), ...(shopname && { shopName: shopname }) };
  if (line.skuId === undefined || skus.length === 0) {
    const code = sku_code && { skuCode: sku_code };
    return { price, currency, stock, names: { ...names, ...code }, terms: termsOf(product, price) };
  }
  const sku = skus.find(({ id }) => String(id) === String(line.skuId));
  if (!sku) return undefined;
  const spec = sku.spec.filter(Boolean).join(", ");
  return {
    price: sku.price,
    currency,
    stock: sku.stock,
    names: { ...names, ...(spec && { spec }), ...(sku.sku_code && { skuCode: sku.sku_code }) },
    terms: termsOf(product, sku.price),
  };
}

function termsOf(product: FoundProduct, variantPrice: string): Offer["terms"] {
  const { price, price_tiers, min_order, pack_size } = product;
  return quantityTerms(
    {
      price,
      priceTiers: variantTiers({ price, price_tiers: listOf(price_tiers) }),
      minOrder: min_order || 1,
      packSize: pack_size || 1,
    },
    variantPrice,
  );
}

const isOther = (price: string | undefined, now: string): boolean =>
  price === undefined || compareDecimals(price, now) !== 0;
