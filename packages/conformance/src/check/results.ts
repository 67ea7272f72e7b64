import { createHash } from "node:crypto";
import type { Exchange } from "./call.js";
import { type RuleName, ruleNamed, type Severity } from "./rules.js";
import { pointerOf, sentenceAbout } from "./sentence-about.js";

/** Something that breaks the contract. */
export interface Finding {
  /** Of operation, rule and place: the same in every run, for baselines, `replay` and annotations. */
  readonly id: string;
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** Every operation it is about, where it is about several. */
  readonly operations?: readonly string[];
  /** What it breaks; its name is stable, for baselines. */
  readonly rule: RuleName;
  /** How much is at stake. */
  readonly severity: Severity;
  /** What was tried, in a few words, where a rule tries several things. */
  readonly scenario?: string;
  /** What tells it from other findings of its rule: the field of the response, or what was tried and what is wrong with it. */
  readonly place: string;
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

/** The outcome of one rule on one operation, and of each scenario where a rule has several. */
export interface Check {
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** What was checked; its name is stable, for baselines. */
  readonly rule: RuleName;
  /** What was tried, in a few words, where a rule tries several things. */
  readonly scenario?: string;
  /** `failed` has a {@link Finding}, `inconclusive` a `reason`. Only what was seen to be right has passed. */
  readonly outcome: "passed" | "failed" | "inconclusive";
  /** Why it could not be told. */
  readonly reason?: string;
}

/** What a finding is made of. */
export type Problem = Pick<Finding, "problem" | "exchange" | "scenario"> &
  Partial<Pick<Finding, "sentence" | "pointer" | "where" | "place">>;

/** Collects checks and findings, each finding once. Of several outcomes of a check, a failure counts, else a pass. */
export interface Results {
  /** Something is right. */
  pass(operation: string, rule: RuleName, scenario?: string): void;
  /** A call was refused, as it has to be. That shows nothing where every call is refused: it counts once {@link noteSuccess} is told. */
  passRefusal(operation: string, rule: RuleName, scenario?: string): void;
  /** Nothing can be said. */
  inconclusive(operation: string, rule: RuleName, reason: string, scenario?: string): void;
  /** Something is wrong. */
  fail(operation: string, rule: RuleName, problem: Problem): void;
  /** A call of the operation succeeded. */
  noteSuccess(operation: string): void;
  /** Whether an operation has findings already, of one rule or any. */
  hasFailed(operation: string, rule?: RuleName): boolean;
  checks(): Check[];
  findings(): Finding[];
}

/** Why a refusal shows nothing. */
const NEVER_ACCEPTED = "it was refused, as it has to be, but so was every call of this operation";

/** @param onFinding called once with each finding */
export function createResults(onFinding: (finding: Finding) => void = () => {}): Results {
  const checks = new Map<string, Check & { readonly isRefusal?: boolean }>();
  const findings = new Map<string, Finding>();
  const succeeded = new Set<string>();
  const keyOf = ({ operation, rule, scenario = "" }: Pick<Check, "operation" | "rule" | "scenario">) =>
    `${operation} ${rule} ${scenario}`;
  const note = (check: Check & { readonly isRefusal?: boolean }) => {
    const known = checks.get(keyOf(check));
    const isBetter =
      known === undefined ||
      check.outcome === "failed" ||
      (known.outcome === "inconclusive" && check.outcome === "passed") ||
      (known.isRefusal && check.outcome === "passed" && !check.isRefusal);
    if (isBetter) checks.set(keyOf(check), check);
  };
  const named = (scenario: string | undefined) => (scenario === undefined ? {} : { scenario });
  return {
    pass: (operation, rule, scenario) => note({ operation, rule, ...named(scenario), outcome: "passed" }),
    passRefusal: (operation, rule, scenario) =>
      note({ operation, rule, ...named(scenario), outcome: "passed", isRefusal: true }),
    inconclusive: (operation, rule, reason, scenario) =>
      note({ operation, rule, ...named(scenario), outcome: "inconclusive", reason }),
    fail(operation, rule, { place: given, ...problem }) {
      const { scenario, pointer } = problem;
      note({ operation, rule, ...named(scenario), outcome: "failed" });
      // The same field of every row is one finding.
      const what = given ?? pointer?.replace(/\/\d+(?=\/|$)/g, "/*") ?? withoutValues(problem.problem);
      const place = scenario === undefined ? what : `${scenario}: ${what}`;
      const id = findingId(operation, rule, place);
      if (findings.has(id)) return;
      const { severity, source } = ruleNamed(rule);
      const finding: Finding = {
        id,
        operation,
        rule,
        severity,
        place,
        sentence: source,
        where: pointerOf(operation),
        ...sentenceAbout(operation, rule, problem.problem),
        ...problem,
      };
      findings.set(id, finding);
      onFinding(finding);
    },
    noteSuccess: (operation) => void succeeded.add(operation),
    hasFailed: (operation, rule) =>
      [...findings.values()].some(
        (one) => one.operation === operation && (rule === undefined || one.rule === rule),
      ),
    checks: () =>
      [...checks.values()].map(({ isRefusal, ...check }) =>
        isRefusal && !succeeded.has(check.operation)
          ? { ...check, outcome: "inconclusive", reason: NEVER_ACCEPTED }
          : check,
      ),
    findings: () => [...findings.values()],
  };
}

/** Numbers, ids and times, and what is quoted; however many of them. */
const VALUES = /(?:(?:“[^”]*”|"[^"]*"|\S*\d\S*)\s*)+/g;

/** What a problem says, without the values of this run. */
const withoutValues = (problem: string): string => problem.replace(VALUES, "… ").trim();

/** Ten hex digits for an operation, a rule and a place. */
export const findingId = (operation: string, rule: RuleName, place: string): string =>
  createHash("sha256").update(`${operation} ${rule} ${place}`).digest("hex").slice(0, 10);
