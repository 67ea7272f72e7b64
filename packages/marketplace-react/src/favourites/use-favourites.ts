"use client";
import type { StoredProduct } from "marketplace-sdk/storage";
import { useMemo } from "react";
import { useSnapshot } from "valtio";
import { useMarketplace } from "../provider";

/** The favourites as screens show and change them. */
export interface FavouritesHandle {
  /** As they were when they were added, in that order. */
  products: readonly StoredProduct[];
  /** Ids compare as strings. */
  has(id: number | string): boolean;
  /** Adds a product, or removes it if it is there (docs/product.md, "Favourites"). */
  toggle(product: StoredProduct): "added" | "removed";
  /** Does nothing when there is no product with this id. */
  remove(id: number | string): void;
  /** Removes every favourite. There is no undo. */
  clear(): void;
}

/** The visitor's favourites. Every change is stored. */
export function useFavourites(): FavouritesHandle {
  const { favourites } = useMarketplace();
  const { products } = useSnapshot(favourites.state);
  return useMemo(() => {
    const ids = new Set(products.map(({ id }) => String(id)));
    const { toggle, remove, clear } = favourites;
    return { products, has: (id: number | string) => ids.has(String(id)), toggle, remove, clear };
  }, [favourites, products]);
}
