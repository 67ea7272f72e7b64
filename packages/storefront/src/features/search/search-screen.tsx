import { useInfiniteQuery } from "@tanstack/react-query";
import {
  ButtonLink,
  backIcon,
  EmptyState,
  IconButton,
  Skeleton,
  searchDrawing,
  Tabs,
} from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { type ReactNode, useEffect } from "react";
import { useSearch } from "wouter";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { requestSearch } from "../../shared/navigation/request-search";
import { PAGE_SIZE, useBack, useServices } from "../../shared/services";
import { useDesktop } from "../../shared/ui/desktop";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { TopBar, usePageTitle } from "../../shared/ui/page";
import page from "../../shared/ui/page.module.css";
import { PopularProducts, PopularStores, StoreItem } from "./popular";
import { SearchBox, type SearchBoxProps } from "./search-box";
import styles from "./search-screen.module.css";
import { SearchStart } from "./search-start";
import { historyOf, readSearchState, SEARCH_TABS, type SearchState, searchAddress } from "./search-state";

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  /** Renders the purchase requests that match the words, or all of them. They belong to another feature. */
  requests: (words: string) => ReactNode;
  /** Renders the products that match; they belong to the catalog. */
  products: (found: FoundProducts) => ReactNode;
}

/** What the search passes to a list of products. */
export interface FoundProducts {
  words: string;
  /** Shown when nothing was found. */
  nothing: ReactNode;
  /** The next step if the products have some of the words only. */
  otherwise: ReactNode;
  /** Renders what follows the rows. */
  after: (rows: readonly Product[]) => ReactNode;
}

/** Search for products, stores and purchase requests (docs/product.md, "Search"). */
export function SearchScreen({ requests, products }: SearchScreenProps) {
  const { t } = useI18n();
  const services = useServices();
  const back = useBack();
  const isDesktop = useDesktop();
  const state = readSearchState(useSearch());
  const { words, tab } = state;
  const title = words || t(tab === "requests" ? "search.requests" : "titles.search");
  // A list without search words has its title in the header.
  const isRequests = tab === "requests" && !words;
  usePageTitle(title);
  useEffect(() => historyOf(services).add(words), [services, words]);
  return (
    <div className={styles.screen}>
      {/* A desktop's bar has the field. */}
      {isDesktop ? (
        <TopBar title={title} onBack={back} />
      ) : (
        <header className={page.bar}>
          {!isRequests && <h1 className="visually-hidden">{title}</h1>}
          <SearchField
            words={words}
            // Users who come for purchase requests want to read first, and a phone's keyboard would cover the list.
            takesFocus={tab !== "requests"}
            onBack={back}
            onSearch={(next) =>
              services.navigation.navigate(searchAddress({ words: next, tab }), { replace: true })
            }
          />
        </header>
      )}
      {!isDesktop && isRequests && <h1 className={styles.title}>{title}</h1>}
      {words ? (
        <SearchResults state={state} requests={requests(words)} products={products} />
      ) : tab === "requests" ? (
        requests("")
      ) : (
        <SearchStart />
      )}
    </div>
  );
}

/** Props of {@link SearchField}. */
interface SearchFieldProps extends SearchBoxProps {
  onBack: () => void;
}

/** The header of the search: a back button and the field. */
function SearchField({ onBack, ...box }: SearchFieldProps) {
  const { labels } = useI18n();
  return (
    <div className={styles.bar}>
      <IconButton icon={backIcon} label={labels.back} onClick={onBack} />
      <SearchBox {...box} />
    </div>
  );
}

/** Props of {@link SearchResults}. */
interface SearchResultsProps {
  state: SearchState;
  /** The purchase requests that match. */
  requests: ReactNode;
  products: SearchScreenProps["products"];
}

/** Results by kind. All kinds are fetched at once, so that each tab shows its count. */
function SearchResults({ state, requests, products: productsOf }: SearchResultsProps) {
  const { t } = useI18n();
  const { words, tab } = state;
  const products = useFoundProducts(words);
  const stores = useFoundStores(words);
  const counts = {
    products: totalOf(products.data),
    stores: totalOf(stores.data),
    requests: totalOf(useFoundRequests(words).data),
  };
  const has = useAvailability();
  const tabs = SEARCH_TABS.filter((id) => id !== "requests" || has("purchaseRequests"));
  const items = tabs.map((id) => ({
    id,
    label: t(`search.${id}`),
    count: counts[id],
    href: searchAddress({ words, tab: id }),
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
          otherwise: <PostRequest words={words} />,
          after: (rows) => <PopularProducts without={rows} />,
        })}
      {tab === "stores" && (
        <InfiniteList
          query={stores}
          skeleton={<StoreSkeletons />}
          empty={<Nothing state={state} others={counts.products ?? 0} />}
          after={(rows) => <PopularStores without={rows} />}
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
            <ButtonLink href={searchAddress({ words, tab: other })} replace>
              {t(inProducts ? "search.toStores" : "search.toProducts", { count: others })}
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>
          )}
          <PostRequest words={words} />
        </div>
      }
    />
  );
}

/** What is not for sale can be asked for. */
function PostRequest({ words }: { words: string }) {
  const { t } = useI18n();
  const has = useAvailability();
  if (!has("purchaseRequests")) return null;
  return (
    <ButtonLink href={paths.search({ q: words, tab: "requests", view: "new" })} variant="plain">
      {t("requests.post")}
    </ButtonLink>
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
