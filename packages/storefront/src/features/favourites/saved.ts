import type { StoredProduct } from "marketplace-sdk/storage";
import type { CardProduct } from "../../ui/product-card";

/** What a card shows of a favourite. Only the id is certain: other clients of the same origin may store less. */
export function cardOf(product: StoredProduct, nameOf: (id: StoredProduct["id"]) => string): CardProduct {
  const { id, title, image, price, market_price, currency } = product;
  return { id, title: title || nameOf(id), image, price, market_price, currency };
}

/** The list after undo: everything that stood in `before` in its order, then what was saved since. */
export function putBack(
  before: readonly StoredProduct[],
  now: readonly StoredProduct[],
): readonly StoredProduct[] {
  const known = new Set(before.map(({ id }) => String(id)));
  return [...before, ...now.filter(({ id }) => !known.has(String(id)))];
}
