import { useQuery } from "@tanstack/react-query";
import type { ProductFacets } from "marketplace-sdk";
import { typedAmount } from "marketplace-sdk/money";
import { useEffect, useMemo, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { type ListState, listInput, readPrice, searchInput, tidyRange } from "./list-state";

/** The filters as typed in the form. */
export interface FilterDraft extends Pick<ListState, "free" | "stock" | "rate" | "ships"> {
  low: string;
  high: string;
}

/** Values of a list without filters. */
export const NO_FILTERS: FilterDraft = {
  low: "",
  high: "",
  free: false,
  stock: false,
  rate: undefined,
  ships: undefined,
};

/** Values that show the list's filters, written in the language `tag`. */
export const draftOf = (state: ListState, tag: string): FilterDraft => ({
  low: typedAmount(state.min ?? "", tag),
  high: typedAmount(state.max ?? "", tag),
  free: state.free,
  stock: state.stock,
  rate: state.rate,
  ships: state.ships,
});

/** The list with these filters, typed in the language `tag`; undefined if a price can't be read. */
export function readDraft(
  state: ListState,
  { low, high, ...others }: FilterDraft,
  tag: string,
): ListState | undefined {
  const min = readPrice(low, tag);
  const max = readPrice(high, tag);
  return min === null || max === null ? undefined : { ...state, ...tidyRange({ min, max }), ...others };
}

/** The list's filters as the user changes them; `reset` shows the list's own again. */
export function useDraft(state: ListState) {
  const { tag } = useI18n();
  const [changed, setChanged] = useState<FilterDraft>();
  const shown = useMemo(() => draftOf(state, tag), [state, tag]);
  const draft = changed ?? shown;
  return {
    draft,
    change: (fields: Partial<FilterDraft>) => setChanged({ ...draft, ...fields }),
    reset: () => setChanged(undefined),
  };
}

/** Milliseconds without a change of the filters before the server is counted. */
const DEBOUNCE_MS = 300;

/** The number of products for other filters. */
interface Count {
  /** Undefined while it is unknown, such as when the server can't be reached. */
  total: number | undefined;
  /** Numbers for one more filter; undefined if the server doesn't count, and so doesn't know all filters. */
  facets: ProductFacets | undefined;
}

/**
 * The number of products that a list would have with other filters. A newer request cancels an older one, whose numbers stay
 * until new ones arrive.
 *
 * @param words of a search; without them a list
 */
export function useCount(state: ListState, draft: FilterDraft, words = ""): Count {
  const { market, queries } = useServices();
  const { tag } = useI18n();
  const [requested, setRequested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const filtered = readDraft(state, requested, tag);
  // The sort order doesn't change the number.
  const counted: ListState = { ...(filtered ?? state), tab: "all" };
  const input = { ...listInput(counted), limit: 1, facets: 1 } as const;
  const list = useQuery({
    ...queries.products.list(input),
    queryFn: ({ signal }) => market.products.list(input, { signal, notify: false }),
    enabled: filtered !== undefined && words === "",
    placeholderData: (before) => before,
  });
  const search = { ...searchInput(counted, words), limit: 1, facets: 1 } as const;
  const found = useQuery({
    ...queries.products.search(search),
    queryFn: ({ signal }) => market.products.search(search, { signal, notify: false }),
    enabled: filtered !== undefined && words !== "",
    placeholderData: (before) => before,
  });
  const { data } = words === "" ? list : found;
  return { total: readDraft(state, draft, tag) && data?.total, facets: data?.facets };
}

/** Text for a minimum rate of positive reviews. */
export function useRateText() {
  const { t, percent } = useI18n();
  return (rate: number): string => t("catalog.rateOver", { rate: percent(`${rate / 100}`) });
}

/** Text for a price range in the reader's language. @param currency without it, only the amounts are shown */
export function useRangeText(currency: string | undefined) {
  const { t, money } = useI18n();
  return ({ min, max }: Pick<ListState, "min" | "max">): string => {
    const amount = (price: string, unit = currency ?? ""): string => money(price, unit).trim();
    if (min === undefined) return t("catalog.under", { amount: amount(max ?? "0") });
    if (max === undefined) return t("catalog.over", { amount: amount(min) });
    return t("catalog.between", { low: amount(min, ""), high: amount(max) });
  };
}
