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
  /** Whether a product was removed. */
  remove(id: StoredId): boolean;
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
  const index = (products: readonly StoredProduct[]) => new Set(products.map(({ id }) => `${id}`));
  const list = createStoredList("favoriteProducts", options, (products) => {
    ids = index(products);
    state.products = asValue(products);
  });
  // A product list asks for each of its cards.
  let ids = index(list.read());
  const state = proxy({ products: asValue(list.read()) });

  const has = (id: StoredId): boolean => ids.has(`${id}`);
  const add = (product: StoredProduct) => {
    if (has(product.id)) return "already";
    list.change([...list.read(), { ...product }]);
    return "added";
  };
  const remove = (id: StoredId): boolean => {
    if (!has(id)) return false;
    list.change(list.read().filter((product) => !isSameId(product.id, id)));
    return true;
  };
  return {
    state,
    toggle(product) {
      if (remove(product.id)) return "removed";
      add(product);
      return "added";
    },
    add,
    remove,
    clear: () => list.change([]),
    restore: (products) => list.change(products),
    has,
    flush: list.flush,
    dispose: list.dispose,
  };
}
