import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";
import { escaped } from "./escape.js";
import { byOperation, isOf, nameOf, totalsOf } from "./summary.js";
import { exchangeText } from "./text.js";

/** The report as JUnit's XML: a suite for each operation, a case for each rule. */
export function junitReport(report: Report): string {
  const { failed, inconclusive } = totalsOf(report);
  const suites = byOperation(report).map(([operation, checks]) => {
    const totals = totalsOf({ checks });
    const cases = checks.map((check) => {
      const { outcome, reason } = check;
      const name = `classname="${escaped(operation)}" name="${escaped(nameOf(check))}"`;
      if (outcome === "passed") return `    <testcase ${name}/>`;
      // JUnit has no other word for what is neither right nor wrong.
      if (outcome === "inconclusive") {
        return `    <testcase ${name}><skipped message="${escaped(reason ?? "")}"/></testcase>`;
      }
      const failures = report.findings
        .filter((finding) => isOf(finding, check))
        .map(({ problem, sentence, where, exchange }) => {
          const text = `The contract: ${sentence} (${where})\n${curlOf(exchange)}\n${exchangeText(exchange)}`;
          return `<failure message="${escaped(problem)}">${escaped(text)}</failure>`;
        });
      return `    <testcase ${name}>${failures.join("")}</testcase>`;
    });
    return [
      `  <testsuite name="${escaped(operation)}" tests="${checks.length}" failures="${totals.failed}" skipped="${totals.inconclusive}">`,
      ...cases,
      "  </testsuite>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="marketplace-conformance" tests="${report.checks.length}" failures="${failed}" skipped="${inconclusive}" time="${report.seconds}">`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}
