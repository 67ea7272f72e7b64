import { type Normalization, noteRounding } from "./values.js";

/** As the contract writes amounts, rates and scores. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * A decimal as formatters of other servers write it: `1,234.50`, `5.00 `, `$5`, `5 USDT`, `0E-8`. A comma only groups digits; one that
 * could be a decimal sign, as in `12,50`, is not guessed at.
 */
const CURRENCY = String.raw`(?:[A-Z]{2,10}|[A-Z]{0,3}[$\u00a2-\u00a5\u0e3f\u20a0-\u20c0\uff04\uffe5])?`;
const WRITTEN = new RegExp(
  String.raw`^([-+]?)${CURRENCY}\s*([-+]?)([1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,2}))?\s*${CURRENCY}$`,
);

/** More digits before the point than the contract has. */
const TOO_LONG = /^-?\d{22}/;

/** An amount, a rate or a score as a decimal string; undefined for what can't be read. */
export function toAmount(value: unknown, run: Normalization): string | undefined {
  if (typeof value === "number") {
    noteRounding(value, run);
    return Number.isFinite(value) ? toDecimal(withoutDust(value)) : undefined;
  }
  if (typeof value !== "string") return undefined;
  return DECIMAL.test(value) ? value : readWritten(value);
}

/** A number or a numeral in a text, such as `57` or `1,200`; undefined for what can't be read. */
export function toCount(value: unknown): number | undefined {
  if (typeof value === "string") return toCount(Number(readWritten(value) ?? Number.NaN));
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function readWritten(text: string): string | undefined {
  const [, before, after, whole = "", fraction = "", exponent = "0"] = WRITTEN.exec(text.trim()) ?? [];
  if (before === undefined || (before && after) || !(whole || fraction)) return undefined;
  const decimal = shift(before || after || "", whole.replaceAll(",", ""), fraction, Number(exponent));
  return TOO_LONG.test(decimal) ? undefined : decimal;
}

/**
 * What a float adds to a decimal: 0.1 + 0.2 is 0.30000000000000004. 15 digits are always exact, and a number that really has 16 or 17 loses
 * no more than two of them that way.
 */
function withoutDust(number: number): number {
  const rounded = Number(number.toPrecision(15));
  return String(rounded).length < String(number).length - 2 ? rounded : number;
}

/** A number as a plain decimal without an exponent: 1e-7 → "0.0000001". At most 20 decimals; the contract has 18. */
export function toDecimal(number: number): string {
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)\.?(\d*)e(.*)$/.exec(String(number)) ?? [];
  return exponent ? shift(sign, whole, fraction, Number(exponent)) : String(number);
}

/** Moves the point of a decimal: 1.5 and −3 → "0.0015". */
function shift(sign: string, whole: string, fraction: string, places: number): string {
  const at = whole.length + places;
  const digits = "0".repeat(Math.max(0, -at)) + whole + fraction.padEnd(places, "0");
  const point = Math.max(0, at);
  const decimals = places < 0 ? digits.slice(point, point + 20).replace(/0+$/, "") : digits.slice(point);
  const units = digits.slice(0, point).replace(/^0+(?=\d)/, "") || "0";
  const isZero = !/[1-9]/.test(units + decimals);
  return `${sign === "-" && !isZero ? sign : ""}${units}${decimals && `.${decimals}`}`;
}
