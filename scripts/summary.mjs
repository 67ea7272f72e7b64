/**
 * Adds up what the runs of turbo measured, for `scripts/test.mjs`.
 *
 * A task that leaves a report in `<workspace>/test-results/<task>.json` (a colon in its name is a hyphen there), or in
 * `<task>.<anything>.json`, counts its tests; any other counts as one. A report is the JSON of Vitest, of Playwright, or
 * `{ "numPassedTests": 3, "numFailedTests": 0 }`. A task that failed, or that was not run, never counts as passed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

/** Browser tests of a suite that may need their second attempt, which only CI allows: more is not a busy machine. */
const MAX_FLAKY = 2;
const REPORTS = "test-results";

/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, problems: string[] }} Result
 * @typedef {{ passed: number, failed: number, problems: string[] }} Tally
 * @typedef {{ taskId: string, task: string, directory: string, command: string,
 *   execution?: { startTime: number, endTime: number, exitCode?: number | null } | null }} Task
 * @typedef {{ tasks: Task[], execution: { exitCode: number } }} Run
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: VitestFile[] }} VitestReport
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults?: { status?: string, fullName?: string }[] }} VitestFile
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[],
 *   errors?: { message?: string }[] }} PlaywrightReport
 * @typedef {{ suites?: Suite[], specs?: { title: string, file?: string, ok?: boolean }[] }} Suite
 */

/**
 * @param {Run} run turbo's own summary of the run
 * @param {string} folder the repository
 * @returns {Result[]}
 */
export function resultsOf(run, folder) {
  const results = run.tasks
    .filter((task) => task.command !== "<NONEXISTENT>")
    .map((task) => resultOf(task, reportsOf(task, folder)));
  if (run.execution.exitCode !== 0 && results.every(({ failed }) => failed === 0)) {
    results.push({
      ...NOTHING,
      name: "turbo",
      failed: 1,
      problems: [`ended with ${run.execution.exitCode}`],
    });
  }
  return results;
}

/**
 * What a run that was ended early, by its limit or by a signal, did not come to: its own summary leaves it out.
 *
 * @param {{ tasks: Pick<Task, "taskId" | "command">[] }} plan turbo's dry run of the same tasks
 * @param {Result[]} results
 * @returns {Result[]}
 */
export function neverRun({ tasks }, results) {
  const ran = new Set(results.map(({ name }) => name));
  return tasks
    .filter(({ taskId, command }) => command !== "<NONEXISTENT>" && !ran.has(taskId))
    .map(({ taskId }) => ({
      ...NOTHING,
      name: taskId,
      failed: 1,
      problems: ["not run: the run was ended before"],
    }));
}

const NOTHING = { passed: 0, failed: 0, seconds: 0, problems: [] };

/** @param {Task} task @param {string} folder @returns {unknown[]} */
function reportsOf({ task, directory }, folder) {
  const path = join(folder, directory, REPORTS);
  return reportFiles(path, task).map((name) => {
    try {
      return JSON.parse(readFileSync(join(path, name), "utf8"));
    } catch {
      return undefined;
    }
  });
}

/**
 * @param {string} path
 * @param {string} task
 */
export function reportFiles(path, task) {
  const name = task.replaceAll(":", "-");
  try {
    return readdirSync(path).filter(
      (file) => file === `${name}.json` || (file.startsWith(`${name}.`) && file.endsWith(".json")),
    );
  } catch {
    return [];
  }
}

/** @param {Task} task @param {unknown[]} reports @returns {Result} */
function resultOf({ taskId, execution }, reports) {
  if (!execution) return { ...NOTHING, name: taskId, failed: 1, problems: ["not run: what it needs failed"] };
  const seconds = Math.round((execution.endTime - execution.startTime) / 1000);
  const tallies = reports.map(tally);
  const passed = sum(tallies.map((entry) => entry.passed));
  const failed = sum(tallies.map((entry) => entry.failed));
  const result = {
    name: taskId,
    passed,
    failed,
    seconds,
    problems: tallies.flatMap((entry) => entry.problems),
  };
  if (execution.exitCode !== 0 && failed === 0) {
    return { ...result, failed: 1, problems: [...result.problems, `ended with code ${execution.exitCode}`] };
  }
  return reports.length === 0 ? { ...result, passed: 1 } : result;
}

/** @param {unknown} report @returns {Tally} */
export function tally(report) {
  if (typeof report !== "object" || report === null) return bad("its report can't be read");
  const found =
    "stats" in report
      ? tallyPlaywright(/** @type {PlaywrightReport} */ (report))
      : tallyVitest(/** @type {VitestReport} */ (report));
  return found.passed + found.failed > 0 ? found : bad("no test was run");
}

/** @param {string} problem @returns {Tally} */
const bad = (problem) => ({ passed: 0, failed: 1, problems: [problem] });

/** @param {VitestReport} report @returns {Tally} */
function tallyVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const failedIn = (/** @type {VitestFile} */ { assertionResults = [] }) =>
    assertionResults.filter(({ status }) => status === "failed");
  // The file did not load, or failed before or after its tests.
  const broken = testResults.filter((file) => file.status === "failed" && failedIn(file).length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    problems: [
      ...testResults.flatMap((file) => failedIn(file).map(({ fullName }) => `${file.name}: ${fullName}`)),
      ...broken.map(({ name, message }) => `${name}: ${message || "could not be run"}`),
    ],
  };
}

/** @param {PlaywrightReport} report @returns {Tally} */
function tallyPlaywright({ stats: { expected, unexpected, flaky }, suites = [], errors = [] }) {
  const excused = flaky <= MAX_FLAKY ? flaky : 0;
  return {
    passed: expected + excused,
    failed: unexpected + flaky - excused + errors.length,
    problems: [
      ...failedSpecs(suites),
      ...(flaky > 0 ? [`${flaky} passed only at the second try`] : []),
      ...errors.map(({ message }) => message ?? "an error outside any test"),
    ],
  };
}

/** @param {Suite[]} suites @returns {string[]} */
function failedSpecs(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ ok }) => ok === false).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Prints results, writes them to `test-results/summary.txt` and `problems.txt`, and sets the exit code.
 *
 * @param {Result[]} results
 */
export function printSummary(results) {
  const wide = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${name.padEnd(wide)} ${passed} passed${failed > 0 ? `, ${failed} failed` : ""} in ${seconds} s`,
    );
  }
  const problems = results
    .filter((result) => result.problems.length > 0)
    .map((result) => [result.name, ...result.problems.map((text) => `  ${text.replaceAll(`${root}/`, "")}`)])
    .map((lines) => `\n${lines.join("\n")}\n`)
    .join("");
  process.stdout.write(problems);
  const failed = sum(results.map((result) => result.failed)) || (results.length === 0 ? 1 : 0);
  const line = `${sum(results.map((result) => result.passed))} passed, ${failed} failed`;
  mkdirSync(join(root, REPORTS), { recursive: true });
  writeFileSync(join(root, REPORTS, "summary.txt"), `${line}\n`);
  writeFileSync(join(root, REPORTS, "problems.txt"), problems);
  console.log(`\n${line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
