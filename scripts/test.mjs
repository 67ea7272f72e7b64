/**
 * Runs all checks as tasks of turbo.json, which repeats only what a change may have broken, and ends with `N passed, N failed`.
 *
 *   npm test                                     the checks of every change, in minutes
 *   npm test -- --filter=marketplace-sdk         in one workspace
 *   npm test -- --force                          also what has not changed
 *   npm run verify                               also the long tests, one after the other
 *   VERIFY=full npm run verify                   with every case (hours)
 *   node scripts/test.mjs lint verify:examples   these tasks
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./lib/root.mjs";
import { toolEnv } from "./lib/tool-env.mjs";
import { workspaces } from "./lib/workspaces.mjs";
import { neverRun, printSummary, reportFiles, resultsOf } from "./summary.mjs";

const QUICK = ["//#lint", "check", "generated", "typecheck", "test", "e2e", "size"];
const LONG = Object.keys(JSON.parse(readFileSync(join(root, "turbo.json"), "utf8")).tasks).filter(
  (task) => task === "lint" || task.startsWith("verify"),
);
/** A hanging test must not keep CI busy for ever. */
const LIMIT_MS = process.env.VERIFY === "full" ? 24 * 3_600_000 : 4 * 3_600_000;
const runs = join(root, ".turbo", "runs");

const args = process.argv.slice(2).filter((arg) => arg !== "--verify");
const flags = args.filter((arg) => arg.startsWith("-"));
const named = args.filter((arg) => !arg.startsWith("-"));
const results = named.length > 0 ? runTurbo(named, 1) : runTurbo(QUICK, 3);
// One after the other: some measure time, and some start many servers. The lint of the root ran already.
if (process.argv.includes("--verify")) results.push(...runTurbo(LONG, 1, ["--filter=!//"]));
printSummary(results);

/**
 * @param {string[]} tasks
 * @param {number} concurrency suites spend half of their time waiting for servers and browsers: three keep two cores busy
 * @param {string[]} [more] flags
 */
function runTurbo(tasks, concurrency, more = []) {
  rmSync(runs, { recursive: true, force: true });
  mkdirSync(runs, { recursive: true });
  for (const { folder } of workspaces(root)) {
    const path = join(root, folder, "test-results");
    // A report of an earlier run must not speak for a task that crashes.
    for (const file of tasks.flatMap((task) => reportFiles(path, task))) rmSync(join(path, file));
  }
  const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
  const quiet = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];
  const how = ["--summarize", "--continue=dependencies-successful", `--concurrency=${concurrency}`];
  const run = [turbo, "run", ...tasks, ...more, ...flags];
  const plan = spawnSync(process.execPath, [...run, "--dry=json"], {
    cwd: root,
    env: toolEnv(),
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  spawnSync(process.execPath, [...run, ...quiet, ...how], {
    cwd: root,
    env: toolEnv(),
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LIMIT_MS,
  });
  const [summary] = readdirSync(runs);
  if (!summary)
    return [{ name: "turbo", passed: 0, failed: 1, seconds: 0, problems: ["left no summary of its run"] }];
  const results = resultsOf(JSON.parse(readFileSync(join(runs, summary), "utf8")), root);
  return [...results, ...neverRun(JSON.parse(plan.stdout), results)];
}
