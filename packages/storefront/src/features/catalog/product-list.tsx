import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, closeIcon, EmptyState, Icon, searchDrawing, VirtualGrid } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { useShownFavorites } from "../../entities/product/favorite";
import { ListCard } from "../../entities/product/list-card";
import { SearchNote } from "../../entities/product/search-note";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { paths } from "../../shared/navigation/paths";
import { productsQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { useDesktop } from "../../shared/ui/desktop";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { useInitialRowCount } from "../../shared/ui/progressive-render";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./catalog.module.css";
import { useRangeText, useRateText } from "./filters";
import { countFilters, type ListState, listInput, searchInput, withoutFilters } from "./list-state";

/** Props of {@link ProductList}. */
export interface ProductListProps {
  state: ListState;
  /** Address of the list in another state. */
  addressOf: (state: ListState) => string;
  currency: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
  /** Shown instead of the rows if a search found nothing even without filters. */
  nothing?: ReactNode;
  /** The next step if what a search found has some of its words only. */
  otherwise?: ReactNode;
  /** See {@link InfiniteListProps}. */
  after?: (rows: readonly Product[]) => ReactNode;
}

/** Cards whose pictures load at once, because they are on the first screen. */
const EAGER_CARDS = 4;

/** Cards that fit a phone's first screen, including those that peek in. */
const ON_SCREEN = 6;

/** A list of products, with its filters. */
export function ProductList({
  state,
  addressOf,
  currency,
  words,
  nothing,
  otherwise,
  after,
}: ProductListProps) {
  const { t } = useI18n();
  const query = useProducts(state, words);
  const favorites = useShownFavorites();
  const first = useInitialRowCount(ON_SCREEN);
  const top = useScrollToTop(addressOf(state));
  const { total, facets } = query.data?.pages[0] ?? {};
  const narrowed = countFilters(state) > 0;
  const isDesktop = useDesktop();
  const inRows = isDesktop && state.view === "rows";
  const Rows = useRows(inRows);
  return (
    <section ref={top} className={styles.list} aria-busy={query.isPending}>
      <h2 className="visually-hidden">{t("shell.product")}</h2>
      {words && <SearchNote words={words} found={query.data?.pages[0]} action={otherwise} />}
      <div className={styles.head}>
        <p role="status" className={cards.quiet}>
          {total !== undefined && total > 0 && t("home.products", { count: total })}
        </p>
        <ChosenFilters
          state={state}
          addressOf={addressOf}
          currency={currency}
          knowsAll={facets !== undefined}
        />
        {isDesktop && (
          <Link
            className={styles.view}
            href={addressOf({ ...state, view: inRows ? undefined : "rows" })}
            replace
          >
            {t(inRows ? "catalog.cards" : "catalog.rows")}
          </Link>
        )}
      </div>
      <InfiniteList
        query={query}
        first={first}
        empty={narrowed || !nothing ? <NoProducts state={state} addressOf={addressOf} /> : nothing}
        {...(after && { after })}
      >
        {(products) =>
          inRows ? (
            Rows && <Rows products={products} currency={currency} />
          ) : (
            <VirtualGrid items={products}>
              {(product, index) => (
                <ListCard
                  product={product}
                  favorites={favorites}
                  currency={currency}
                  priority={index < EAGER_CARDS}
                />
              )}
            </VirtualGrid>
          )
        }
      </InfiniteList>
    </section>
  );
}

/** Props of {@link ChosenFilters}. */
interface ChosenFiltersProps {
  state: ListState;
  addressOf: (state: ListState) => string;
  currency: string | undefined;
  /** Whether the server knows all filters. */
  knowsAll: boolean;
}

/** The active filters; a press removes one. */
function ChosenFilters({ state, addressOf, currency, knowsAll }: ChosenFiltersProps) {
  const { t } = useI18n();
  const rangeText = useRangeText(currency);
  const rateText = useRateText();
  const chosen: { name: string; without: ListState }[] = [];
  if (state.min !== undefined || state.max !== undefined)
    chosen.push({ name: rangeText(state), without: { ...state, min: undefined, max: undefined } });
  if (state.free) chosen.push({ name: t("shell.freeShipping"), without: { ...state, free: false } });
  // A filter that the server doesn't know has no effect, so it isn't shown as active.
  if (knowsAll) {
    if (state.stock) chosen.push({ name: t("catalog.stockOnly"), without: { ...state, stock: false } });
    if (state.ships !== undefined) {
      const name = t("product.shipsWithin", { count: state.ships });
      chosen.push({ name, without: { ...state, ships: undefined } });
    }
    if (state.rate !== undefined)
      chosen.push({ name: rateText(state.rate), without: { ...state, rate: undefined } });
  }
  if (chosen.length === 0) return null;
  return (
    <ul className={utilities.wrap} aria-label={t("catalog.chosen")}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link
            href={addressOf(without)}
            replace
            className={utilities.chip}
            aria-label={t("catalog.remove", { name })}
          >
            {name}
            <Icon of={closeIcon} size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoProducts({ state, addressOf }: Pick<ProductListProps, "state" | "addressOf">) {
  const { t } = useI18n();
  if (countFilters(state) > 0) {
    return (
      <EmptyState
        art={searchDrawing}
        title={t("catalog.filteredTitle")}
        text={t("catalog.filteredText")}
        action={
          <ButtonLink href={addressOf(withoutFilters(state))} replace>
            {t("catalog.clear")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("catalog.emptyTitle")}
      text={t("catalog.emptyText")}
      action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
    />
  );
}

/** The products of a list, or of a search if there are `words`, page by page. */
function useProducts(state: ListState, words = "") {
  const services = useServices();
  const list = useInfiniteQuery({
    ...productsQuery(services, listInput(state)),
    enabled: words === "",
  });
  const found = useInfiniteQuery({
    ...services.queries.products.search.infinite(searchInput(state, words)),
    enabled: words !== "",
  });
  return words === "" ? list : found;
}

/** Loads the table when a wide window asks for it for the first time. */
function useRows(isWanted: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./product-rows")>();
  useEffect(
    () => (isWanted ? retryWithBackoff(() => import("./product-rows").then(setLoaded)) : undefined),
    [isWanted],
  );
  return loaded?.ProductRows;
}

/** Another state of the list starts from the top, below the page's header. */
function useScrollToTop(address: string) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const element = top.current;
    const margin = Number.parseFloat(element ? getComputedStyle(element).scrollMarginBlockStart : "0");
    if (element && element.getBoundingClientRect().top < margin) element.scrollIntoView();
  }, [address]);
  return top;
}
