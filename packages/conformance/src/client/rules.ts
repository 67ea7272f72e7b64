import { Ajv2020 } from "ajv/dist/2020.js";
import type { Severity } from "../check/rules.js";
import rulesFile from "./client-rules.json" with { type: "json" };
import rulesSchema from "./client-rules.schema.json" with { type: "json" };

/** What a client must do, and how it is brought into the situation. `client-rules.schema.json` describes each field. */
export interface ClientRule {
  /** Stable, for reports and `--only`. */
  readonly id: string;
  /** How much is at stake. */
  readonly severity: Severity;
  /** What a client must do. */
  readonly sentence: string;
  /** The sentence of the contract that it follows from, and its place. A test finds every one in the contract. */
  readonly contract: { readonly pointer: string; readonly sentence: string };
  /** The operations concerned. */
  readonly operations: OperationFilter;
  /** How the first sendings of one call are answered; empty where nothing unusual happens. */
  readonly faults: readonly Fault[];
  /** How the requests are judged. */
  readonly expect: Expectation;
  /** What a user of the app does to bring it about. */
  readonly todo: string;
}

/** Facts of the contract's table, each with the values that count; without any, all operations. */
export interface OperationFilter {
  readonly ids?: readonly string[];
  readonly idempotency?: readonly ("safe" | "natural" | "toggle" | "key" | "none")[];
  readonly auth?: readonly ("public" | "user" | "merchant")[];
  readonly session?: readonly ("starts" | "ends" | "revokes" | null)[];
}

/** An answer that is right but unfriendly. */
export interface Fault {
  readonly answer:
    | "lost"
    | "page"
    | "unavailable"
    | "too-many"
    | "in-progress"
    | "unauthorized"
    | "price-changed"
    | "offer-changed"
    | "elsewhere"
    | "late";
  readonly status?: number;
  readonly served?: boolean;
  readonly retry_after?: number;
  readonly clock?: number;
  readonly seconds?: number;
}

/** A fault that a request has met. */
export interface PlayedFault {
  /** The rule that it is for. */
  readonly rule: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly answer: Fault["answer"];
}

/** The judge of a rule, and what it counts with. */
export interface Expectation {
  readonly judge: JudgeName;
  readonly reads?: readonly string[];
  readonly sendings?: number;
  readonly calls?: number;
  readonly seconds?: number;
  readonly grace?: number;
  readonly after?: "late";
}

/** Names of the ways in which requests are judged: see `judges/`. */
export type JudgeName =
  | "same-key"
  | "reads-again"
  | "not-repeated"
  | "waits"
  | "stops"
  | "keeps-session"
  | "no-secret-elsewhere"
  | "own-names"
  | "no-ended-token"
  | "sends-token"
  | "sends-language"
  | "told-total"
  | "one-body"
  | "drops-key"
  | "fits-contract"
  | "no-secret-in-address"
  | "no-flood";

const isRulesFile = new Ajv2020({ strict: false }).compile<{ version: 1; rules: readonly ClientRule[] }>(
  rulesSchema,
);

function read(file: unknown): readonly ClientRule[] {
  if (isRulesFile(file)) return file.rules;
  throw new Error(`client-rules.json does not fit its schema: ${JSON.stringify(isRulesFile.errors?.[0])}`);
}

/** Every rule, in the order in which their faults are played. */
export const clientRules: readonly ClientRule[] = read(rulesFile);
