"use client";
import type { Id, Sku } from "marketplace-sdk";
import { priceAt } from "marketplace-sdk/prices";
import type { CartItem } from "marketplace-sdk/state";
import { useState } from "react";
import type { ProductView } from "./product-view.js";
import {
  type Availability,
  availabilityOf,
  cartItemOf,
  initialSelection,
  MAX_QUANTITY,
  type NextTier,
  nextTierOf,
  offeredSkus,
  type PurchaseProblem,
  packsDown,
  packsUp,
  type Selection,
  selectedSku,
  shipHoursAt,
  stockOf,
  toggleValue,
  validateMinimum,
  validatePurchase,
} from "./purchase.js";

/** What a buyer selects on a product's page. */
export interface VariantSelection {
  /** The selected values, in the order of `product.specs`. */
  selection: Selection;
  /** Never more than there is in stock. Begins with the product's minimum, in whole packs. */
  quantity: number;
  /** The selected combination; undefined while the selection is incomplete. */
  sku: Sku | undefined;
  /** Those that match so far and are in stock; all that match if everything is sold out, so that there is a price to show. */
  skus: readonly Sku[];
  /** Stock of everything that matches so far; undefined when the server does not say. */
  stock: number | undefined;
  /** The store's code of the selected combination, or of a product without variants; undefined without one. */
  skuCode: string | undefined;
  /** Hours from the payment until this quantity is shipped; undefined when the server does not say. */
  shipHours: number | undefined;
  /** Price and picture of the selected combination, else of the product. */
  price: string;
  /** Price of one piece at this quantity, by the price tiers. */
  unitPrice: string;
  /** Additional quantity that reaches a lower price. */
  nextTier: NextTier | undefined;
  /** Picture of the selected combination where it has one, else of the product. */
  image: string;
  /** Why this can't be bought now. */
  problem: PurchaseProblem | undefined;
  /** For `useCart().add`. */
  item: CartItem;
  /** Whether a value can be selected together with the others. @param specIndex index in `product.specs` */
  availability(specIndex: number, value: string): Availability;
  /** Selects a value of a spec, or unselects it. @returns the combination selected then, such as for the page's address */
  toggle(specIndex: number, value: string): Sku | undefined;
  /** Quantity. More than the stock is reduced to the whole packs in stock. */
  setQuantity(quantity: number): void;
}

/**
 * The selected variant and quantity of a product.
 *
 * @param product from `toProductView(await market.products.get({ id }))`
 * @param skuId the combination to start with, such as from the page's address
 */
export function useVariantSelection(product: ProductView, skuId?: Id): VariantSelection {
  const [selection, setSelection] = useState<Selection>(() => initialSelection(product, skuId));
  const { minOrder, packSize } = product;
  const [wanted, setWanted] = useState(() => packsUp(minOrder, packSize));
  const sku = selectedSku(product, selection);
  const stock = stockOf(product, selection);
  const quantity = Math.min(wanted, packsDown(Math.max(1, stock ?? MAX_QUANTITY), packSize));
  const item = cartItemOf(product, selection);
  const price = sku?.price || product.price;
  return {
    selection,
    quantity,
    sku,
    skus: offeredSkus(product, selection),
    skuCode: item.skuCode,
    shipHours: shipHoursAt(product, quantity),
    stock,
    price,
    unitPrice: priceAt(item.priceTiers, price, quantity),
    nextTier: nextTierOf(item.priceTiers, quantity, packSize),
    image: sku?.image || product.image,
    problem: validatePurchase(product, selection, quantity) ?? validateMinimum(product, quantity),
    item,
    availability: (specIndex, value) => availabilityOf(product, selection, specIndex, value),
    toggle(specIndex, value) {
      setSelection((before) => toggleValue(before, specIndex, value));
      return selectedSku(product, toggleValue(selection, specIndex, value));
    },
    setQuantity: setWanted,
  };
}
