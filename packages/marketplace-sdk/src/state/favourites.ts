import { proxy } from "valtio/vanilla";
import type { StoredId, StoredProduct } from "../storage";
import { asValue, isSameId } from "./lists";
import { createStoredList, type StoredListOptions } from "./stored-list";

/** Favourites (specification section 4). Every change is saved. */
export interface Favourites {
  /** For `useSnapshot` and `subscribe` of valtio. `products` is an immutable array: another array is another state. */
  readonly state: { readonly products: readonly StoredProduct[] };
  /** Adds a product, or removes it when its id is present. */
  toggle(product: StoredProduct): "added" | "removed";
  /** Adds a product unless its id is present. */
  add(product: StoredProduct): "added" | "already";
  /** Removes a product; without effect when its id is absent. */
  remove(id: StoredId): void;
  clear(): void;
  /** Puts back a list that `state.products` was: undo of anything. */
  restore(products: readonly StoredProduct[]): void;
  has(id: StoredId): boolean;
  /** Writes what is pending now, without waiting for an idle moment. */
  flush(): void;
  /** Saves and stops following other tabs. */
  dispose(): void;
}

/** Makes the favourites of this page. They start with what is stored. */
export function createFavourites(options: StoredListOptions): Favourites {
  const { read, change, flush, dispose } = createStoredList("favoriteProducts", options, (products) => {
    state.products = asValue(products);
  });
  const state = proxy({ products: asValue(read()) });

  const favourites: Favourites = {
    state,
    toggle(product) {
      if (favourites.add(product) === "added") return "added";
      favourites.remove(product.id);
      return "removed";
    },
    add(product) {
      if (favourites.has(product.id)) return "already";
      change([...read(), product]);
      return "added";
    },
    remove: (id) => change(read().filter((product) => !isSameId(product.id, id))),
    clear: () => change([]),
    restore: change,
    has: (id) => read().some((product) => isSameId(product.id, id)),
    flush,
    dispose,
  };
  return favourites;
}
