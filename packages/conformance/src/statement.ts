import { readFileSync } from "node:fs";
import { readJson } from "./baseline.js";
import { hashesOf, sha256 } from "./check/hashes.js";
import { fieldOf, isFields, objectsIn } from "./check/json.js";
import { rules } from "./check/rules.js";
import { clientRules } from "./client/rules.js";
import { UsageError } from "./usage-error.js";

/** Says when what was checked, by which contract and rules, and with which result: everything that a reader of the report can count again. */
interface Statement {
  readonly kind: "statement";
  readonly about: "client" | "server";
  /** When the check began, ISO 8601 in UTC. */
  readonly date: string;
  /** Version of the contract. */
  readonly contract: string;
  /** SHA-256 of the contract, the rules and the report's file. */
  readonly hashes: { readonly contract: string; readonly rules: string; readonly report: string };
  readonly passed: number;
  readonly failed: number;
  /** What could not be told. */
  readonly open: number;
}

/** What `marketplace-conformance verify-statement` finds. */
export interface Verification {
  /** `unknown`: this release of the checker has another contract, or other rules. */
  readonly outcome: "true" | "not true" | "unknown";
  readonly message: string;
}

/** The statement of a JSON report, as a file. @throws {UsageError} when the file is not one */
export const statementOf = (file: string): string => `${JSON.stringify(statement(file), null, 2)}\n`;

function statement(file: string): Statement {
  const report = readJson(file);
  const about = fieldOf(report, "kind") === "client" ? "client" : "server";
  const results = objectsIn(fieldOf(report, about === "client" ? "results" : "checks"));
  const [hashes, date, contract] = ["hashes", "startedAt", "contract"].map((name) => fieldOf(report, name));
  if (!isFields(hashes) || typeof date !== "string" || typeof contract !== "string") {
    throw new UsageError(`${file} is not a report of this release of marketplace-conformance.`);
  }
  const count = (...outcomes: readonly string[]) =>
    results.filter(({ outcome }) => outcomes.includes(String(outcome))).length;
  return {
    kind: "statement",
    about,
    date,
    contract,
    hashes: {
      contract: String(hashes.contract),
      rules: String(hashes.rules),
      report: sha256(readFileSync(file, "utf8")),
    },
    passed: count("passed"),
    failed: count("failed"),
    open: count("not seen", "inconclusive"),
  };
}

/**
 * Compares a statement with the report that it is about, and with the contract and the rules of this release. It says nothing about who wrote
 * them: for that, sign the statement.
 * @throws {UsageError} when one of the files is not what it should be
 */
export function verifyStatement(statementFile: string, reportFile: string): Verification {
  const said = readJson(statementFile);
  if (fieldOf(said, "kind") !== "statement") {
    throw new UsageError(`${statementFile} is not a statement of marketplace-conformance.`);
  }
  const found = statement(reportFile);
  const { about, date, hashes } = found;
  if (!isSame(said, found)) {
    const parts = Object.entries(found).filter(([name, value]) => !isSame(fieldOf(said, name), value));
    return {
      outcome: "not true",
      message: `The report says something else: ${parts.map(([name]) => name).join(", ")}.`,
    };
  }
  const own = hashesOf(about === "client" ? clientRules : rules);
  if (own.contract !== hashes.contract || own.rules !== hashes.rules) {
    return {
      outcome: "unknown",
      message:
        "The report is the one of the statement, but this release has another contract or other rules.",
    };
  }
  const { passed, failed, open } = found;
  return {
    outcome: "true",
    message: `A ${about}, checked ${date}: ${passed} passed, ${failed} failed, ${open} could not be told.`,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
