import { Tabs } from "marketplace-react/ui";
import type { StoreDetail } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { type StoreList, VIEWS, writeStoreList } from "./list-query";

/** Props of {@link StoreTabs}. */
export interface StoreTabsProps {
  id: string;
  list: StoreList;
  /** Undefined while it is loading. */
  shop: StoreDetail | undefined;
}

/** A store's products, reviews and profile. */
export function StoreTabs({ id, list, shop }: StoreTabsProps) {
  const { t } = useI18n();
  const views = VIEWS.filter((view) => view !== "reviews" || shop?.comment_count !== undefined);
  const labels = {
    products: t("search.products"),
    reviews: t("product.reviews"),
    about: t("stores.aboutTab"),
  };
  const counts = { products: shop?.pro_count, reviews: shop?.comment_count, about: undefined };
  return (
    <Tabs
      label={t("titles.store")}
      current={list.view}
      items={views.map((view) => ({
        id: view,
        label: labels[view],
        count: counts[view],
        to: paths.store(id, writeStoreList({ ...list, view })),
      }))}
    />
  );
}
