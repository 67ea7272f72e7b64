import type { Finding } from "../check/results.js";
import { type RuleName, ruleNamed, type Severity } from "../check/rules.js";
import type { Report } from "../check/run.js";
import { curlOf } from "./curl.js";

/** The file, and the line in it, that answers an operation (`orders.get`) or a resource (`orders`). */
export type Sources = Readonly<Record<string, string>>;

/** Where a finding is shown without `--sources`. */
const CONTRACT = "openapi.json";

/**
 * The report as SARIF 2.1.0, which code hosts show as annotations in pull requests.
 * @param sources where the server's code is, so that a finding is shown next to it
 */
export function sarifReport(report: Report, sources: Sources = {}): string {
  const used = [...new Set(report.findings.map(({ rule }) => rule))];
  const driver = {
    name: "marketplace-conformance",
    version: report.contract,
    rules: used.map((rule) => ({
      id: rule,
      shortDescription: { text: rule },
      fullDescription: textOf(rule),
    })),
  };
  const results = report.findings.map((finding) => resultOf(finding, sources));
  const sarif = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(sarif, null, 2)}\n`;
}

const textOf = (rule: RuleName) => ({ text: ruleNamed(rule).source });

/** SARIF knows three levels. */
const LEVELS: Readonly<Record<Severity, string>> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
};

function resultOf(finding: Finding, sources: Sources) {
  const { id, operation, rule, severity, problem, sentence, where, exchange } = finding;
  const source = sources[operation] ?? sources[operation.split(".")[0] ?? ""];
  const [, file = CONTRACT, line = "1"] = /^(.*?)(?::(\d+))?$/.exec(source ?? CONTRACT) ?? [];
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: {
      text: `${operation}: ${problem}\nThe contract: ${sentence} (${where})\n${curlOf(exchange)}`,
    },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, region: { startLine: Number(line) } },
        logicalLocations: [{ fullyQualifiedName: operation, kind: "function" }],
      },
    ],
    partialFingerprints: { findingId: id },
  };
}
