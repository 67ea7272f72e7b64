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
}

type ListInput = Omit<NonNullable<Input<"products.list">>, "page">;

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
    ...tidyRange({ min: priceOf(query.get("min")), max: priceOf(query.get("max")) }),
  };
}

/** The other way round, for `paths`: what is as usual is left out. */
export function writeListState({ tab, order, pid, flag, free, min, max }: ListState): ListQuery {
  return {
    tab: tab === "all" ? undefined : tab,
    order: tab === "price" && order === "desc" ? order : undefined,
    pid,
    flag,
    min,
    max,
    free: free ? 1 : undefined,
  };
}

/** What the server is asked for. */
export function listInput({ tab, order, pid, flag, free, min, max }: ListState): ListInput {
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
  };
}

/** Filters of the filter sheet that are set. */
export function countFilters({ min, max, free }: ListState): number {
  return (min !== undefined || max !== undefined ? 1 : 0) + (free ? 1 : 0);
}

/** Back to every price and freight; tab and category stay. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  min: undefined,
  max: undefined,
  free: false,
});

/** State behind a tab: the price tab turns around when it is pressed again. */
export function withTab(state: ListState, tab: ListTab): ListState {
  const turned = tab === "price" && state.tab === "price" && state.order === "asc";
  return { ...state, tab, order: turned ? "desc" : "asc" };
}

function oneOf<Word extends string>(words: readonly Word[], given: string | null): Word | undefined {
  return words.find((word) => word === given);
}

const priceOf = (text: string | null): string | undefined => readPrice(text ?? "", PLAIN) ?? undefined;
