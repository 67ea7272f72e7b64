import { latinDigits } from "./digits";

/** Digits before and after the decimal sign. Default: what the contract takes for money. */
export interface Digits {
  whole: number;
  fraction: number;
}

/**
 * Reads what somebody typed as an amount, in their own digits and with their own signs.
 *
 * @returns a plain decimal string; undefined for an empty text; null for what is no amount
 */
export function readAmount(
  typed: string,
  { whole, fraction }: Digits = { whole: 21, fraction: 18 },
): string | undefined | null {
  const text = latinDigits(typed)
    .replace(/\s/g, "")
    // The Arabic decimal sign is no comma: read as one, the decimals of 1٫250 would become thousands.
    .replace(/[٫．]/g, ".")
    .replace(/[،٬，]/g, ",")
    // A comma before three digits groups thousands, unless nothing but a 0 is before it; any other is the decimal sign.
    .replace(/^[1-9]\d{0,2}(?:,\d{3})+(?!\d)/, (grouped) => grouped.replaceAll(",", ""))
    .replace(",", ".");
  if (text === "") return undefined;
  const parts = /^0*(\d*)(?:\.(\d*))?$/.exec(text);
  const [, units = "", rest = ""] = parts ?? [];
  if (!parts || text === "." || units.length > whole || rest.length > fraction) return null;
  const digits = rest.replace(/0+$/, "");
  return `${units || "0"}${digits && `.${digits}`}`;
}
