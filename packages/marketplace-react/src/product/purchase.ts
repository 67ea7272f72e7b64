import type { Id, PriceTier, Sku, Spec } from "marketplace-sdk";
import { nextTier, variantTiers } from "marketplace-sdk/prices";
import type { CartItem } from "marketplace-sdk/state";
import type { ProductView } from "./product-view.js";

/** The options of a product, such as color and size, and the combinations that exist. */
export interface Variants {
  /** What is chosen, in the order in which a buyer chooses. */
  specs: readonly Spec[];
  /** Without any, every combination can be ordered. */
  skus: readonly Sku[];
}

/** The selected value of each spec, in their order; undefined where none is selected yet. */
export type Selection = readonly (string | undefined)[];

/** Whether a value can be selected together with the others; `none`: no such combination exists. */
export type Availability = "available" | "soldOut" | "none";

/**
 * The values of a combination; without one, specs with a single value start with it.
 *
 * @param skuId such as from the page's address: any text may be in it
 */
export function initialSelection({ specs, skus }: Variants, skuId?: Id): Selection {
  const sku = skuId === undefined ? undefined : skus.find(({ id }) => `${id}` === `${skuId}`);
  return specs.map(({ items }, index) => {
    const value = sku?.spec[index];
    if (value !== undefined && items.includes(value)) return value;
    return items.length === 1 ? items[0] : undefined;
  });
}

/** Selects a value, or unselects it if it is selected. */
export function toggleValue(selection: Selection, index: number, value: string): Selection {
  return selection.map((selected, at) => (at !== index ? selected : selected === value ? undefined : value));
}

/** The combinations that match the selection so far. */
export function matchingSkus({ skus }: Variants, selection: Selection): readonly Sku[] {
  return skus.filter(({ spec }) =>
    selection.every((value, index) => value === undefined || spec[index] === value),
  );
}

/** Those in stock; all of them if everything is sold out, so that there is a price to show. */
export function offeredSkus(variants: Variants, selection: Selection): readonly Sku[] {
  const skus = matchingSkus(variants, selection);
  const inStock = skus.filter(({ stock }) => stock > 0);
  return inStock.length > 0 ? inStock : skus;
}

/** Whether `value` can be selected at `index` together with what is selected elsewhere. */
export function availabilityOf(
  variants: Variants,
  selection: Selection,
  index: number,
  value: string,
): Availability {
  if (variants.skus.length === 0) return "available";
  const wanted = selection.map((selected, at) => (at === index ? value : selected));
  const skus = matchingSkus(variants, wanted);
  if (skus.length === 0) return "none";
  return skus.some(({ stock }) => stock > 0) ? "available" : "soldOut";
}

/** Indexes of the specs without a selected value. */
export function missingSpecs(selection: Selection): readonly number[] {
  return selection.flatMap((value, index) => (value === undefined ? [index] : []));
}

/** The selected combination; undefined while the selection is incomplete, and for products without combinations. */
export function selectedSku(variants: Variants, selection: Selection): Sku | undefined {
  if (variants.specs.length === 0 || missingSpecs(selection).length > 0) return undefined;
  return matchingSkus(variants, selection)[0];
}

/** The selected values as one text, such as "Sage, 900 ml". */
export function selectionText(selection: Selection): string {
  return selection.filter((value) => value !== undefined).join(", ");
}

/** A quantity rounded up to whole packs. */
export const packsUp = (pieces: number, packSize = 1): number => Math.ceil(pieces / packSize) * packSize;

/** A quantity rounded down to whole packs; unchanged when it doesn't fill one. */
export const packsDown = (pieces: number, packSize = 1): number =>
  Math.floor(pieces / packSize) * packSize || pieces;

/** A lower unit price that a larger quantity reaches. */
export interface NextTier {
  /** How many more; with what is there already these are whole packs. */
  more: number;
  /** Unit price with them. */
  price: string;
}

/**
 * The next lower unit price: "add 6 more for 4.20 each".
 *
 * @param pieces of the product, across all variants
 */
export function nextTierOf(
  tiers: readonly PriceTier[] | undefined,
  pieces: number,
  packSize = 1,
): NextTier | undefined {
  const tier = nextTier(tiers, pieces);
  return tier && { more: packsUp(tier.min_num, packSize) - pieces, price: tier.price };
}

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
 * checkout; `problem` of `useVariantSelection` has it.
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

/** Hours from the payment until a quantity is shipped; undefined when the server does not say. @param pieces across all variants */
export function shipHoursAt(
  { shipHours, leadTimes }: Pick<ProductView, "shipHours" | "leadTimes">,
  pieces: number,
): number | undefined {
  const days = leadTimes.findLast(({ min_num }) => min_num <= pieces)?.days;
  return days === undefined ? shipHours : Math.max(shipHours ?? 0, days * 24);
}

/** The cart item of a selection. */
export function cartItemOf(product: ProductView, selection: Selection): CartItem {
  const sku = selectedSku(product, selection);
  const stock = stockOf(product, selection);
  const spec = selectionText(selection);
  const skuCode = sku ? sku.sku_code : product.skuCode;
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
    ...(skuCode && { skuCode }),
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
