"use client";
import type { Id } from "marketplace-sdk";
import { addDecimals, timesQuantity } from "marketplace-sdk/money";
import { priceAt } from "marketplace-sdk/prices";
import type { CartItem } from "marketplace-sdk/state";
import { useState } from "react";
import type { ProductView } from "./product-view.js";
import { cartItemOf, type NextTier, nextTierOf } from "./purchase.js";

/** One combination of a product, with the quantity that is wanted of it. */
export interface MatrixRow {
  /** Of `product.skus`; compare as strings. */
  skuId: Id;
  /** Its values, such as "Sage, 900 ml". */
  label: string;
  /** For `useCart().add`. */
  item: CartItem;
  /** Quantity; 0 until the buyer enters one. */
  quantity: number;
  /** Stock of this combination. */
  stock: number;
  /** Unit price at the total quantity of all rows. */
  unitPrice: string;
  /** Undefined, or what its quantity breaks. */
  problem: "pack" | "short" | undefined;
}

/** Several combinations of a product that are ordered together. */
export interface VariantMatrix {
  /** One for each of `product.skus`, in their order. */
  rows: readonly MatrixRow[];
  /** Sum of the quantities. */
  pieces: number;
  /** What they cost, a decimal string; undefined where a price is not known. */
  amount: string | undefined;
  /** Additional quantity, of any combination, that reaches a lower price. */
  nextTier: NextTier | undefined;
}

/** The rows of a product with quantities by `sku.id`. Tiers count all of them together. */
export function variantMatrix(product: ProductView, quantities: ReadonlyMap<string, number>): VariantMatrix {
  const { skus, packSize, priceTiers } = product;
  const quantityOf = (id: Id): number => quantities.get(`${id}`) ?? 0;
  const pieces = skus.reduce((sum, { id }) => sum + quantityOf(id), 0);
  const rows = skus.map((sku): MatrixRow => {
    const quantity = quantityOf(sku.id);
    const item = cartItemOf(product, sku.spec);
    return {
      skuId: sku.id,
      label: sku.spec.join(", "),
      item,
      quantity,
      stock: sku.stock,
      unitPrice: priceAt(item.priceTiers, sku.price, pieces),
      problem: quantity > sku.stock ? "short" : quantity % packSize > 0 ? "pack" : undefined,
    };
  });
  return {
    rows,
    pieces,
    amount: addDecimals(rows.map(({ unitPrice, quantity }) => timesQuantity(unitPrice, quantity))),
    nextTier: pieces > 0 ? nextTierOf(priceTiers, pieces, packSize) : undefined,
  };
}

/** {@link VariantMatrix} with the quantities a buyer enters. */
export interface VariantMatrixHandle extends VariantMatrix {
  /** Quantity of one combination. Any number is accepted; `problem` says what is wrong with it. */
  setQuantity(skuId: Id, quantity: number): void;
  /** The rows with a quantity; none while one of them has a problem. */
  orderable: readonly MatrixRow[];
  /** Sets every quantity to 0, such as after adding to the cart. */
  clear(): void;
}

/**
 * Several combinations of a product with a quantity each, to be put into the cart in one step.
 *
 * @param product from `toProductView(await market.products.get({ id }))`
 */
export function useVariantMatrix(product: ProductView): VariantMatrixHandle {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const matrix = variantMatrix(product, quantities);
  const wanted = matrix.rows.filter(({ quantity }) => quantity > 0);
  return {
    ...matrix,
    orderable: wanted.some(({ problem }) => problem) ? [] : wanted,
    setQuantity: (skuId, quantity) => setQuantities((before) => new Map([...before, [`${skuId}`, quantity]])),
    clear: () => setQuantities(new Map()),
  };
}
