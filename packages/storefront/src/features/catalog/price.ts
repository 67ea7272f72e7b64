import { compareDecimals } from "../../money/decimal";

/** Zeros of the digit rows people type prices with: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** A typed price range; the values are decimal strings. */
export interface PriceRange {
  min?: string | undefined;
  max?: string | undefined;
}

/** Ranges offered at a tap, in the shop's currency. */
export const PRICE_STEPS: readonly PriceRange[] = [{ max: "10" }, { min: "10", max: "50" }, { min: "50" }];

/**
 * Reads what somebody typed as a price, in their own digits and with their own signs.
 *
 * @returns a plain decimal string; undefined for an empty text; null for what is no price
 */
export function readPrice(typed: string): string | undefined | null {
  const text = latinDigits(typed)
    .replace(/\s/g, "")
    .replace(/[،٫．]/g, (sign) => (sign === "．" ? "." : ","))
    // A comma before three digits groups thousands; any other is the decimal sign.
    .replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (grouped) => grouped.replaceAll(",", ""))
    .replace(",", ".");
  if (text === "") return undefined;
  const parts = /^0*(\d{0,12})(?:\.(\d{0,8}))?$/.exec(text);
  if (!parts || text === ".") return null;
  const fraction = (parts[2] ?? "").replace(/0+$/, "");
  return `${parts[1] || "0"}${fraction && `.${fraction}`}`;
}

/** A range with its ends in order. A lower end of 0 says nothing and is left out. */
export function tidyRange({ min, max }: PriceRange): PriceRange {
  const low = min === "0" ? undefined : min;
  if (low === undefined || max === undefined || compareDecimals(low, max) <= 0) return { min: low, max };
  return { min: max === "0" ? undefined : max, max: low };
}

export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}

function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
