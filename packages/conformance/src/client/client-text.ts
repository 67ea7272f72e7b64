import type { ClientReport, EvidenceLine, RuleResult } from "./client-report.js";

/** What to do, for a user who has just started the check. */
export function instructions({
  url,
  rules,
}: {
  readonly url: string;
  readonly rules: readonly { readonly todo: string }[];
}): string {
  const todos = [...new Set(rules.map(({ todo }) => todo))];
  return [
    `Point your app at ${url}, and use it with one browser or device:`,
    "",
    ...todos.map((todo, i) => `${String(i + 1).padStart(3)}. ${todo}`),
    "",
    "In any order; what you leave out is not seen. Ctrl-C ends it and shows the report.",
    "",
    "",
  ].join("\n");
}

/** Counts of rules by outcome. */
export const countOf = ({ results }: ClientReport, outcome: RuleResult["outcome"]): number =>
  results.filter((one) => one.outcome === outcome).length;

/** “12 rules passed, 1 failed, 12 not seen”. */
export const totalsText = (report: ClientReport): string =>
  `${countOf(report, "passed")} rules passed, ${countOf(report, "failed")} failed, ${countOf(report, "not seen")} not seen`;

/** The report about a client for people at a terminal. */
export function clientTextReport(report: ClientReport): string {
  const failures = report.results.filter(({ outcome }) => outcome === "failed");
  const others = report.results.filter(({ outcome }) => outcome !== "failed");
  return [
    ...failures.map((result, i) =>
      [
        `${i + 1}. ${result.rule}  ${result.severity}`,
        `   ${result.sentence}`,
        `   Here ${result.problem}.`,
        `   The contract: ${result.contract.sentence} (${result.contract.pointer})`,
        ...result.evidence.map((line) => `   ${lineText(line)}`),
        "",
      ].join("\n"),
    ),
    ...others.map(({ rule, outcome, reason }) => `${outcome}  ${rule}${reason ? `: ${reason}` : ""}`),
    `${report.requests} calls in ${report.seconds.toFixed(0)} s, server ${report.server}, contract ${report.contract}`,
    totalsText(report),
    "",
  ].join("\n");
}

/** The report about a client as Markdown, for a page or a pull request. */
export function clientMarkdownReport(report: ClientReport): string {
  const { startedAt, seconds, requests, contract, hashes, results } = report;
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const failures = results.filter(({ outcome }) => outcome === "failed");
  return [
    "# A client, checked against the contract",
    "",
    `${startedAt}, ${requests} calls in ${seconds.toFixed(0)} s: ${totalsText(report)}.`,
    "",
    "| Rule | What a client must do | Outcome |",
    "|---|---|---|",
    ...results.map(
      ({ rule, sentence, outcome, problem, reason }) =>
        `| \`${rule}\` | ${cell(sentence)} | ${outcome}${cell(problem ?? reason ?? "") && `: ${cell(problem ?? reason ?? "")}`} |`,
    ),
    "",
    ...failures.flatMap(({ rule, severity, problem, contract: { sentence, pointer }, evidence }) => [
      `## ${rule}`,
      "",
      `${severity}: ${problem}. The contract: “${sentence}” (\`${pointer}\`)`,
      "",
      "```",
      ...evidence.map(lineText),
      "```",
      "",
    ]),
    `Contract ${contract}, SHA-256 \`${hashes.contract}\`; rules, SHA-256 \`${hashes.rules}\`.`,
    "",
  ].join("\n");
}

function lineText({ number, at, method, address, token, key, fields, answer }: EvidenceLine): string {
  const parts = [
    `#${number}`,
    `${at.toFixed(2)} s`,
    `${method} ${address}`,
    token ?? "no token",
    ...(key === undefined ? [] : [`key ${key}`]),
    JSON.stringify(fields),
  ];
  return `${parts.join("  ")} → ${answer}`;
}

/** The report about a client for programs. */
export const clientJsonReport = (report: ClientReport): string => `${JSON.stringify(report, null, 2)}\n`;
