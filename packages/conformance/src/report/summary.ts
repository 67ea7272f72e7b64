import type { Check } from "../check/results.js";
import type { Report } from "../check/run.js";

/** Counts of checks by result. What could not be told counts neither as passed nor as failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly inconclusive: number;
}

const count = (checks: readonly Check[], outcome: Check["outcome"]) =>
  checks.filter((check) => check.outcome === outcome).length;

export const totalsOf = ({ checks }: Pick<Report, "checks">): Totals => ({
  passed: count(checks, "passed"),
  failed: count(checks, "failed"),
  inconclusive: count(checks, "inconclusive"),
});

/** “1 finding”, “2 findings”. */
export const findingCount = ({ findings }: Pick<Report, "findings">): string =>
  findings.length === 1 ? "1 finding" : `${findings.length} findings`;

/** Operations that succeeded at least once: what the run really covered. */
export const succeeded = ({ checks }: Pick<Report, "checks">): number =>
  checks.filter(({ rule, outcome }) => rule === "success" && outcome === "passed").length;

/** A check in a report: its rule, and what was tried. */
export const nameOf = ({ rule, scenario }: Pick<Check, "rule" | "scenario">): string =>
  scenario === undefined ? rule : `${rule}: ${scenario}`;

/** Whether a finding is that of a check. One about a group belongs to each of its operations. */
export const isOf = (
  { operation, operations, rule, scenario }: Report["findings"][number],
  check: Check,
): boolean =>
  (operations ?? [operation]).includes(check.operation) && rule === check.rule && scenario === check.scenario;

/** Checks by operation, in their order. */
export function byOperation({ operations, checks }: Report): [operation: string, checks: Check[]][] {
  return operations.map((id) => [id, checks.filter(({ operation }) => operation === id)]);
}
