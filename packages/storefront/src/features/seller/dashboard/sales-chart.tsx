import { Price } from "marketplace-react/ui";
import type { Data, Input } from "marketplace-sdk";
import { isAbove, perMille } from "marketplace-sdk/money";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useI18n } from "../../../i18n";
import { createFormat, intlTag } from "../../../i18n/format";
import styles from "./sales-chart.module.css";

/** Props of {@link SalesChart}. */
export interface SalesChartProps {
  /** Periods from the oldest, at least one. */
  series: readonly Period[];
  /** Currency of the amounts; a server may leave it out. */
  currency: string | undefined;
}

/**
 * Sales as bars on a scale. A pointer over a bar, a finger drawn along them, or the arrow keys select a period, initially the
 * last one. Its figures are shown above.
 */
export function SalesChart({ series: given, currency }: SalesChartProps) {
  const { t, tag, dir, number, money, compact } = useI18n();
  const series = given ?? [];
  const last = series.length - 1;
  const [at = last, choose] = useState<number>();
  const chosen = series[Math.min(at, last)];
  if (!chosen) return null;
  const scale = scaleOf(bestOf(series));
  const named = namedBars(series.length);
  const orders = `${t("dashboard.orders")}: ${number(chosen.order_count)}`;

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const index = Math.floor((dir === "rtl" ? 1 - share : share) * series.length);
    choose(Math.max(0, Math.min(last, index)));
  };
  const move = (event: KeyboardEvent) => {
    const forward = dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const steps: Record<string, number> = {
      [forward]: Math.min(last, at + 1),
      ArrowUp: Math.min(last, at + 1),
      [back]: Math.max(0, at - 1),
      ArrowDown: Math.max(0, at - 1),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div className={styles.chart}>
      <p className={styles.readout}>
        <strong>{periodName(chosen.date, tag)}</strong>
        <Price amount={chosen.sales_amount} currency={currency} size="s" />
        <span>{orders}</span>
      </p>
      <div className={styles.plot}>
        <ul className={styles.scale} aria-hidden="true">
          {scale.lines.toReversed().map((line) => (
            <li key={line}>{compact(Number(line))}</li>
          ))}
          <li>{number(0)}</li>
        </ul>
        <div
          className={styles.bars}
          role="slider"
          tabIndex={0}
          aria-label={t("dashboard.sales")}
          aria-valuemin={1}
          aria-valuemax={series.length}
          aria-valuenow={at + 1}
          aria-valuetext={`${periodName(chosen.date, tag)}: ${money(chosen.sales_amount, currency ?? "")}, ${orders}`}
          onPointerDown={point}
          onPointerMove={point}
          onKeyDown={move}
        >
          {series.map((period, index) => (
            <span key={period.date} className={styles.column} data-chosen={index === at ? "" : undefined}>
              <span
                className={styles.bar}
                style={{ blockSize: `${heightOf(period.sales_amount, scale) / 10}%` }}
              />
              {named.has(index) && (
                <span className={styles.name}>{periodName(period.date, tag, "short")}</span>
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A day or month of merchant.stats. */
type Period = Data<"merchant.stats">["series"][number];

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

/**
 * Input of merchant.stats for a range that ends today. Days are UTC, and all months but the current one are whole.
 *
 * @param now Unix seconds
 */
export function statsInput(range: Range, now: number): Input<"merchant.stats"> {
  const { by, count } = RANGES[range];
  const today = new Date(now * 1000);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const first = by === "day" ? Date.UTC(year, month, day - count + 1) : Date.UTC(year, month - count + 1, 1);
  return { from: isoDay(first), to: isoDay(now * 1000), by };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** "30 days", "12 months", "3 years" in the reader's language. @param tag BCP-47 tag */
export function rangeName(range: Range, tag: string): string {
  const { by, count } = RANGES[range];
  const { duration } = createFormat(tag);
  return range === "years" ? duration(count / 12, "year") : duration(count, by);
}

/** Scale of a chart: its top, and the amounts of its grid lines. Decimal strings without fractions. */
interface Scale {
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
  series.reduce((best, { sales_amount }) => (isAbove(sales_amount, best) ? sales_amount : best), "0");

/** Height of a bar in thousandths of the chart's. */
export const heightOf = (amount: string, { top }: Scale): number => Number(perMille(amount, top) ?? 0n);

/** A period's name in full ("Nov 25, 2026", "Nov 2026") or short, for the axis ("11/25", "Nov"). @param date as merchant.stats has it */
export function periodName(date = "–", tag: string, form: "full" | "short" = "full"): string {
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
