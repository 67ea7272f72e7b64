import type { Exchange } from "./call";
import { type Rule, sentenceOf } from "./rules";

/** Something that breaks the contract. */
export interface Finding {
  readonly operation: string;
  readonly rule: Rule;
  /** What is wrong, for people. */
  readonly problem: string;
  /** The sentence of the contract that was broken. */
  readonly sentence: string;
  /** JSON pointer into the answer, where the problem stands at one place. */
  readonly pointer?: string;
  readonly exchange: Exchange;
}

/** What came of one rule on one operation. */
export interface Check {
  readonly operation: string;
  readonly rule: Rule;
  readonly outcome: "passed" | "failed" | "skipped";
  /** Why it was skipped. */
  readonly reason?: string;
}

/** What a finding is made of. */
export type Problem = Pick<Finding, "problem" | "exchange"> & Partial<Pick<Finding, "sentence" | "pointer">>;

/** Collects what is found, once each. */
export interface Ledger {
  pass(operation: string, rule: Rule): void;
  /** A rule that could not be checked; forgotten when it is checked after all. */
  skip(operation: string, rule: Rule, reason: string): void;
  fail(operation: string, rule: Rule, problem: Problem): void;
  checks(): Check[];
  findings(): Finding[];
}

export function createLedger(): Ledger {
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
    fail(operation, rule, { sentence = sentenceOf[rule], ...problem }) {
      note({ operation, rule, outcome: "failed" });
      // The same field of every row is one finding.
      const place = problem.pointer?.replace(/\/\d+(?=\/|$)/g, "/*") ?? "";
      const key = `${operation} ${rule} ${place}`;
      if (!findings.has(key)) findings.set(key, { operation, rule, sentence, ...problem });
    },
    checks: () => [...checks.values()],
    findings: () => [...findings.values()],
  };
}
