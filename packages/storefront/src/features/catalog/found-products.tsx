import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { paths } from "../../shared/navigation/paths";
import { CatalogColumns, useCatalogSite } from "./catalog-columns";
import { ListBar } from "./list-bar";
import { type ListState, readListState, writeListState } from "./list-state";
import { ProductList, type ProductListProps } from "./product-list";

/** Props of {@link FoundProducts}. */
export interface FoundProductsProps {
  words: string;
  /** Shown if nothing was found. */
  nothing: ReactNode;
  /** The next step if what was found has some of the words only. */
  otherwise: ReactNode;
  /** Renders what follows the rows. */
  after: NonNullable<ProductListProps["after"]>;
}

/** The products of a search, to sort and filter like other lists. */
export function FoundProducts({ words, nothing, otherwise, after }: FoundProductsProps) {
  const { currency } = useCatalogSite();
  const state = readSearchList(useSearch());
  const addressOf = (next: ListState): string => {
    const { tab, ...query } = writeListState({ ...next, pid: undefined, flag: undefined });
    return paths.search({ q: words, sort: tab, ...query });
  };
  const list = { state, addressOf, currency, words };
  return (
    <>
      <ListBar {...list} />
      <CatalogColumns {...list}>
        <ProductList {...list} nothing={nothing} otherwise={otherwise} after={after} />
      </CatalogColumns>
    </>
  );
}

/** In the address of a search, `tab` is the kind of result, so the list's tab is in `sort`. */
function readSearchList(search: string): ListState {
  const query = new URLSearchParams(search);
  query.set("tab", query.get("sort") ?? "");
  return { ...readListState(query.toString()), pid: undefined, flag: undefined };
}
