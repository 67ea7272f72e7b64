import { createHash } from "node:crypto";
import { operationsById } from "marketplace-contract";
import type { Exchange } from "./call.js";
import { type Rule, sentenceOf } from "./rules.js";

/** Something that breaks the contract. */
export interface Finding {
  /** The same in every run, for baselines, `replay` and annotations. */
  readonly id: string;
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** Every operation it is about, where it is about several. */
  readonly operations?: readonly string[];
  /** What it breaks; its name is stable, for baselines. */
  readonly rule: Rule;
  /** The problem, for people. */
  readonly problem: string;
  /** The sentence of the contract that was broken. */
  readonly sentence: string;
  /** Where the contract says it: a JSON pointer into its OpenAPI document. */
  readonly where: string;
  /** JSON pointer into the response, when the problem is at one place. */
  readonly pointer?: string;
  /** The call that showed it, for `curl` or a bug report. */
  readonly exchange: Exchange;
}

/** The outcome of one rule on one operation. */
export interface Check {
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** What was checked; its name is stable, for baselines. */
  readonly rule: Rule;
  /** `failed` has a {@link Finding}, `skipped` a `reason`. */
  readonly outcome: "passed" | "failed" | "skipped";
  /** Why it was skipped. */
  readonly reason?: string;
}

/** What a finding is made of. */
export type Problem = Pick<Finding, "problem" | "exchange"> &
  Partial<Pick<Finding, "sentence" | "pointer" | "where">>;

/** Collects checks and findings, each finding once. */
export interface Results {
  pass(operation: string, rule: Rule): void;
  /** A rule that could not be checked; forgotten when it is checked after all. */
  skip(operation: string, rule: Rule, reason: string): void;
  fail(operation: string, rule: Rule, problem: Problem): void;
  /** Whether an operation has findings already, of one rule or any. */
  hasFailed(operation: string, rule?: Rule): boolean;
  checks(): Check[];
  findings(): Finding[];
}

/** @param onFinding called once with each finding */
export function createResults(onFinding: (finding: Finding) => void = () => {}): Results {
  const checks = new Map<string, Check>();
  const findings = new Map<string, Finding>();
  const known = (operation: string, rule: Rule) => checks.get(`${operation} ${rule}`)?.outcome;
  const note = (check: Check) => void checks.set(`${check.operation} ${check.rule}`, check);
  return {
    pass(operation, rule) {
      if (known(operation, rule) !== "failed") note({ operation, rule, outcome: "passed" });
    },
    skip(operation, rule, reason) {
      if (known(operation, rule) === undefined) note({ operation, rule, outcome: "skipped", reason });
    },
    fail(operation, rule, { sentence = sentenceOf[rule], where = placeOf(operation), ...problem }) {
      note({ operation, rule, outcome: "failed" });
      // The same field of every row is one finding.
      const place = problem.pointer?.replace(/\/\d+(?=\/|$)/g, "/*") ?? "";
      const id = findingId(operation, rule, place);
      if (findings.has(id)) return;
      const finding = { id, operation, rule, sentence, where, ...problem };
      findings.set(id, finding);
      onFinding(finding);
    },
    hasFailed: (operation, rule) =>
      [...findings.values()].some(
        (one) => one.operation === operation && (rule === undefined || one.rule === rule),
      ),
    checks: () => [...checks.values()],
    findings: () => [...findings.values()],
  };
}

/** Ten hex digits for an operation, a rule and a place. */
export const findingId = (operation: string, rule: Rule, place: string): string =>
  createHash("sha256").update(`${operation} ${rule} ${place}`).digest("hex").slice(0, 10);

/** Where the contract describes an operation. */
function placeOf(id: string): string {
  const operation = operationsById[id];
  if (!operation) return "#/paths";
  return `#/paths/${operation.path.replaceAll("/", "~1")}/${operation.method.toLowerCase()}`;
}
