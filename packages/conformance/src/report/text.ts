import { NOT_THERE } from "../check/ask.js";
import type { Exchange } from "../check/call.js";
import { percentOf } from "../check/contract-coverage/coverage.js";
import type { CoverageReport } from "../check/contract-coverage/coverage-report.js";
import type { Finding } from "../check/results.js";
import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";
import { findingCount, succeeded, totalsOf } from "./summary.js";

/** Longest part of a body that a terminal shows. */
const MAX_BODY_LENGTH = 400;

/** Reasons that a terminal shows; all of them are in the other reports. */
const MOST_REASONS = 5;

/** The report for people at a terminal. */
export function textReport(report: Report): string {
  const { passed, failed, inconclusive } = totalsOf(report);
  const findings = report.findings.map(findingText);
  const reasons = new Map<string, string[]>();
  for (const { operation, rule, outcome, reason } of report.checks) {
    // What is not there is a finding already.
    if (outcome !== "inconclusive" || rule !== "success" || reason === undefined || reason === NOT_THERE)
      continue;
    reasons.set(reason, [...(reasons.get(reason) ?? []), operation]);
  }
  const untold = new Map<string, number>();
  for (const { rule, outcome, reason = "" } of report.checks) {
    if (outcome === "inconclusive" && rule !== "success") untold.set(reason, (untold.get(reason) ?? 0) + 1);
  }
  const mostUntold = [...untold].sort(([, one], [, other]) => other - one).slice(0, MOST_REASONS);
  const notTried = [...reasons].map(([reason, ids]) => `  ${reason}: ${ids.join(", ")}`);
  return [
    ...findings,
    `${report.baseUrl}, contract ${report.contract}, profile ${report.profile}`,
    `${succeeded(report)} of ${report.operations.length} operations succeeded, ${report.requests} requests, ${report.seconds.toFixed(1)} s`,
    ...(notTried.length > 0 ? ["Not called with success:", ...notTried] : []),
    ...(mostUntold.length > 0
      ? [
          "Could not be told, mostly because:",
          ...mostUntold.map(([reason, count]) => `  ${count}: ${reason}`),
        ]
      : []),
    ...coverageText(report.coverage),
    ...(report.known.length > 0 ? [`${report.known.length} known until their date, see the baseline`] : []),
    `${passed} checks passed, ${failed} failed, ${inconclusive} inconclusive; ${findingCount(report)}`,
    ...(report.isWhole ? [] : ["Stopped before the end: other operations were not checked."]),
    "",
  ].join("\n");
}

/** A missing group is one line; anything else is shown with what was sent and what came back. */
function findingText(
  { id, operation, rule, severity, problem, sentence, where, exchange }: Finding,
  i: number,
): string {
  if (rule === "missing") return `${i + 1}. ${problem}  [${id}]`;
  return [
    `${i + 1}. ${operation}  ${rule}, ${severity}  [${id}]`,
    `   ${problem}`,
    `   The contract: ${sentence} (${where})`,
    `   ${curlOf(exchange)}`,
    indented(exchangeText(exchange)),
    "",
  ].join("\n");
}

/** How much of each part of the contract the run has reached. */
function coverageText(coverage: CoverageReport): string[] {
  const parts = Object.entries(coverage).map(
    ([name, part]) => `${name} ${part.reached}/${part.total} (${percentOf(part).toFixed(0)} %)`,
  );
  return [`Reached of the contract: ${parts.join(", ")}`];
}

/** Request and answer as they went over the wire. */
export function exchangeText({ request, answer, failure }: Exchange, longest = MAX_BODY_LENGTH): string {
  const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
  const headers = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [
    `> ${request.method} ${request.url}`,
    ...headers(request.headers).map((line) => `> ${line}`),
    ...(request.body ? [cut(request.body)] : []),
    ...(answer
      ? [`< ${answer.status}`, ...headers(answer.headers).map((line) => `< ${line}`), cut(answer.body)]
      : [`< no answer: ${failure}`]),
  ].join("\n");
}

const indented = (text: string) => text.replace(/^/gm, "   ");
