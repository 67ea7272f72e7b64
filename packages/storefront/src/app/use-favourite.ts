import type { Product } from "marketplace-sdk";
import { useCallback } from "react";
import { useSnapshot } from "valtio";
import { useI18n } from "../i18n";
import { useShop } from "./market";

/** Ids in the favourites, kept up to date. Ids compare as strings. */
export function useFavourites(): { has(id: number | string): boolean } {
  const { favourites } = useShop();
  const { products } = useSnapshot(favourites.state);
  const ids = new Set(products.map((product) => String(product.id)));
  return { has: (id) => ids.has(String(id)) };
}

/** Adds a product to the favourites or removes it, and says so (specification, section 4). */
export function useFavouriteToggle(): (product: Product) => void {
  const { favourites, toasts } = useShop();
  const { t } = useI18n();
  return useCallback(
    (product) => {
      const { id, title, image, price, market_price, currency, shop_id, shopname } = product;
      const row = { id, title, image, price, market_price, currency, shop_id, shopname };
      const added = favourites.toggle(row) === "added";
      toasts.show(t(added ? "shell.favouriteAdded" : "shell.favouriteRemoved"));
    },
    [favourites, toasts, t],
  );
}
