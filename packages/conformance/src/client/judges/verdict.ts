import type { History, MemberOf, Sending } from "../history.js";
import type { ClientRule } from "../rules.js";

/** What is said about a rule. What could not be told is never called passed. */
export type Verdict =
  | { readonly outcome: "passed"; readonly evidence: readonly Sending[] }
  | { readonly outcome: "failed"; readonly problem: string; readonly evidence: readonly Sending[] }
  | { readonly outcome: "not seen"; readonly reason: string };

/** What a judge looks at. */
export interface Evidence {
  readonly rule: ClientRule;
  readonly history: History;
  /** All requests, in the order of arrival. */
  readonly sendings: readonly Sending[];
  /** Those of the operations that the rule is about. */
  readonly concerned: readonly Sending[];
  /** Those that met a fault of the rule. */
  readonly played: readonly Sending[];
  readonly memberOf: MemberOf;
}

export type Judge = (evidence: Evidence) => Verdict;

export const passed = (...evidence: readonly Sending[]): Verdict => ({ outcome: "passed", evidence });
export const failed = (problem: string, ...evidence: readonly Sending[]): Verdict => ({
  outcome: "failed",
  problem,
  evidence,
});
export const notSeen = (reason: string): Verdict => ({ outcome: "not seen", reason });

/** Where no call was made that could have met the fault. */
export const NO_CALL = "no such call was made";

/** Requests that came after the client was told. */
export const after = (sendings: readonly Sending[], { told }: Sending): Sending[] =>
  told === undefined ? [] : sendings.filter(({ at }) => at > told.at);
