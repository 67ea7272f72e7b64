import type { Severity } from "../check/rules.js";
import type { ClientRule } from "./rules.js";

/** What was found about a client. */
export interface ClientReport {
  readonly kind: "client";
  /** The server behind it. */
  readonly server: string;
  /** Version of the contract. */
  readonly contract: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** Calls of the contract that the client has made. */
  readonly requests: number;
  readonly results: readonly RuleResult[];
  /** What it was judged by. */
  readonly hashes: { readonly contract: string; readonly rules: string };
}

/** What was found about one rule. */
export interface RuleResult {
  readonly rule: string;
  readonly severity: Severity;
  readonly sentence: string;
  readonly contract: ClientRule["contract"];
  /** `not seen`: it could not be told. */
  readonly outcome: "passed" | "failed" | "not seen";
  /** What is wrong. */
  readonly problem?: string;
  /** Why it could not be told. */
  readonly reason?: string;
  /** The requests that show it, without secrets. */
  readonly evidence: readonly EvidenceLine[];
}

/** A request as reports show it, without secrets. */
export interface EvidenceLine {
  /** From 1, in the order of arrival. */
  readonly number: number;
  /** Seconds since the beginning. */
  readonly at: number;
  readonly operation: string;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Tokens are numbered in the order in which they appeared; absent without one. */
  readonly token?: string;
  /** `Idempotency-Key` */
  readonly key?: string;
  readonly fields: unknown;
  /** What the client was told, in a few words. */
  readonly answer: string;
}
