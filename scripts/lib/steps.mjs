import { stripVTControlCharacters } from "node:util";
import { judgeSuite } from "./reports.mjs";

/**
 * One step of the plan. A step with a `report` is a test suite and counts its tests; any other step counts as one.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} cwd
 * @property {Record<string, string>} [env] more variables
 * @property {string} [missing] a sentence: the step can't run, because what it calls does not exist
 * @property {string[]} [needs] names of steps without which this one makes no sense
 * @property {boolean} [beside] disturbs no other and is disturbed by none: adjacent ones run three at a time
 * @property {SuiteReport} [report]
 *
 * @typedef {{ clear: () => void, read: () => import("./reports.mjs").Tally | undefined }} SuiteReport
 * @typedef {{ name: string, passed: number, failed: number, ms: number, problems: string[], output?: string }} Result
 *   with the output of a step that failed
 *
 * @typedef {object} Host
 * @property {(command: string[], options: { cwd: string, env?: Record<string, string>, timeoutMs: number }) => Promise<import("./command.mjs").Outcome>} run
 * @property {(text: string) => void} write
 * @property {() => number} now milliseconds
 */

/** Browser tests and complete installations take minutes on two slow cores. */
const TIMEOUT_MS = 20 * 60_000;

/** A line of Vitest, Playwright or Node's runner about a passed test. Hundreds of them would hide the one that failed. */
const PASSED_LINE = /^\s*[✓✔]\s/u;

/** Suites spend half of their time waiting for servers and browsers, so three of them keep two cores busy. */
const AT_ONCE = 3;

/**
 * Runs the steps in order and continues after a failure, except for steps that need the failed one.
 *
 * @param {Step[]} steps
 * @param {Host} host
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, host) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();
  /** @param {Step} step */
  const run = async (step) => {
    // A step that this one needs may still be running.
    for (const name of step.needs ?? []) await started.get(name);
    const result = await runStep(step, results, host);
    results.push(result);
    host.write(`${resultLine(result, step.report !== undefined)}\n`);
  };
  const queue = [...steps];
  for (let step = queue.shift(); step; step = queue.shift()) {
    const neighbors = [step];
    while (step.beside && queue[0]?.beside) neighbors.push(...queue.splice(0, 1));
    const worker = async () => {
      for (let next = neighbors.shift(); next; next = neighbors.shift()) {
        const running = run(next);
        started.set(next.name, running);
        await running;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return results;
}

/**
 * @param {Step} step
 * @param {Result[]} done
 * @param {Host} host
 * @returns {Promise<Result>}
 */
async function runStep(step, done, host) {
  const failure = (/** @type {string} */ problem) => ({
    name: step.name,
    passed: 0,
    failed: 1,
    ms: 0,
    problems: [problem],
  });
  if (step.missing) return failure(step.missing);
  const lost = done.find((result) => step.needs?.includes(result.name) && result.failed > 0);
  if (lost) return failure(`not run: it needs "${lost.name}"`);

  const start = host.now();
  step.report?.clear();
  const { code, output, timedOut } = await host.run(step.command, {
    cwd: step.cwd,
    ...(step.env && { env: step.env }),
    timeoutMs: TIMEOUT_MS,
  });
  const tally = step.report
    ? judgeSuite(step.report.read(), code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, problems: [] };
  const problems = timedOut ? [`ended after ${TIMEOUT_MS / 1000} s`, ...tally.problems] : tally.problems;
  const ms = host.now() - start;
  if (tally.failed === 0) return { name: step.name, ...tally, problems, ms };
  const telling = output
    .split("\n")
    .filter((line) => !PASSED_LINE.test(stripVTControlCharacters(line)))
    .join("\n")
    .trim();
  host.write(`\n${telling}\n\n`);
  // This also goes into a file, so remove colors.
  return { name: step.name, ...tally, problems, ms, output: stripVTControlCharacters(telling).trim() };
}

/**
 * @param {Result} result
 * @param {boolean} isSuite
 */
function resultLine({ name, passed, failed, ms, problems }, isSuite) {
  const mark = failed > 0 ? "✗" : "✓";
  const counts = isSuite ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ""}` : "";
  const parts = [counts, ...problems].filter(Boolean).join(" · ");
  return `${mark} ${name.padEnd(22)} ${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${parts}`.trimEnd();
}

/**
 * The output of the failed steps, empty if all passed.
 *
 * @param {Result[]} results
 */
export function failuresOf(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ name, output = "", problems }) => [`✗ ${name}`, ...problems, output].filter(Boolean).join("\n"))
    .join("\n\n");
}

/**
 * The last line of a run.
 *
 * @param {Result[]} results
 * @returns {{ line: string, ok: boolean }} not ok when something failed, or nothing at all was run
 */
export function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}
