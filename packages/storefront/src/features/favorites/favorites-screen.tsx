import { restoreRemoved, useStore } from "marketplace-react";
import { ButtonLink, EmptyState, heartDrawing, IconButton, VirtualGrid } from "marketplace-react/ui";
import type { StoredProduct } from "marketplace-sdk/storage";
import { useCallback } from "react";
import { CardHeart } from "../../entities/product/favorite";
import { type CardProduct, ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { trashIcon } from "../../shared/ui/icons";
import { TopBar } from "../../shared/ui/page";
import styles from "./favorites.module.css";

/** The favorites (docs/product.md, "Favorites"). They live on this device, so they work without a connection. */
export function FavoritesScreen() {
  const { favorites, toasts } = useServices();
  const { t } = useI18n();
  const back = useBack(paths.mine());
  const { products } = useStore(favorites);

  const drop = useCallback(
    (text: string, change: () => void) => {
      const before = favorites.state.products;
      change();
      const after = favorites.state.products;
      const onPress = (): void => {
        favorites.refresh();
        favorites.replace(restoreRemoved(before, after, favorites.state.products, ({ id }) => `${id}`));
      };
      toasts.show(text, { action: { label: t("ui.undo"), onPress } });
    },
    [favorites, toasts, t],
  );
  const card = useCallback(
    (product: StoredProduct) => {
      const shown = cardOf(product, (id) => t("cart.lineName", { id: String(id) }));
      const remove = () => drop(t("shell.favoriteRemoved"), () => favorites.remove(product.id));
      return (
        <ProductCard product={shown} href={paths.goods(product.id)}>
          <CardHeart title={shown.title} favorite onFavorite={remove} />
        </ProductCard>
      );
    },
    [favorites, drop, t],
  );

  if (products.length === 0) {
    return (
      <>
        <TopBar title={t("titles.collect")} onBack={back} />
        <EmptyState
          art={heartDrawing}
          title={t("favorites.emptyTitle")}
          text={t("favorites.emptyText")}
          action={<ButtonLink href={paths.product()}>{t("cart.browse")}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <TopBar
        title={t("titles.collect")}
        onBack={back}
        actions={
          <IconButton
            icon={trashIcon}
            label={t("favorites.clear")}
            onClick={() => drop(t("favorites.cleared"), favorites.clear)}
          />
        }
      />
      <h2 className={styles.count}>{t("favorites.count", { count: products.length })}</h2>
      <VirtualGrid items={products}>{card}</VirtualGrid>
    </>
  );
}

/** What a card shows of a favorite. Only the id is certain: other clients of the same origin may store less. */
export function cardOf(product: StoredProduct, nameOf: (id: StoredProduct["id"]) => string): CardProduct {
  const { id, title, image, price, from_price, currency } = product;
  return { id, title: title || nameOf(id), image, price, from_price, currency };
}
