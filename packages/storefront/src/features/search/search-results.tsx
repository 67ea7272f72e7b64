import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, Skeleton, searchDrawing, Tabs } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { requestSearch } from "../../shared/navigation/request-search";
import { PAGE_SIZE, useServices } from "../../shared/services";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { RelatedProducts, RelatedStores, StoreItem } from "./related";
import type { SearchScreenProps } from "./search-screen";
import styles from "./search-screen.module.css";
import { SEARCH_TABS, type SearchState, searchAddress } from "./search-state";

/** Props of {@link SearchResults}. */
export interface SearchResultsProps {
  state: SearchState;
  /** The purchase requests that match. */
  requests: ReactNode;
  products: SearchScreenProps["products"];
}

/** Results by kind. All kinds are fetched at once, so that each tab shows its count. */
export function SearchResults({ state, requests, products: productsOf }: SearchResultsProps) {
  const { t } = useI18n();
  const { words, tab } = state;
  const products = useFoundProducts(words);
  const stores = useFoundStores(words);
  const counts = {
    products: totalOf(products.data),
    stores: totalOf(stores.data),
    requests: totalOf(useFoundRequests(words).data),
  };
  const items = SEARCH_TABS.map((id) => ({
    id,
    label: t(`search.${id}`),
    count: counts[id],
    to: searchAddress({ words, tab: id }),
  }));
  return (
    <div className={styles.results}>
      <h2 className="visually-hidden">{t("search.results")}</h2>
      <Tabs label={t("search.results")} items={items} current={tab} />
      {tab === "requests" && requests}
      {tab === "products" &&
        productsOf({
          words,
          nothing: <Nothing state={state} others={counts.stores ?? 0} />,
          after: (rows) => <RelatedProducts without={rows} />,
        })}
      {tab === "stores" && (
        <InfiniteList
          query={stores}
          skeleton={<StoreSkeletons />}
          empty={<Nothing state={state} others={counts.products ?? 0} />}
          after={(rows) => <RelatedStores without={rows} />}
        >
          {(rows) => (
            <ul className={styles.stores}>
              {rows.map((store) => (
                <StoreItem key={store.id} store={store} />
              ))}
            </ul>
          )}
        </InfiniteList>
      )}
    </div>
  );
}

/** Number of rows on all pages, if the server counts them. */
function totalOf(data: { pages: readonly { total?: number }[] } | undefined): number | undefined {
  return data?.pages[0]?.total ?? undefined;
}

/** @param others number of results in the other tab */
function Nothing({ state: { words, tab }, others }: { state: SearchState; others: number }) {
  const { t } = useI18n();
  const inProducts = tab === "products";
  const other = inProducts ? "stores" : "products";
  return (
    <EmptyState
      art={searchDrawing}
      title={t(inProducts ? "search.noProducts" : "search.noStores", { words })}
      text={t("search.advice")}
      action={
        <div className={styles.ways}>
          {others > 0 ? (
            <ButtonLink to={searchAddress({ words, tab: other })} replace>
              {t(inProducts ? "search.toStores" : "search.toProducts", { count: others })}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>
          )}
          <ButtonLink to={paths.search({ q: words, tab: "requests", view: "new" })} variant="plain">
            {t("requests.post")}
          </ButtonLink>
        </div>
      }
    />
  );
}

function StoreSkeletons() {
  return (
    <ul className={styles.stores}>
      {[1, 2, 3].map((row) => (
        <li key={row} className={styles.store}>
          <Skeleton width="56px" height="56px" radius="50%" />
          <Skeleton height="40px" width="80%" />
        </li>
      ))}
    </ul>
  );
}

/** Products that match the words; disabled without words. */
function useFoundProducts(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.products.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Stores that match the words; disabled without words. */
function useFoundStores(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery({
    ...queries.stores.search.infinite({ search: words, limit: PAGE_SIZE }),
    enabled: words !== "",
  });
}

/** Purchase requests that match the words. The input equals that of their list, so that both share one response. */
function useFoundRequests(words: string) {
  const { queries } = useServices();
  return useInfiniteQuery(queries.purchaseRequests.list.infinite(requestSearch(words)));
}
