import type { Product } from "marketplace-sdk";
import { useSnapshot } from "valtio";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";

/** The favourites as screens show and change them. */
export interface ShownFavourites {
  /** Ids compare as strings. */
  has(id: number | string): boolean;
  /** A heart was pressed: brings about the opposite of what it showed, and says so (docs/product.md, "Favourites"). */
  press(product: Product): void;
}

/** The favourites, kept up to date. */
export function useFavourites(): ShownFavourites {
  const { favourites, toasts } = useServices();
  const { t } = useI18n();
  const { products } = useSnapshot(favourites.state);
  const ids = new Set(products.map((product) => String(product.id)));
  const has = (id: number | string): boolean => ids.has(String(id));
  return {
    has,
    press(product) {
      const { id, title, image, price, market_price, currency, shop_id, shopname } = product;
      if (has(id)) {
        favourites.remove(id);
        toasts.show(t("shell.favouriteRemoved"));
        return;
      }
      // Another tab may have been first.
      const outcome = favourites.add({ id, title, image, price, market_price, currency, shop_id, shopname });
      toasts.show(t(outcome === "added" ? "shell.favouriteAdded" : "shell.favouriteAlready"));
    },
  };
}
