import type { Report } from "../check/run";
import { totalsOf } from "./summary";

/** The report for programs; `totals` beside what {@link Report} holds. */
export const jsonReport = (report: Report): string =>
  `${JSON.stringify({ ...report, totals: totalsOf(report) }, null, 2)}\n`;
