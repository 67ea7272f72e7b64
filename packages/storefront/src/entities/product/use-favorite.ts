import { useStore } from "marketplace-react";
import type { Product } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";

/** The favorites as screens show and change them. */
export interface ShownFavorites {
  /** Ids compare as strings. */
  has(id: number | string): boolean;
  /** Toggles a favorite to the opposite of what was shown, and says so (docs/product.md, "Favorites"). */
  press(product: Product): void;
}

/** The favorites, kept up to date. */
export function useFavorites(): ShownFavorites {
  const { favorites, toasts } = useServices();
  const { t } = useI18n();
  const { products } = useStore(favorites);
  const ids = new Set(products.map((product) => String(product.id)));
  const has = (id: number | string): boolean => ids.has(String(id));
  return {
    has,
    press(product) {
      const { id, title, image, price, market_price, currency, shop_id, shopname } = product;
      if (has(id)) {
        favorites.remove(id);
        toasts.show(t("shell.favoriteRemoved"));
        return;
      }
      // Another tab may have done it already.
      const outcome = favorites.add({ id, title, image, price, market_price, currency, shop_id, shopname });
      toasts.show(t(outcome === "added" ? "shell.favoriteAdded" : "shell.favoriteAlready"));
    },
  };
}
