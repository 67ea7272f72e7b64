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
      if (typeof inner === "object") writeDecimals(found, inner);
      else if (typeof found === "number") value[field] = decimal(found);
    }
  }
}

/** A finite number as a plain decimal, without exponent: 1e-7 → "0.0000001". */
export function decimal(number: number): string {
  const text = String(number);
  const [digits = "", exponent] = text.split("e");
  if (exponent === undefined) return text;
  const fraction = (digits.split(".")[1] ?? "").length - Number(exponent);
  return fraction > 0 ? number.toFixed(Math.min(fraction, 100)) : String(BigInt(number));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
