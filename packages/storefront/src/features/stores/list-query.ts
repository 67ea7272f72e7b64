import type { Input } from "marketplace-sdk";
import { isId } from "../../shared/navigation/is-id";
import type { ListQuery } from "../../shared/navigation/paths";

/** The sort tabs of a store's products; price goes both ways (docs/product.md, "Product lists"). */
export const SORTS = ["all", "sales", "price", "new"] as const;

export type Sort = (typeof SORTS)[number];

/** The views of a store's page; the first one is shown when its address names none. */
export const VIEWS = ["products", "reviews", "about"] as const;

export type View = (typeof VIEWS)[number];

/** What the address of a store says about its page and its product list. */
export interface StoreList {
  view: View;
  /** A category of the store; empty for all of them, and while words are searched. */
  pid: string;
  sort: Sort;
  /** Dearest first; only for price. */
  falling: boolean;
  /** Words searched in this store; empty for all products. */
  words: string;
}

/** Longest search text the contract takes. */
export const MAX_WORDS = 100;

const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);
const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text);

/** Reads the address; unknown values count as not given. @param search query with or without "?" */
export function readStoreList(search: string): StoreList {
  const query = new URLSearchParams(search);
  const tab = query.get("tab");
  const sort = isSort(tab) ? tab : "all";
  const view = query.get("view");
  const words = (query.get("q") ?? "").trim().slice(0, MAX_WORDS);
  const pid = query.get("pid") ?? "";
  return {
    view: isView(view) ? view : "products",
    pid: isId(pid) && !words ? pid : "",
    sort,
    falling: sort === "price" && query.get("order") === "desc",
    words,
  };
}

/** The address part of a list; what is the default stays out. */
export function writeStoreList({ view, pid, sort, falling, words }: StoreList): ListQuery {
  if (view !== "products") return { view };
  return {
    pid: words ? undefined : pid || undefined,
    tab: sort === "all" ? undefined : sort,
    order: sort === "price" && falling ? "desc" : undefined,
    q: words || undefined,
  };
}

/** The list a tab leads to: price, chosen again, turns around. */
export function afterTab(list: StoreList, sort: Sort): StoreList {
  return { ...list, sort, falling: sort === "price" && list.sort === "price" && !list.falling };
}

type SortInput = Pick<NonNullable<Input<"products.list">>, "sort" | "order">;

/** Sort fields of the contract; the default order is the server's own. */
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
