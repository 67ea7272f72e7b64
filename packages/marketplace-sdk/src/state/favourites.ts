import { proxy } from "valtio/vanilla";
import type { StoredId, StoredProduct } from "../storage";
import { asValue, isSameId } from "./lists";
import { createStoredList, type StoredList, type StoredListOptions } from "./stored-list";

/** Favourites (docs/product.md, "Favourites"). Every change is saved. */
export interface Favourites extends StoredList<readonly StoredProduct[]> {
  /** For `useSnapshot` and `subscribe` of valtio. `products` is an immutable array: another array is another state. */
  readonly state: { readonly products: readonly StoredProduct[] };
  /** Adds a product, or removes it when its id is present. */
  toggle(product: StoredProduct): "added" | "removed";
  /** Adds a product unless its id is present. */
  add(product: StoredProduct): "added" | "already";
  /** Removes a product; without effect when its id is absent. */
  remove(id: StoredId): void;
  has(id: StoredId): boolean;
}

/** Makes the favourites of this page. They start with what is stored. */
export function createFavourites(options: StoredListOptions): Favourites {
  const state: { products: readonly StoredProduct[] } = proxy({ products: [] });
  const list = createStoredList("favoriteProducts", options, (products) => {
    state.products = asValue(products);
  });
  const change = list.restore;

  const favourites: Favourites = {
    ...list,
    state,
    toggle(product) {
      if (favourites.add(product) === "added") return "added";
      favourites.remove(product.id);
      return "removed";
    },
    add(product) {
      if (favourites.has(product.id)) return "already";
      change([...state.products, product]);
      return "added";
    },
    remove: (id) => change(state.products.filter((product) => !isSameId(product.id, id))),
    has: (id) => state.products.some((product) => isSameId(product.id, id)),
  };
  return favourites;
}
