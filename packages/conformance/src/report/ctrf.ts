import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";
import { isOf, nameOf, totalsOf } from "./summary.js";

/** The report as CTRF, the common JSON format of test reports: a test for each rule on each operation. */
export function ctrfReport(report: Report): string {
  const { passed, failed, inconclusive } = totalsOf(report);
  const start = Date.parse(report.startedAt);
  const tests = report.checks.map((check) => {
    const { operation, outcome, reason } = check;
    const found = report.findings.filter((one) => isOf(one, check));
    return {
      name: `${operation} ${nameOf(check)}`,
      suite: [operation],
      status: outcome === "inconclusive" ? "other" : outcome,
      duration: 0,
      ...(reason !== undefined && { message: reason }),
      ...(found.length > 0 && {
        message: found.map(({ problem }) => problem).join("; "),
        trace: found.map(({ exchange }) => curlOf(exchange)).join("\n"),
      }),
    };
  });
  const ctrf = {
    reportFormat: "CTRF",
    specVersion: "0.0.0",
    results: {
      tool: { name: "marketplace-conformance", version: report.contract },
      summary: {
        tests: report.checks.length,
        passed,
        failed,
        pending: 0,
        skipped: 0,
        other: inconclusive,
        start,
        stop: start + Math.round(report.seconds * 1_000),
      },
      tests,
    },
  };
  return `${JSON.stringify(ctrf, null, 2)}\n`;
}
