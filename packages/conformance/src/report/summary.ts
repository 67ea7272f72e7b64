import type { Check } from "../check/results.js";
import type { Report } from "../check/run.js";

/** Counts of checks by result. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = (checks: readonly Check[], outcome: Check["outcome"]) =>
  checks.filter((check) => check.outcome === outcome).length;

export const totalsOf = ({ checks }: Pick<Report, "checks">): Totals => ({
  passed: count(checks, "passed"),
  failed: count(checks, "failed"),
  skipped: count(checks, "skipped"),
});

/** “1 finding”, “2 findings”. */
export const findingCount = ({ findings }: Pick<Report, "findings">): string =>
  findings.length === 1 ? "1 finding" : `${findings.length} findings`;

/** Operations that succeeded at least once: what the run really covered. */
export const succeeded = ({ checks }: Pick<Report, "checks">): number =>
  checks.filter(({ rule, outcome }) => rule === "success" && outcome === "passed").length;

/** Checks by operation, in their order. */
export function byOperation({ operations, checks }: Report): [operation: string, checks: Check[]][] {
  return operations.map((id) => [id, checks.filter(({ operation }) => operation === id)]);
}
