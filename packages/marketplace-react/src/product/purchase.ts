import { variantTiers } from "marketplace-sdk/prices";
import type { CartItem } from "marketplace-sdk/state";
import type { ProductView } from "./product-view";
import { matchingSkus, missingSpecs, type Selection, selectedSku, selectionText } from "./variants";

/** The most of one line where the server names no stock. */
export const MAX_QUANTITY = 9999;

/**
 * Why a selection can't be bought: it is incomplete, sold out, stock is short, it isn't a whole number of packs, or
 * less than the product's minimum.
 */
export type PurchaseProblem =
  | { kind: "incomplete" }
  | { kind: "soldOut" }
  | { kind: "short"; left: number }
  | { kind: "pack"; packSize: number }
  | { kind: "minimum"; minOrder: number };

/** Stock of everything that matches the selection so far; undefined when the server does not say. */
export function stockOf(product: ProductView, selection: Selection): number | undefined {
  const skus = product.specs.length > 0 ? matchingSkus(product, selection) : [];
  return skus.length > 0 ? skus.reduce((sum, { stock }) => sum + stock, 0) : product.stock;
}

/**
 * Why `quantity` can't be put into the cart; undefined when it can. A minimum counts across all variants, so it isn't a reason before the
 * checkout: see {@link validateMinimum}.
 *
 * @param inCart quantity of the same item that is in the cart already
 */
export function validatePurchase(
  product: ProductView,
  selection: Selection,
  quantity: number,
  inCart = 0,
): PurchaseProblem | undefined {
  if (missingSpecs(selection).length > 0 || quantity < 1) return { kind: "incomplete" };
  const sku = selectedSku(product, selection);
  // Combinations exist, but not this one.
  if (product.skus.length > 0 && product.specs.length > 0 && !sku) return { kind: "incomplete" };
  const stock = stockOf(product, selection);
  if (stock === 0) return { kind: "soldOut" };
  if (stock !== undefined && inCart + quantity > stock) {
    return { kind: "short", left: Math.max(0, stock - inCart) };
  }
  const { packSize } = product;
  return quantity % packSize === 0 ? undefined : { kind: "pack", packSize };
}

/** Why a quantity of a product, across all variants, can't be ordered; undefined when it can. */
export const validateMinimum = (
  { minOrder }: Pick<ProductView, "minOrder">,
  pieces: number,
): PurchaseProblem | undefined => (pieces < minOrder ? { kind: "minimum", minOrder } : undefined);

/** The cart item of a selection. */
export function cartItemOf(product: ProductView, selection: Selection): CartItem {
  const sku = selectedSku(product, selection);
  const stock = stockOf(product, selection);
  const spec = selectionText(selection);
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
    ...quantityTerms(product, sku?.price),
  };
}

/** What a cart line keeps of price tiers, minimum and packs; nothing for a product that has none. */
export function quantityTerms(
  product: Pick<ProductView, "price" | "priceTiers" | "minOrder" | "packSize">,
  variantPrice?: string,
): Pick<CartItem, "priceTiers" | "minOrder" | "packSize"> {
  const { price, priceTiers, minOrder, packSize } = product;
  return {
    ...(priceTiers.length > 0 && {
      priceTiers: variantTiers({ price, price_tiers: priceTiers }, variantPrice || price),
    }),
    ...(minOrder > 1 && { minOrder }),
    ...(packSize > 1 && { packSize }),
  };
}
