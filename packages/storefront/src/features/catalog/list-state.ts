import { PLAIN } from "marketplace-react/money";
import type { Input } from "marketplace-sdk";
import { isId } from "../../shared/navigation/is-id";
import type { ListQuery } from "../../shared/navigation/paths";
import { PAGE_SIZE } from "../../shared/page-size";
import { type PriceRange, readPrice, tidyRange } from "./price";

/** Tabs of a product list (docs/product.md, "Product lists"). */
export const LIST_TABS = ["all", "sales", "price", "new"] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Lists of the home page that a product list may be narrowed to. */
export const FLAGS = ["hot", "recommend", "month", "daily"] as const;
export type Flag = (typeof FLAGS)[number];

/** What a product list shows. It lives in the address, so that a link, a reload and Back keep it. */
export interface ListState extends PriceRange {
  tab: ListTab;
  /** Direction of the price tab. */
  order: "asc" | "desc";
  /** Category; the category screen has it in its path instead. */
  pid?: string | undefined;
  flag?: Flag | undefined;
  /** Only products without freight. */
  free: boolean;
  /** Only products with pieces left. */
  stock: boolean;
  /** Fewest positive reviews, in percent. */
  rate?: number | undefined;
  /** Most hours until dispatch. */
  ships?: number | undefined;
  /** Rows to compare in a wide window, instead of cards. */
  view?: "rows" | undefined;
}

type ListInput = Omit<NonNullable<Input<"products.list">>, "page">;
type SearchInput = Omit<Input<"products.search">, "page">;

/** @param search the address's query; what it does not know or understand counts as not there */
export function readListState(search: string): ListState {
  const query = new URLSearchParams(search);
  const pid = query.get("pid") ?? "";
  return {
    tab: oneOf(LIST_TABS, query.get("tab")) ?? "all",
    order: query.get("order") === "desc" ? "desc" : "asc",
    pid: isId(pid) && !/^0+$/.test(pid) ? pid : undefined,
    flag: oneOf(FLAGS, query.get("flag")),
    free: query.get("free") === "1",
    stock: query.get("stock") === "1",
    rate: wholeOf(query.get("rate"), 100),
    ships: wholeOf(query.get("ships"), MOST_HOURS),
    view: oneOf(["rows"], query.get("view")),
    ...tidyRange({ min: priceOf(query.get("min")), max: priceOf(query.get("max")) }),
  };
}

/** The other way round, for `paths`: what is as usual is left out. */
export function writeListState(state: ListState): ListQuery {
  const { tab, order, pid, flag, free, stock, rate, ships, view, min, max } = state;
  return {
    tab: tab === "all" ? undefined : tab,
    order: tab === "price" && order === "desc" ? order : undefined,
    pid,
    flag,
    min,
    max,
    free: free ? 1 : undefined,
    stock: stock ? 1 : undefined,
    rate,
    ships,
    view,
  };
}

/** What the server is asked for. */
export function listInput(state: ListState): ListInput {
  const { tab, order, pid, flag, free, stock, rate, ships, min, max } = state;
  return {
    limit: PAGE_SIZE,
    ...(tab === "sales" && { sort: "sales", order: "desc" }),
    ...(tab === "price" && { sort: "price", order }),
    ...(tab === "new" && { sort: "createtime", order: "desc" }),
    ...(pid !== undefined && { pid }),
    ...(flag && { flag }),
    ...(min !== undefined && { min_price: min }),
    ...(max !== undefined && { max_price: max }),
    ...(free && { free_shipping: 1 }),
    ...(stock && { in_stock: 1 }),
    ...(rate !== undefined && { min_rate: rate }),
    ...(ships !== undefined && { ships_within: ships }),
    // Tells whether the server knows the filter.
    ...(hasNewFilter(state) && { facets: 1 }),
  };
}

/** The same in a search. */
export function searchInput(state: ListState, words: string): SearchInput {
  const { pid, flag, ...input } = listInput(state);
  return { ...input, search: words };
}

/** Whether a filter is set that a server may not know; one that does counts `facets`. */
export const hasNewFilter = ({ stock, rate, ships }: ListState): boolean =>
  stock || rate !== undefined || ships !== undefined;

/** Filters of the filter sheet that are set. */
export function countFilters({ min, max, free, stock, rate, ships }: ListState): number {
  const set = [min !== undefined || max !== undefined, free, stock, rate !== undefined, ships !== undefined];
  return set.filter(Boolean).length;
}

/** Back to every product; tab and category stay. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  min: undefined,
  max: undefined,
  free: false,
  stock: false,
  rate: undefined,
  ships: undefined,
});

/** State behind a tab: the price tab turns around when it is pressed again. */
export function withTab(state: ListState, tab: ListTab): ListState {
  const turned = tab === "price" && state.tab === "price" && state.order === "asc";
  return { ...state, tab, order: turned ? "desc" : "asc" };
}

function oneOf<Word extends string>(words: readonly Word[], given: string | null): Word | undefined {
  return words.find((word) => word === given);
}

/** Most hours until dispatch that the contract takes. */
const MOST_HOURS = 8_760;

function wholeOf(text: string | null, most: number): number | undefined {
  const number = /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 && number <= most ? number : undefined;
}

const priceOf = (text: string | null): string | undefined => readPrice(text ?? "", PLAIN) ?? undefined;
