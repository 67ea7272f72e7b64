import { typedAmount } from "marketplace-react/money";
import type { ListState } from "./list-state";
import { readPrice, tidyRange } from "./price";

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
