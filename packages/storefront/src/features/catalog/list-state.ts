import type { Input } from "marketplace-sdk";
import { isAbove, PLAIN, readAmount } from "marketplace-sdk/money";
import { isId, type ListQuery } from "../../shared/navigation/paths";
import { PAGE_SIZE } from "../../shared/services";

/** Tabs of a product list (docs/product.md, "Product lists"). */
export const LIST_TABS = ["all", "sales", "price", "new"] as const;

export type ListTab = (typeof LIST_TABS)[number];

/** Lists of the home page that a product list can show. */
export const FLAGS = ["hot", "recommend", "month", "daily"] as const;

export type Flag = (typeof FLAGS)[number];

/** A price range as typed; the values are decimal strings. */
export interface PriceRange {
  min?: string | undefined;
  max?: string | undefined;
}

/** State of a product list. It is stored in the address, so that links, reloads and Back keep it. */
export interface ListState extends PriceRange {
  tab: ListTab;
  /** Direction of the price tab. */
  order: "asc" | "desc";
  /** Id of a category, except on the category screen, which has it in its path. */
  pid?: string | undefined;
  flag?: Flag | undefined;
  /** Whether to list only products with free shipping. */
  free: boolean;
  /** Whether to list only products in stock. */
  stock: boolean;
  /** Minimum rate of positive reviews, in percent. */
  rate?: number | undefined;
  /** Maximum number of hours until dispatch. */
  ships?: number | undefined;
  /** Shows a wide window's table instead of cards. */
  view?: "rows" | undefined;
}

type ListInput = Omit<NonNullable<Input<"products.list">>, "page">;

type SearchInput = Omit<Input<"products.search">, "page">;

/** @param search query of the address; unknown and invalid values are ignored */
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
    ships: wholeOf(query.get("ships"), MAX_SHIP_HOURS),
    view: oneOf(["rows"], query.get("view")),
    ...tidyRange({ min: priceOf(query.get("min")), max: priceOf(query.get("max")) }),
  };
}

/** The state as a query for `paths`, without defaults. */
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

/** Input of products.list. */
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
    // Counts tell whether the server knows the filter.
    ...(hasNewFilter(state) && { facets: 1 }),
  };
}

/** Input of products.search. */
export function searchInput(state: ListState, words: string): SearchInput {
  const { pid, flag, ...input } = listInput(state);
  return { ...input, search: words };
}

/** Whether a filter is set that a server may not know. A server that knows it returns `facets`. */
export const hasNewFilter = ({ stock, rate, ships }: ListState): boolean =>
  stock || rate !== undefined || ships !== undefined;

/** Number of filters that are set in the filter sheet. */
export function countFilters({ min, max, free, stock, rate, ships }: ListState): number {
  const set = [min !== undefined || max !== undefined, free, stock, rate !== undefined, ships !== undefined];
  return set.filter(Boolean).length;
}

/** The state without filters, in the same tab and category. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  min: undefined,
  max: undefined,
  free: false,
  stock: false,
  rate: undefined,
  ships: undefined,
});

/** State of a tab. Pressing the price tab again reverses it. */
export function withTab(state: ListState, tab: ListTab): ListState {
  const turned = tab === "price" && state.tab === "price" && state.order === "asc";
  return { ...state, tab, order: turned ? "desc" : "asc" };
}

function oneOf<Word extends string>(words: readonly Word[], value: string | null): Word | undefined {
  return words.find((word) => word === value);
}

/** The contract's maximum number of hours until dispatch. */
const MAX_SHIP_HOURS = 8_760;

function wholeOf(text: string | null, max: number): number | undefined {
  const number = /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 && number <= max ? number : undefined;
}

const priceOf = (text: string | null): string | undefined => readPrice(text ?? "", PLAIN) ?? undefined;

/** Preset ranges, in the shop's currency. */
export const PRICE_STEPS: readonly PriceRange[] = [{ max: "10" }, { min: "10", max: "50" }, { min: "50" }];

/** Reads what a user typed as a price; see {@link readAmount}. */
export const readPrice = (typed: string, tag: string): string | undefined | null =>
  readAmount(typed, tag, { whole: 12, fraction: 8 });

/** The range with its ends in order. A minimum of 0 is left out. */
export function tidyRange({ min, max }: PriceRange): PriceRange {
  const low = min === "0" ? undefined : min;
  if (!isAbove(low, max)) return { min: low, max };
  return { min: max === "0" ? undefined : max, max: low };
}

export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}
