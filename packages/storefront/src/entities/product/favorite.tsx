import { useFavorites } from "marketplace-react";
import { IconButton } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { heartIcon } from "../../shared/ui/icons";
import styles from "./product-card.module.css";

/** The favorites, with `press`: toggles one to the opposite of what was shown, and says so (docs/product.md, "Favorites"). */
export function useShownFavorites() {
  const { toasts, favorites } = useServices();
  const { t } = useI18n();
  const { has, remove } = useFavorites();
  return {
    has,
    press(product: Product): void {
      if (has(product.id)) {
        remove(product.id);
        toasts.show(t("shell.favoriteRemoved"));
        return;
      }
      const { id, title, image, price, from_price, market_price, currency, shop_id, shopname } = product;
      const kept = { id, title, image, price, from_price, market_price, currency, shop_id, shopname };
      // Another tab may have done it already.
      const outcome = favorites.add(kept);
      toasts.show(t(outcome === "added" ? "shell.favoriteAdded" : "shell.favoriteAlready"));
    },
  };
}

/** Props of {@link CardHeart}. */
interface CardHeartProps {
  title: string;
  favorite: boolean;
  onFavorite: () => void;
}

/** The heart over a card's picture. Cards of the first load have none. */
export function CardHeart({ title, favorite, onFavorite }: CardHeartProps) {
  const { t } = useI18n();
  return (
    <IconButton
      className={styles.heart}
      variant="solid"
      size={20}
      icon={heartIcon}
      pressed={favorite}
      label={favorite ? t("shell.favoriteRemove", { title }) : t("shell.favoriteAdd", { title })}
      onClick={onFavorite}
    />
  );
}
