import type { Report } from "../check/run.js";
import { isAbout } from "./ctrf.js";
import { curlOf } from "./curl.js";
import { escaped } from "./escape.js";
import { byOperation, totalsOf } from "./summary.js";
import { exchangeText } from "./text.js";

/** The report as JUnit's XML: a suite for each operation, a case for each rule. */
export function junitReport(report: Report): string {
  const { failed, skipped } = totalsOf(report);
  const suites = byOperation(report).map(([operation, checks]) => {
    const totals = totalsOf({ checks });
    const cases = checks.map(({ rule, outcome, reason }) => {
      const name = `classname="${escaped(operation)}" name="${escaped(rule)}"`;
      if (outcome === "passed") return `    <testcase ${name}/>`;
      if (outcome === "skipped") {
        return `    <testcase ${name}><skipped message="${escaped(reason ?? "")}"/></testcase>`;
      }
      const failures = report.findings
        .filter((finding) => isAbout(finding, operation) && finding.rule === rule)
        .map(({ problem, sentence, where, exchange }) => {
          const text = `The contract: ${sentence} (${where})\n${curlOf(exchange)}\n${exchangeText(exchange)}`;
          return `<failure message="${escaped(problem)}">${escaped(text)}</failure>`;
        });
      return `    <testcase ${name}>${failures.join("")}</testcase>`;
    });
    return [
      `  <testsuite name="${escaped(operation)}" tests="${checks.length}" failures="${totals.failed}" skipped="${totals.skipped}">`,
      ...cases,
      "  </testsuite>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="marketplace-conformance" tests="${report.checks.length}" failures="${failed}" skipped="${skipped}" time="${report.seconds}">`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}
