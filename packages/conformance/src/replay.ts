import { readJson } from "./baseline.js";
import { fieldOf, objectsIn } from "./check/json.js";
import type { CheckOptions } from "./check/options.js";
import { isProfileName } from "./check/profiles.js";
import { checkServer, type Report } from "./check/run.js";
import { UsageError } from "./usage-error.js";

/** What became of a finding. */
export interface Replayed {
  readonly outcome: "fixed" | "still there" | "not checked";
  /** One sentence. */
  readonly message: string;
}

/** One finding of a report, and the options that found it. */
export interface Recorded {
  readonly id: string;
  readonly operations: readonly string[];
  readonly rule: string;
  /** What was tried, where the rule tries several things. */
  readonly scenario: string | undefined;
  readonly options: Pick<
    CheckOptions,
    "baseUrl" | "profile" | "write" | "races" | "properties" | "seed" | "origin"
  >;
}

/** @throws {UsageError} when the file is not a JSON report, or has no such finding */
export function recordedFinding(file: string, id: string): Recorded {
  const report = readJson(file);
  const all = [...objectsIn(fieldOf(report, "findings")), ...objectsIn(fieldOf(report, "known"))];
  const found = all.find((finding) => finding.id === id);
  const [baseUrl, profile, settings] = ["baseUrl", "profile", "settings"].map((name) =>
    fieldOf(report, name),
  );
  if (typeof baseUrl !== "string" || typeof profile !== "string" || !isProfileName(profile)) {
    throw new UsageError(
      `${file} is not a report of marketplace-conformance: write one with --report json=FILE.`,
    );
  }
  if (!found) {
    const ids = all.map((finding) => String(finding.id)).join(", ");
    throw new UsageError(`${file} has no finding “${id}”${ids ? `: it has ${ids}` : ""}.`);
  }
  const operations = Array.isArray(found.operations)
    ? found.operations.map(String)
    : [String(found.operation)];
  const number = (name: string) => {
    const value = fieldOf(settings, name);
    return typeof value === "number" ? value : undefined;
  };
  return {
    id,
    operations,
    rule: String(found.rule),
    scenario: typeof found.scenario === "string" ? found.scenario : undefined,
    options: {
      baseUrl,
      profile,
      write: fieldOf(settings, "write") === true,
      races: fieldOf(settings, "races") === true,
      properties: number("properties"),
      seed: number("seed"),
      origin: String(fieldOf(settings, "origin")),
    },
  };
}

/**
 * Checks the operation of one finding again, in the way in which it was found. Reports hold no secrets, so `given` brings the logins.
 * Only what is seen to be right now is fixed: a call that is refused for another reason shows nothing.
 */
export async function replay(recorded: Recorded, given: Partial<CheckOptions>): Promise<Replayed> {
  const { id, operations, rule, scenario, options } = recorded;
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const report: Report = await checkServer({ ...options, ...set, only: operations });
  const name = `${id}, ${operations.join(", ")} ${scenario === undefined ? rule : `${rule}: ${scenario}`}`;
  const isSame = (one: { operation: string; rule: string; scenario?: string }) =>
    operations.includes(one.operation) && one.rule === rule && one.scenario === scenario;
  const found = report.findings.find((finding) => finding.id === id);
  if (found) return { outcome: "still there", message: `still there: ${name}: ${found.problem}` };
  const check = report.checks.find(isSame);
  if (check?.outcome === "passed") return { outcome: "fixed", message: `fixed: ${name}` };
  const other = report.findings.find(isSame);
  const reason = other ? `now there is this: ${other.problem}` : (check?.reason ?? "nothing came to it");
  return { outcome: "not checked", message: `not checked: ${name}: ${reason}` };
}
