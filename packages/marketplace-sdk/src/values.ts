/** An object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the contract calls an id: some servers send numbers, others digits. Infinity is what JSON makes of `1e999`. */
export const isId = (value: unknown): value is number | string =>
  typeof value === "string" || Number.isFinite(value);

/** Printable ASCII, since a token goes into a header. "undefined" and "null" are what a careless `setItem` leaves behind. */
export const isToken = (text: string): boolean => /^(?!undefined$|null$)[!-~][ -~]{0,9999}$/.test(text);

/** A list; PHP sends one with gaps in its keys as an object. */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** One reading of a response. */
export interface Normalization {
  /** Set when an id or an amount was beyond 2^53: `JSON.parse` has rounded it. */
  isRounded: boolean;
  /** The server's time zone, for times without one; undefined for UTC. */
  readonly timeZone?: string | undefined;
}

/** Notes an id or an amount that JSON.parse has rounded. */
export function noteRounding(value: unknown, run: Normalization): void {
  if (typeof value === "number" && Math.abs(value) >= 2 ** 53) run.isRounded = true;
}

/** What templates of servers write for an id that is missing. */
const NO_IDS: readonly unknown[] = ["", "null", "undefined", "NaN"];

/** An id as it came; undefined for what is none. */
export function toId(value: unknown, run: Normalization): number | string | undefined {
  noteRounding(value, run);
  return isId(value) && !NO_IDS.includes(value) ? value : undefined;
}

/**
 * A text; undefined for what is none. PHP's JSON_NUMERIC_CHECK makes a number of every text that looks like one, and a database has null for
 * one that was never written.
 */
export function toText(value: unknown, run: Normalization): string | undefined {
  if (typeof value === "string") return value;
  noteRounding(value, run);
  return Number.isFinite(value) ? String(value) : undefined;
}

/** How servers write flags: PHP's text of false is empty, PDO has t and f for PostgreSQL and bytes for MySQL's BIT. */
const TRUE: readonly string[] = ["1", "true", "t", "yes", "on", "\u0001"];
const FALSE: readonly string[] = ["0", "false", "f", "no", "off", "\u0000", ""];

/** A flag as true or false; undefined for what says neither. */
export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const word = String(value).trim().toLowerCase();
  return TRUE.includes(word) || (FALSE.includes(word) ? false : undefined);
}

/** A string, or a numeral of 16 digits or more; the lookarounds keep fractions and exponents in one piece. */
const LONG_NUMERAL = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?:\.\d+)?(?![\d.eE])/g;

/**
 * JSON text in which integers beyond ±(2^53 − 1) are strings, because a JavaScript number would round them. It scans the whole
 * text, so it only runs when a response is known to hold such a number.
 */
export const quoteLongNumbers = (text: string): string =>
  text.replace(LONG_NUMERAL, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
  );
