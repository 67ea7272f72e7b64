import { compareDecimals, perMille } from "marketplace-react/money";
import type { Data, Input } from "marketplace-sdk";
import { intlTag } from "../../../i18n/format";

/** A day or month of merchant.stats. */
export type Period = Data<"merchant.stats">["series"][number];

/** Ranges a seller can choose, each with the unit of its bars. */
export const RANGES = {
  days: { by: "day", count: 30 },
  months: { by: "month", count: 12 },
  years: { by: "month", count: 36 },
} as const;

/** A range by its name in the address. */
export type Range = keyof typeof RANGES;

/** Whether the address names a range. */
export const isRange = (name: string): name is Range => Object.hasOwn(RANGES, name);

/** Input of merchant.stats for a range that ends today. Days are UTC, and all months but the current one are whole. */
export function statsInput(range: Range, now: Date): Input<"merchant.stats"> {
  const { by, count } = RANGES[range];
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const first = by === "day" ? Date.UTC(year, month, day - count + 1) : Date.UTC(year, month - count + 1, 1);
  return { from: isoDay(first), to: isoDay(now.getTime()), by };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** "30 days", "12 months", "3 years" in the reader's language. @param tag BCP-47 tag */
export function rangeName(range: Range, tag: string): string {
  const { by, count } = RANGES[range];
  const [value, unit] = range === "years" ? [count / 12, "year"] : [count, by];
  return new Intl.NumberFormat(intlTag(tag), { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** Scale of a chart: its top, and the amounts of its grid lines. Decimal strings without fractions. */
export interface Scale {
  top: string;
  lines: string[];
}

/** A scale in round steps with two to five lines, for amounts up to `best`. */
export function scaleOf(best: string): Scale {
  const whole = BigInt(best.split(".")[0] ?? "0") + (/\.0*[1-9]/.test(best) ? 1n : 0n);
  // Steps are 1, 2, 5, 10, 20, 50 and so on.
  let step = 1n;
  for (let turn = 0; step * 5n < whole; turn += 1) step = turn % 3 === 1 ? (step * 5n) / 2n : step * 2n;
  const lines: string[] = [];
  for (let line = step; lines.length === 0 || line < whole + step; line += step) lines.push(String(line));
  return { top: lines.at(-1) ?? "1", lines };
}

/** The highest amount of the periods, a decimal string. */
export const bestOf = (series: readonly Period[]): string =>
  series.reduce(
    (best, { sales_amount }) => (compareDecimals(sales_amount, best) > 0 ? sales_amount : best),
    "0",
  );

/** Height of a bar in thousandths of the chart's. */
export const heightOf = (amount: string, { top }: Scale): number => Number(perMille(amount, top));

/** A period's name in full ("Nov 25, 2026", "Nov 2026") or short, for the axis ("11/25", "Nov"). @param date as merchant.stats has it */
export function periodName(date: string, tag: string, form: "full" | "short" = "full"): string {
  const isDay = date.length > "2026-11".length;
  const time = Date.parse(isDay ? `${date}T00:00:00Z` : `${date}-01T00:00:00Z`);
  if (Number.isNaN(time)) return date;
  const isFull = form === "full";
  const options: Intl.DateTimeFormatOptions = {
    month: isFull || !isDay ? "short" : "numeric",
    ...(isFull && { year: "numeric" }),
    ...(isDay && { day: "numeric" }),
    timeZone: "UTC",
  };
  return new Intl.DateTimeFormat(intlTag(tag), options).format(time);
}

/** The bars with a label below them: at most four, evenly spaced, always including the last. */
export function namedBars(count: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / 4));
  const named = new Set<number>();
  for (let at = count - 1; at >= 0; at -= every) named.add(at);
  return named;
}
