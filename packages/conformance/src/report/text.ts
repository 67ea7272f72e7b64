import type { Exchange } from "../check/call";
import type { Report } from "../check/run";
import { findingCount, succeeded, totalsOf } from "./summary";

/** Longest part of a body that a terminal shows. */
const LONGEST = 400;

/** The report for people at a terminal. */
export function textReport(report: Report): string {
  const { passed, failed, skipped } = totalsOf(report);
  const findings = report.findings.map(
    ({ operation, rule, problem, sentence, exchange }, i) =>
      `${i + 1}. ${operation}  ${rule}\n   ${problem}\n   The contract: ${sentence}\n${indented(exchangeText(exchange))}\n`,
  );
  const reasons = new Map<string, string[]>();
  for (const { operation, rule, outcome, reason } of report.checks) {
    if (outcome !== "skipped" || rule !== "success" || reason === undefined) continue;
    reasons.set(reason, [...(reasons.get(reason) ?? []), operation]);
  }
  const notTried = [...reasons].map(([reason, ids]) => `  ${reason}: ${ids.join(", ")}`);
  return [
    ...findings,
    `${report.baseUrl}, contract ${report.contract}, profile ${report.profile}`,
    `${succeeded(report)} of ${report.operations.length} operations succeeded, ${report.requests} requests, ${report.seconds.toFixed(1)} s`,
    ...(notTried.length > 0 ? ["Not called with success:", ...notTried] : []),
    `${passed} checks passed, ${failed} failed, ${skipped} skipped; ${findingCount(report)}`,
    ...(report.isWhole ? [] : ["Stopped before the end: other operations were not checked."]),
    "",
  ].join("\n");
}

/** Request and answer as they went over the wire. */
export function exchangeText({ request, answer, failure }: Exchange, longest = LONGEST): string {
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
