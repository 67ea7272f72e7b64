import { typedAmount } from "marketplace-react/money";
import type { ListState } from "./list-state";
import { readPrice, tidyRange } from "./price";

/** The filters as they stand in the sheet's fields. */
export interface FilterDraft extends Pick<ListState, "free" | "stock" | "rate" | "ships"> {
  low: string;
  high: string;
}

/** Fields of a list without filters. */
export const NO_FILTERS: FilterDraft = {
  low: "",
  high: "",
  free: false,
  stock: false,
  rate: undefined,
  ships: undefined,
};

/** Fields that show what a list is narrowed to, as readers of the language `tag` type it. */
export const draftOf = (state: ListState, tag: string): FilterDraft => ({
  low: typedAmount(state.min ?? "", tag),
  high: typedAmount(state.max ?? "", tag),
  free: state.free,
  stock: state.stock,
  rate: state.rate,
  ships: state.ships,
});

/** The list with the filters of the fields, typed in the language `tag`; undefined while a price can't be read. */
export function readDraft(
  state: ListState,
  { low, high, ...others }: FilterDraft,
  tag: string,
): ListState | undefined {
  const min = readPrice(low, tag);
  const max = readPrice(high, tag);
  return min === null || max === null ? undefined : { ...state, ...tidyRange({ min, max }), ...others };
}
