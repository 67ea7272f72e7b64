import { compareDecimals, readAmount } from "marketplace-react/money";

/** A price range as typed; the values are decimal strings. */
export interface PriceRange {
  min?: string | undefined;
  max?: string | undefined;
}

/** Preset ranges, in the shop's currency. */
export const PRICE_STEPS: readonly PriceRange[] = [{ max: "10" }, { min: "10", max: "50" }, { min: "50" }];

/** Reads what a user typed as a price; see {@link readAmount}. */
export const readPrice = (typed: string, tag: string): string | undefined | null =>
  readAmount(typed, tag, { whole: 12, fraction: 8 });

/** The range with its ends in order. A minimum of 0 is left out. */
export function tidyRange({ min, max }: PriceRange): PriceRange {
  const low = min === "0" ? undefined : min;
  if (low === undefined || max === undefined || compareDecimals(low, max) <= 0) return { min: low, max };
  return { min: max === "0" ? undefined : max, max: low };
}

export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}
