import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, searchDrawing, Tabs, VirtualGrid } from "marketplace-react/ui";
import type { StoreCategory } from "marketplace-sdk";
import { useShownFavorites } from "../../entities/product/favorite";
import { ListCard } from "../../entities/product/list-card";
import { SearchNote } from "../../entities/product/search-note";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { storeProductsQuery } from "../../shared/queries";
import { PAGE_SIZE, useServices } from "../../shared/services";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { useInitialRowCount } from "../../shared/ui/progressive-render";
import { afterTab, SORTS, type StoreList, sortInput, writeStoreList } from "./store-list";
import styles from "./store-screen.module.css";

/** Props of {@link StoreProducts}. */
export interface StoreProductsProps {
  id: string;
  list: StoreList;
  /** The store's categories and how many products each has; hidden if there are fewer than two. */
  categories: readonly StoreCategory[] | undefined;
}

/** Cards that fit a phone's first screen below the store's header. */
const ON_SCREEN = 4;

/** All products of a store, or those that match a search, sorted by the tabs. */
export function StoreProducts({ id, list, categories = [] }: StoreProductsProps) {
  const { t, labels } = useI18n();
  const query = useStoreProducts(id, list);
  const favorites = useShownFavorites();
  const first = useInitialRowCount(ON_SCREEN);
  const { total, corrected } = query.data?.pages[0] ?? {};
  const heading = list.words
    ? t("stores.results", { count: total ?? 0, words: corrected ?? list.words })
    : t("stores.products");
  const tabs = SORTS.map((sort) => ({
    id: sort,
    label:
      sort === "price" && list.sort === "price"
        ? `${t("stores.price")} ${list.falling ? "↓" : "↑"}`
        : t(`stores.${sort}`),
    href: paths.store(id, writeStoreList(afterTab(list, sort))),
  }));
  return (
    <section aria-labelledby="store-products">
      <h2 id="store-products" className={list.words ? styles.heading : "visually-hidden"}>
        {list.words && total === undefined ? labels.loading : heading}
      </h2>
      {list.words && <SearchNote words={list.words} found={query.data?.pages[0]} />}
      {categories?.length > 1 && !list.words && (
        <div className={styles.categories}>
          <Tabs
            variant="chip"
            label={t("home.categories")}
            current={list.pid}
            items={[
              {
                id: "",
                label: t("catalog.every"),
                href: paths.store(id, writeStoreList({ ...list, pid: "" })),
              },
              ...categories.map(({ id: pid, name, count }) => ({
                id: `${pid}`,
                label: name,
                count,
                href: paths.store(id, writeStoreList({ ...list, pid: `${pid}` })),
              })),
            ]}
          />
        </div>
      )}
      <div className={styles.tabs}>
        <Tabs variant="plain" label={t("stores.tabs")} items={tabs} current={list.sort} />
      </div>
      <InfiniteList
        query={query}
        first={first}
        empty={
          list.words ? (
            <EmptyState
              art={searchDrawing}
              title={t("stores.noneTitle")}
              text={t("stores.noneText", { words: list.words })}
              action={
                <ButtonLink href={paths.store(id)} replace>
                  {t("stores.clearSearch")}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title={t("stores.emptyTitle")}
              text={t("stores.emptyText")}
              action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
            />
          )
        }
      >
        {(rows) => (
          <VirtualGrid items={rows}>
            {(product, index) => {
              // All products belong to one store, which the page already names.
              const { shopname, ...facts } = product;
              return <ListCard product={product} favorites={favorites} facts={facts} priority={index < 2} />;
            }}
          </VirtualGrid>
        )}
      </InfiniteList>
    </section>
  );
}

/** With words it uses the store's search, otherwise its list. */
function useStoreProducts(id: string, list: StoreList) {
  const services = useServices();
  const sort = sortInput(list);
  const searching = list.words !== "";
  const found = useInfiniteQuery({
    ...services.queries.products.search.infinite({
      search: list.words,
      shop_id: id,
      limit: PAGE_SIZE,
      ...sort,
    }),
    enabled: searching,
  });
  const inCategory = { ...sort, ...(list.pid && { pid: list.pid }) };
  const all = useInfiniteQuery({ ...storeProductsQuery(services, id, inCategory), enabled: !searching });
  return searching ? found : all;
}
