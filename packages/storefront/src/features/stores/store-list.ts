import type { Input } from "marketplace-sdk";
import { isId, type ListQuery } from "../../shared/navigation/paths";
import { typedWords } from "../../shared/typed";

/** Sort tabs of a store's products. Price can be reversed (docs/product.md, "Product lists"). */
export const SORTS = ["all", "sales", "price", "new"] as const;

export type Sort = (typeof SORTS)[number];

/** Views of a store's page; the first one is the default. */
export const VIEWS = ["products", "reviews", "about"] as const;

export type View = (typeof VIEWS)[number];

/** State of a store's page and its product list, stored in the address. */
export interface StoreList {
  view: View;
  /** Id of a category; empty for all of them, and during a search. */
  pid: string;
  sort: Sort;
  /** Whether the highest price comes first; only for the price tab. */
  falling: boolean;
  /** Search words; empty for all products. */
  words: string;
}

/** The contract's maximum length of search words. */
export const MAX_WORDS = 100;

const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);
const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text);

/** Reads the address; unknown values are ignored. @param search query with or without "?" */
export function readStoreList(search: string): StoreList {
  const query = new URLSearchParams(search);
  const tab = query.get("tab");
  const sort = isSort(tab) ? tab : "all";
  const view = query.get("view");
  const words = typedWords(query.get("q") ?? "", MAX_WORDS);
  const pid = query.get("pid") ?? "";
  return {
    view: isView(view) ? view : "products",
    pid: isId(pid) && !words ? pid : "",
    sort,
    falling: sort === "price" && query.get("order") === "desc",
    words,
  };
}

/** The query of a list, without defaults. */
export function writeStoreList({ view, pid, sort, falling, words }: StoreList): ListQuery {
  if (view !== "products") return { view };
  return {
    pid: words ? undefined : pid || undefined,
    tab: sort === "all" ? undefined : sort,
    order: sort === "price" && falling ? "desc" : undefined,
    q: words || undefined,
  };
}

/** State of a tab. Pressing the price tab again reverses it. */
export function afterTab(list: StoreList, sort: Sort): StoreList {
  return { ...list, sort, falling: sort === "price" && list.sort === "price" && !list.falling };
}

type SortInput = Pick<NonNullable<Input<"products.list">>, "sort" | "order">;

/** Sort input of the contract; without it the server's default applies. */
export function sortInput({ sort, falling }: StoreList): SortInput {
  switch (sort) {
    case "all":
      return {};
    case "sales":
      return { sort: "sales", order: "desc" };
    case "price":
      return { sort: "price", order: falling ? "desc" : "asc" };
    case "new":
      return { sort: "createtime", order: "desc" };
  }
}
