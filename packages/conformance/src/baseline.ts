import { readFileSync } from "node:fs";
import { fieldOf, objectsIn, parseJson } from "./check/json.js";
import type { Report } from "./check/run.js";
import { UsageError } from "./usage-error.js";

/** A finding that is known, and the last day on which it fails nothing. */
interface Known {
  readonly id: string;
  /** `2026-12-31` */
  readonly until: string;
}

/** Known findings. After its date a finding counts as new. */
export type Baseline = readonly Known[];

/** Of a finding's identity: one of another version would hide other findings than it names. */
const VERSION = 2;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @throws {UsageError} when the file is missing or is not a baseline */
export function readBaseline(file: string): Baseline {
  const json = readJson(file);
  const version = fieldOf(json, "version");
  if (version !== VERSION) {
    throw new UsageError(
      `${file} is a baseline of version ${String(version ?? 1)}, this release needs ${VERSION}: make it again with the command baseline.`,
    );
  }
  const rows = objectsIn(fieldOf(json, "findings"));
  return rows.map(({ id, until }) => {
    if (typeof id === "string" && typeof until === "string" && DATE.test(until)) return { id, until };
    throw new UsageError(`${file}: every finding needs an \`id\` and \`until\`, a date such as 2026-12-31.`);
  });
}

/** Separates findings that a baseline knows. @param today `2026-11-25` */
export function applyBaseline(report: Report, baseline: Baseline, today: string): Report {
  const known = new Set(baseline.filter(({ until }) => today <= until).map(({ id }) => id));
  return {
    ...report,
    findings: report.findings.filter(({ id }) => !known.has(id)),
    known: report.findings.filter(({ id }) => known.has(id)),
  };
}

/** A baseline of everything that a report found. @throws {UsageError} when the date is not one */
export function baselineOf(report: Pick<Report, "findings" | "known">, until: string): string {
  if (!DATE.test(until)) throw new UsageError(`--until is “${until}”: it must look like 2026-12-31.`);
  const findings = [...report.findings, ...report.known].map(({ id, operation, rule, problem }) => ({
    id,
    until,
    note: `${operation} ${rule}: ${problem}`,
  }));
  return `${JSON.stringify({ version: VERSION, findings }, null, 2)}\n`;
}

/** @throws {UsageError} when the file cannot be read or is not JSON */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const json = parseJson(text);
  if (json === undefined) throw new UsageError(`${file} is not JSON.`);
  return json;
}
