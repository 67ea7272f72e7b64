import { readFileSync } from "node:fs";
import { CheckError } from "./check/check-error";
import { checkServer } from "./check/run";
import { type Command, type Environment, HELP, parseCommand, UsageError } from "./cli-options";
import { htmlReport } from "./report/html";
import { jsonReport } from "./report/json";
import { junitReport } from "./report/junit";
import { createProgress, type Screen } from "./report/progress";
import { textReport } from "./report/text";
import { assertWritable, writeReport } from "./report-file";

/** Where a command writes to. */
export interface Output {
  readonly stdout: Screen;
  readonly stderr: Screen;
}

/** Exit codes: continuous integration tells a server that is wrong from one that is not there. */
const FOUND = 1;
const NOT_CHECKED = 2;
/** What shells call a program that Ctrl-C ended. */
const STOPPED = 130;

const formats = { json: jsonReport, junit: junitReport, html: htmlReport };

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
  for (const { file } of command.reports) assertWritable(file);
  const report = await checkServer({ ...command.options, signal, onProgress: createProgress(stderr) });
  // First to the terminal, where nothing can be in the way.
  stdout.write(textReport(report));
  for (const { format, file } of command.reports) writeReport(file, formats[format](report));
  if (!report.isWhole) return STOPPED;
  return report.findings.length > 0 ? FOUND : 0;
}
