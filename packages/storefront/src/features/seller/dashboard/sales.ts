import { compareDecimals, perMille } from "marketplace-react/money";
import type { Data } from "marketplace-sdk";
import { intlTag } from "../../../i18n/format";

type Series = Data<"merchant.stats">["series"];

/** The last twelve months as merchant.stats takes them: days in UTC, the present month included. */
export function lastYear(now: Date): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return { from: first.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
}

/** A month in the drawing; heights are thousandths of the best month. */
export interface Bar {
  month: string;
  height: number;
}

export function barsOf(series: Series): Bar[] {
  const best = series.reduce(
    (most, { sales_amount }) => (compareDecimals(sales_amount, most) > 0 ? sales_amount : most),
    "0",
  );
  return series.map(({ date, sales_amount }) => ({
    month: date,
    height: Number(perMille(sales_amount, best)),
  }));
}

/** "2026-11" in words. @param tag of the language */
export function monthName(month: string, tag: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(time)) return month;
  return new Intl.DateTimeFormat(intlTag(tag), { year: "numeric", month: "short", timeZone: "UTC" }).format(
    time,
  );
}
