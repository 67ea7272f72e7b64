import { Price } from "marketplace-react/ui";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useI18n } from "../../../i18n";
import { bestOf, heightOf, namedBars, type Period, periodName, scaleOf } from "./sales";
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
export function SalesChart({ series, currency }: SalesChartProps) {
  const { t, tag, dir, number, money, compact } = useI18n();
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
        <Price amount={chosen.sales_amount} currency={currency} size="s" tone="text" />
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
