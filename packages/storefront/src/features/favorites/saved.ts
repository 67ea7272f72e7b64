import type { StoredProduct } from "marketplace-sdk/storage";
import type { CardProduct } from "../../entities/product/product-card";

/** What a card shows of a favorite. Only the id is certain: other clients of the same origin may store less. */
export function cardOf(product: StoredProduct, nameOf: (id: StoredProduct["id"]) => string): CardProduct {
  const { id, title, image, price, market_price, currency } = product;
  return { id, title: title || nameOf(id), image, price, market_price, currency };
}
