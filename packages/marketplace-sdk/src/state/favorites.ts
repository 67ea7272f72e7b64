import { proxy } from "valtio/vanilla";
import { asStoredProduct } from "../storage/codecs.js";
import type { StoredId, StoredProduct } from "../storage/index.js";
import {
  createPersistedList,
  isSameId,
  type PersistedList,
  type PersistedListOptions,
} from "./persisted-list.js";

/** Favorites (docs/product.md, "Favorites"). Every change is saved. */
export interface Favorites extends PersistedList<readonly StoredProduct[]> {
  /** For `useSnapshot` and `subscribe` of valtio. `products` is an immutable array: every change creates a new one. */
  readonly state: { readonly products: readonly StoredProduct[] };
  /** What a page shows before it knows what this device keeps, as a server draws it: for `useSyncExternalStore`. Never changes. */
  readonly initialState: { readonly products: readonly StoredProduct[] };
  /**
   * Adds a product, or removes it when its id is present.
   * @throws {RangeError} without an id
   */
  toggle(product: StoredProduct): "added" | "removed";
  /**
   * Adds a product unless its id is present. Fields that are not what {@link StoredProduct} says are left out.
   * @throws {RangeError} without an id
   */
  add(product: StoredProduct): "added" | "already";
  /** Removes a product. Does nothing when its id is absent. */
  remove(id: StoredId): void;
  /** Whether a product with this id is a favorite. */
  has(id: StoredId): boolean;
}

const NONE: Favorites["state"] = { products: [] };

/** Creates the favorites of this page, with the products that are stored. */
export function createFavorites(options: PersistedListOptions): Favorites {
  const state: { products: readonly StoredProduct[] } = proxy({ products: [] });
  const list = createPersistedList("favoriteProducts", options, (products) => {
    state.products = products;
  });

  const favorites: Favorites = {
    ...list,
    state,
    initialState: NONE,
    toggle(product) {
      if (favorites.add(product) === "added") return "added";
      favorites.remove(product.id);
      return "removed";
    },
    add(product) {
      const stored = asStoredProduct(product);
      if (!stored) throw new RangeError("A favorite needs an id");
      list.refresh();
      if (favorites.has(product.id)) return "already";
      list.replace([...state.products, stored]);
      return "added";
    },
    remove(id) {
      list.refresh();
      list.replace(state.products.filter((product) => !isSameId(product.id, id)));
    },
    has: (id) => state.products.some((product) => isSameId(product.id, id)),
  };
  return favorites;
}
