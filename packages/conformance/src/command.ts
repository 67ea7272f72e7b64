import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CheckError, checkServer } from "./check/run";
import { type Command, type Environment, HELP, parseCommand, UsageError } from "./cli-options";
import { htmlReport } from "./report/html";
import { jsonReport } from "./report/json";
import { junitReport } from "./report/junit";
import { createProgress, type Screen } from "./report/progress";
import { textReport } from "./report/text";

/** Where a command writes to. */
export interface Output {
  readonly stdout: Screen;
  readonly stderr: Screen;
}

/** Exit codes: continuous integration tells a server that is wrong from one that is not there. */
const FOUND = 1;
const NOT_CHECKED = 2;

const formats = { json: jsonReport, junit: junitReport, html: htmlReport };

/** Runs a command line. @returns the exit code */
export async function run(args: readonly string[], env: Environment, output: Output): Promise<number> {
  try {
    return await execute(parseCommand(args, env), output);
  } catch (error) {
    if (!(error instanceof CheckError || error instanceof UsageError)) throw error;
    output.stderr.write(`${error.message}\n`);
    return NOT_CHECKED;
  }
}

async function execute(command: Command, { stdout, stderr }: Output): Promise<number> {
  if (command.kind === "help") {
    stdout.write(HELP);
    return 0;
  }
  if (command.kind === "version") {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    stdout.write(`${version}\n`);
    return 0;
  }
  const report = await checkServer({ ...command.options, onProgress: createProgress(stderr) });
  for (const { format, file } of command.reports) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formats[format](report));
  }
  stdout.write(textReport(report));
  return report.findings.length > 0 ? FOUND : 0;
}
