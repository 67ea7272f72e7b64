import type { Id } from "marketplace-sdk";
import type { CartItem, CartLine } from "marketplace-sdk/state";
import { type Choice, choiceText, chosenSku, fitting, missing } from "./variants";
import type { ProductView } from "./view";

/** Most pieces of one line when the server names no stock. */
export const MOST = 9999;

/** Why a choice can't be bought: something is left to choose, nothing is left, or fewer than wanted. */
export type PurchaseProblem = { kind: "select" } | { kind: "soldOut" } | { kind: "short"; left: number };

/** Pieces left of what fits the choice so far; undefined when the server does not say. */
export function stockOf(product: ProductView, choice: Choice): number | undefined {
  const skus = product.specs.length > 0 ? fitting(product, choice) : [];
  return skus.length > 0 ? skus.reduce((sum, { stock }) => sum + stock, 0) : product.stock;
}

/** What stands in the way of buying `num` pieces beside `already` in the cart; undefined: nothing. */
export function findProblem(
  product: ProductView,
  choice: Choice,
  num: number,
  already = 0,
): PurchaseProblem | undefined {
  if (missing(choice).length > 0 || num < 1) return { kind: "select" };
  const sku = chosenSku(product, choice);
  // Combinations exist, but not this one.
  if (product.skus.length > 0 && product.specs.length > 0 && !sku) return { kind: "select" };
  const stock = stockOf(product, choice);
  if (stock === 0) return { kind: "soldOut" };
  if (stock !== undefined && already + num > stock)
    return { kind: "short", left: Math.max(0, stock - already) };
  return undefined;
}

/** The cart line of a choice, without its pieces. */
export function cartItem(product: ProductView, choice: Choice): CartItem {
  const sku = chosenSku(product, choice);
  const stock = stockOf(product, choice);
  const spec = choiceText(choice);
  return {
    id: product.id,
    shopId: product.shop.id,
    shopName: product.shop.shopname,
    title: product.title,
    image: sku?.image || product.image,
    price: sku?.price || product.price,
    ...(product.currency && { currency: product.currency }),
    ...(sku && { skuId: sku.id }),
    ...(spec && { spec }),
    ...(stock !== undefined && { stock }),
  };
}

/** Position of the line that `item` would be added to; -1 without one. Ids compare as strings. */
export function findLine(
  lines: readonly CartLine[],
  item: Pick<CartItem, "id" | "shopId" | "skuId">,
): number {
  const same = (one: Id | undefined, other: Id | undefined): boolean =>
    String(one ?? "") === String(other ?? "");
  return lines.findIndex(
    (line) => same(line.id, item.id) && same(line.shopId, item.shopId) && same(line.skuId, item.skuId),
  );
}
