import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";
import { totalsOf } from "./summary.js";

/** The report as CTRF, the common JSON format of test reports: a test for each rule on each operation. */
export function ctrfReport(report: Report): string {
  const { passed, failed, skipped } = totalsOf(report);
  const start = Date.parse(report.startedAt);
  const tests = report.checks.map(({ operation, rule, outcome, reason }) => {
    const found = report.findings.filter((one) => isAbout(one, operation) && one.rule === rule);
    return {
      name: `${operation} ${rule}`,
      suite: [operation],
      status: outcome,
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
        skipped,
        other: 0,
        start,
        stop: start + Math.round(report.seconds * 1_000),
      },
      tests,
    },
  };
  return `${JSON.stringify(ctrf, null, 2)}\n`;
}

/** Whether a finding belongs to an operation: one about a group belongs to each of its operations. */
export const isAbout = ({ operation, operations }: Report["findings"][number], id: string): boolean =>
  (operations ?? [operation]).includes(id);
