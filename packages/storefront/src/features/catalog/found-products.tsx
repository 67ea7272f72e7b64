import type { ReactNode } from "react";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { CatalogColumns } from "./catalog-columns";
import { ListBar } from "./list-bar";
import { type ListState, readListState, writeListState } from "./list-state";
import { ProductList, type ProductListProps } from "./product-list";
import { useCatalogSite } from "./queries";

/** Props of {@link FoundProducts}. */
export interface FoundProductsProps {
  words: string;
  /** Stands where nothing was found. */
  nothing: ReactNode;
  /** Draws what stands under the rows. */
  after: NonNullable<ProductListProps["after"]>;
}

/** The products of a search, to be sorted and narrowed like every list of them. */
export function FoundProducts({ words, nothing, after }: FoundProductsProps) {
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
        <ProductList {...list} nothing={nothing} after={after} />
      </CatalogColumns>
    </>
  );
}

/** In the address of a search, `tab` says what is looked for; the tab of the list is `sort`. */
function readSearchList(search: string): ListState {
  const query = new URLSearchParams(search);
  query.set("tab", query.get("sort") ?? "");
  return { ...readListState(query.toString()), pid: undefined, flag: undefined };
}
