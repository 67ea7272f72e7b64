import { typedAmount } from "marketplace-react/money";
import type { ListState } from "./list-state";
import { readPrice, tidyRange } from "./price";

/** The filters as they stand in the sheet's fields. */
export interface FilterDraft {
  low: string;
  high: string;
  free: boolean;
}

/** Fields that show what a list is narrowed to, as readers of the language `tag` type it. */
export const draftOf = ({ min = "", max = "", free }: ListState, tag: string): FilterDraft => ({
  low: typedAmount(min, tag),
  high: typedAmount(max, tag),
  free,
});

/** The list with the filters of the fields, typed in the language `tag`; undefined while a price can't be read. */
export function readDraft(
  state: ListState,
  { low, high, free }: FilterDraft,
  tag: string,
): ListState | undefined {
  const min = readPrice(low, tag);
  const max = readPrice(high, tag);
  return min === null || max === null ? undefined : { ...state, ...tidyRange({ min, max }), free };
}
