import type { Report } from "../check/run.js";
import { totalsOf } from "./summary.js";

/** The report for programs; {@link Report} with `totals`. */
export const jsonReport = (report: Report): string =>
  `${JSON.stringify({ ...report, totals: totalsOf(report) }, null, 2)}\n`;
