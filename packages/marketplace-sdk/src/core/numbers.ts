/**
 * Whether a walk over an answer met an id or an amount of money that `JSON.parse` has rounded. Set by {@link checkId};
 * who begins a walk clears it.
 */
export const rounding = { seen: false };

/** Notes a number beyond ±(2^53 - 1): JSON may have carried another one. Called for every id, so it does nothing more. */
export function checkId(id: unknown): void {
  if (typeof id === "number" && Math.abs(id) >= 2 ** 53) rounding.seen = true;
}

/** A number as a plain decimal, without exponent: 1e-7 → "0.0000001". At most 20 decimals, the contract knows 18. */
export function decimal(number: number): string {
  checkId(number);
  const text = String(number);
  return /e/.test(text)
    ? number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}
