import { restoreRemoved } from "marketplace-react";
import { ButtonLink, EmptyState, IconButton, VirtualGrid } from "marketplace-react/ui";
import type { StoredProduct } from "marketplace-sdk/storage";
import { useCallback } from "react";
import { useSnapshot } from "valtio";
import { ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { trashIcon } from "../../shared/ui/icons-more";
import { TopBar } from "../../shared/ui/top-bar";
import styles from "./favourites-screen.module.css";
import { cardOf } from "./saved";

/** The favourites (docs/product.md, "Favourites"). They live on this device, so they work without a connection. */
export function FavouritesScreen() {
  const { favourites, toasts } = useServices();
  const { t } = useI18n();
  const back = useBack(paths.mine());
  const { products } = useSnapshot(favourites.state);

  const drop = useCallback(
    (text: string, change: () => void) => {
      const before = favourites.state.products;
      change();
      const after = favourites.state.products;
      const onPress = (): void =>
        favourites.replace(restoreRemoved(before, after, favourites.state.products, ({ id }) => `${id}`));
      toasts.show(text, { action: { label: t("ui.undo"), onPress } });
    },
    [favourites, toasts, t],
  );
  const card = useCallback(
    (product: StoredProduct) => (
      <ProductCard
        product={cardOf(product, (id) => t("cart.lineName", { id: String(id) }))}
        to={paths.goods(product.id)}
        favourite
        onFavourite={() => drop(t("shell.favouriteRemoved"), () => favourites.remove(product.id))}
      />
    ),
    [favourites, drop, t],
  );

  if (products.length === 0) {
    return (
      <>
        <TopBar title={t("titles.collect")} onBack={back} />
        <EmptyState
          art="heart"
          title={t("favourites.emptyTitle")}
          text={t("favourites.emptyText")}
          action={<ButtonLink to={paths.product()}>{t("cart.browse")}</ButtonLink>}
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
            label={t("favourites.clear")}
            onClick={() => drop(t("favourites.cleared"), favourites.clear)}
          />
        }
      />
      <h2 className={styles.count}>{t("favourites.count", { count: products.length })}</h2>
      <VirtualGrid items={products}>{card}</VirtualGrid>
    </>
  );
}
