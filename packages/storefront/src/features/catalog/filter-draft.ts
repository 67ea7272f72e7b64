import type { ListState } from "./list-state";
import { readPrice, tidyRange } from "./price";

/** The filters as they stand in the sheet's fields. */
export interface FilterDraft {
  low: string;
  high: string;
  free: boolean;
}

/** Fields that show what a list is narrowed to. */
export const draftOf = ({ min = "", max = "", free }: ListState): FilterDraft => ({
  low: min,
  high: max,
  free,
});

/** The list with the filters of the fields; undefined while a price can't be read. */
export function readDraft(state: ListState, { low, high, free }: FilterDraft): ListState | undefined {
  const min = readPrice(low);
  const max = readPrice(high);
  return min === null || max === null ? undefined : { ...state, ...tidyRange({ min, max }), free };
}
