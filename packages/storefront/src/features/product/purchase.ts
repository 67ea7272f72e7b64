import { type CartItem, type CartLine, isSameLine } from "marketplace-sdk/state";
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

/** Pieces of `item` that lie in the cart already. */
export const piecesIn = (lines: readonly CartLine[], item: CartItem): number =>
  lines.find((line) => isSameLine(line, item))?.num ?? 0;

/**
 * Undo of adding `num` pieces to the `already` there were: they are gone again. Whatever else has happened to the cart
 * since then stays as it is `now`.
 */
export const takeBack = (
  now: readonly CartLine[],
  item: CartItem,
  num: number,
  already: number,
): readonly CartLine[] =>
  now.flatMap((line) => {
    if (!isSameLine(line, item)) return [line];
    // Pieces that the buyer has taken out meanwhile are not taken out twice.
    const left = Math.min(line.num, Math.max(already, line.num - num));
    return left > 0 ? [{ ...line, num: left }] : [];
  });
