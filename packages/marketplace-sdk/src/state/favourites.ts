import { proxy } from "valtio/vanilla";
import type { StoredId, StoredProduct } from "../storage";
import {
  createPersistedList,
  isSameId,
  type PersistedList,
  type PersistedListOptions,
} from "./persisted-list";

/** Favourites (docs/product.md, "Favourites"). Every change is saved. */
export interface Favourites extends PersistedList<readonly StoredProduct[]> {
  /** For `useSnapshot` and `subscribe` of valtio. `products` is an immutable array: every change creates a new one. */
  readonly state: { readonly products: readonly StoredProduct[] };
  /** Adds a product, or removes it when its id is present. */
  toggle(product: StoredProduct): "added" | "removed";
  /** Adds a product unless its id is present. */
  add(product: StoredProduct): "added" | "already";
  /** Removes a product. Does nothing when its id is absent. */
  remove(id: StoredId): void;
  /** Whether a product with this id is a favourite. */
  has(id: StoredId): boolean;
}

/** Creates the favourites of this page, with the products that are stored. */
export function createFavourites(options: PersistedListOptions): Favourites {
  const state: { products: readonly StoredProduct[] } = proxy({ products: [] });
  const list = createPersistedList("favoriteProducts", options, (products) => {
    state.products = products;
  });

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
      list.replace([...state.products, product]);
      return "added";
    },
    remove: (id) => list.replace(state.products.filter((product) => !isSameId(product.id, id))),
    has: (id) => state.products.some((product) => isSameId(product.id, id)),
  };
  return favourites;
}
