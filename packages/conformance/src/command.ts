import { readFileSync } from "node:fs";
import { applyBaseline, baselineOf, readBaseline, readJson } from "./baseline.js";
import { CheckError } from "./check/check-error.js";
import { percentOf } from "./check/contract-coverage/coverage.js";
import { fieldOf, isFields, objectsIn } from "./check/json.js";
import { checkServer, type Report } from "./check/run.js";
import {
  type Command,
  type Environment,
  type Format,
  HELP,
  type LeastCoverage,
  parseCommand,
} from "./cli-options.js";
import { runClient } from "./client/client-command.js";
import { recordedFinding, replay } from "./replay.js";
import { ctrfReport } from "./report/ctrf.js";
import { harReport } from "./report/har.js";
import { htmlReport } from "./report/html.js";
import { jsonReport } from "./report/json.js";
import { junitReport } from "./report/junit.js";
import { createProgress, type Screen } from "./report/progress.js";
import { type Sources, sarifReport } from "./report/sarif.js";
import { textReport } from "./report/text.js";
import { assertWritable, writeReport } from "./report-file.js";
import { statementOf, verifyStatement } from "./statement.js";
import { UsageError } from "./usage-error.js";

/** Where a command writes to. */
export interface Output {
  readonly stdout: Screen;
  readonly stderr: Screen;
}

/** Exit codes: CI can distinguish a wrong server from an unreachable one. */
const FOUND = 1;
const NOT_CHECKED = 2;
/** What shells call a program that Ctrl-C ended. */
const STOPPED = 130;

const formats: Readonly<Record<Format, (report: Report, sources: Sources) => string>> = {
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
  sarif: sarifReport,
  ctrf: ctrfReport,
  har: harReport,
};

/**
 * Runs a command line.
 * @param signal ends it early, with a report of what was checked until then
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  env: Environment,
  output: Output,
  signal?: AbortSignal,
): Promise<number> {
  try {
    return await execute(parseCommand(args, env), output, signal);
  } catch (error) {
    if (!(error instanceof CheckError || error instanceof UsageError)) throw error;
    output.stderr.write(`${error.message}\n`);
    return NOT_CHECKED;
  }
}

async function execute(
  command: Command,
  { stdout, stderr }: Output,
  signal: AbortSignal | undefined,
): Promise<number> {
  if (command.kind === "help") {
    stdout.write(HELP);
    return 0;
  }
  if (command.kind === "version") {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    stdout.write(`${version}\n`);
    return 0;
  }
  if (command.kind === "baseline") {
    stdout.write(baselineOf(readReport(command.file), command.until));
    return 0;
  }
  if (command.kind === "replay") {
    const { outcome, message } = await replay(recordedFinding(command.file, command.id), command.options);
    stdout.write(`${message}\n`);
    return { fixed: 0, "still there": FOUND, "not checked": NOT_CHECKED }[outcome];
  }
  if (command.kind === "statement") {
    stdout.write(statementOf(command.report));
    return 0;
  }
  if (command.kind === "verify-statement") {
    const { outcome, message } = verifyStatement(command.statement, command.report);
    stdout.write(`${message}\n`);
    return { true: 0, "not true": FOUND, unknown: NOT_CHECKED }[outcome];
  }
  if (command.kind === "client") return runClient(command, { stdout, stderr }, signal);
  return check(command, { stdout, stderr }, signal);
}

async function check(
  command: Extract<Command, { kind: "check" }>,
  { stdout, stderr }: Output,
  signal: AbortSignal | undefined,
): Promise<number> {
  for (const { file } of command.reports) assertWritable(file);
  const baseline = command.baseline === undefined ? [] : readBaseline(command.baseline);
  const sources = command.sources === undefined ? {} : readSources(command.sources);
  const all = await checkServer({ ...command.options, signal, onProgress: createProgress(stderr) });
  const report = applyBaseline(all, baseline, all.startedAt.slice(0, 10));
  // The terminal first, since that can't fail.
  stdout.write(textReport(report));
  for (const { format, file } of command.reports) writeReport(file, formats[format](report, sources));
  if (!report.isWhole) return STOPPED;
  const gaps = command.leastCoverage.flatMap((least) => gapOf(report, least));
  for (const gap of gaps) stderr.write(`${gap}\n`);
  return report.findings.length > 0 || gaps.length > 0 ? FOUND : 0;
}

function gapOf({ coverage }: Report, { part, percent }: LeastCoverage): string[] {
  const reached = percentOf(coverage[part]);
  if (reached >= percent) return [];
  return [`Coverage of ${part} is ${reached.toFixed(1)} %, less than ${percent} %.`];
}

/** Findings of a JSON report. @throws {UsageError} when the file is not one */
function readReport(file: string): Pick<Report, "findings" | "known"> {
  const report = readJson(file);
  if (!isReport(report)) throw new UsageError(`${file} is not a report of marketplace-conformance.`);
  return report;
}

const isReport = (value: unknown): value is Pick<Report, "findings" | "known"> =>
  isFields(value) &&
  [value.findings, value.known].every(
    (list) =>
      Array.isArray(list) && objectsIn(list).every((finding) => typeof fieldOf(finding, "id") === "string"),
  );

function readSources(file: string): Sources {
  const sources = readJson(file);
  if (isSources(sources)) return sources;
  throw new UsageError(`${file} must be an object of files by resource or operation.`);
}

const isSources = (value: unknown): value is Sources =>
  isFields(value) && Object.values(value).every((source) => typeof source === "string");
