"use client";
import type { StoredProduct } from "marketplace-sdk/storage";
import { useMemo } from "react";
import { useMarketplace, useStore } from "../provider.js";

/** The favorites as screens show and change them. */
export interface FavoritesHandle {
  /** As they were when they were added, in that order. */
  products: readonly StoredProduct[];
  /** Ids compare as strings. */
  has(id: number | string): boolean;
  /** Adds a product, or removes it if it is there (docs/product.md, "Favorites"). */
  toggle(product: StoredProduct): "added" | "removed";
  /** Does nothing when there is no product with this id. */
  remove(id: number | string): void;
  /** Removes every favorite. There is no undo. */
  clear(): void;
}

/** The visitor's favorites. Every change is stored. */
export function useFavorites(): FavoritesHandle {
  const { favorites } = useMarketplace();
  const { products } = useStore(favorites);
  return useMemo(() => {
    const ids = new Set(products.map(({ id }) => String(id)));
    const { toggle, remove, clear } = favorites;
    return { products, has: (id: number | string) => ids.has(String(id)), toggle, remove, clear };
  }, [favorites, products]);
}
