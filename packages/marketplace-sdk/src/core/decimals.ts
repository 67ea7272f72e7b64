import { checkId } from "./json";

/** Corrects one object in place and looks at its ids; generated from the contract. */
export type Fix = (row: Record<string, unknown>) => void;

/**
 * Corrects an object, or every row of a list. Servers may send money as a JSON number; the contract and the SDK's
 * types say decimal string.
 */
export function each(value: unknown, fix: Fix): void {
  if (Array.isArray(value)) {
    // Measured: on long lists an iterator and a second look at each row cost more than the correction itself.
    for (let at = 0; at < value.length; at++) {
      const row = value[at];
      if (row && typeof row === "object") fix(row);
    }
  } else if (isRecord(value)) fix(value);
}

/** A number as a plain decimal, without exponent: 1e-7 → "0.0000001". At most 20 decimals, the contract knows 18. */
export function decimal(number: number): string {
  checkId(number);
  const text = String(number);
  return /e/.test(text)
    ? number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** An object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
