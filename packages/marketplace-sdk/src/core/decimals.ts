/** Field → 1 where a decimal stands, or the shape of the object there. Lists are transparent. */
export interface DecimalShape {
  readonly [field: string]: number | DecimalShape;
}

/**
 * Turns the JSON numbers that `shape` names into decimal strings, in place: servers may send money as a float,
 * the contract and the SDK's types say decimal string.
 */
export function writeDecimals(value: unknown, shape: DecimalShape): void {
  if (Array.isArray(value)) {
    for (const row of value) writeDecimals(row, shape);
  } else if (isRecord(value)) {
    for (const field in shape) {
      const inner = shape[field];
      const found = value[field];
      if (typeof found === "number") value[field] = decimal(found);
      else if (typeof inner === "object") writeDecimals(found, inner);
    }
  }
}

/** A number as a plain decimal, without exponent: 1e-7 → "0.0000001". At most 20 decimals, the contract knows 18. */
export function decimal(number: number): string {
  const text = String(number);
  return /e/.test(text)
    ? number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** An object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
