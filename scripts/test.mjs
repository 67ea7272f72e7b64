/**
 * Runs all checks, three at a time if they do not disturb each other, and ends with `N passed, N failed`.
 *
 *   npm test                      all steps of the test plan
 *   npm test -- sdk lint          only the steps with these names
 *   npm test -- --list            the names
 *   npm test -- --verbose         shows the output of steps that pass, too
 *   npm run verify                the test plan, the long journeys and the checks of the published packages
 *   npm run verify -- --beyond    only what it adds to the test plan
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./lib/command.mjs";
import { beyondPlan, testPlan, verifyPlan } from "./lib/plan.mjs";
import { root } from "./lib/root.mjs";
import { failuresOf, runSteps, summarize } from "./lib/steps.mjs";

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith("--"));
const names = args.filter((arg) => !arg.startsWith("--"));
const choose = flags.includes("--beyond") ? beyondPlan : flags.includes("--verify") ? verifyPlan : testPlan;
const plan = choose(root);
const unknown = names.filter((name) => plan.every((step) => step.name !== name));

if (flags.includes("--list") || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No such step: ${unknown.join(", ")}. The steps are:`);
  console.log(plan.map((step) => step.name).join("\n"));
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  // Steps chosen by name run without those they need, which the caller must have run before.
  const steps = names.length === 0 ? plan : plan.filter((step) => names.includes(step.name));
  const folder = join(root, "test-results");
  rmSync(join(folder, "summary.txt"), { force: true });
  const start = Date.now();
  const results = await runSteps(steps, {
    run: (command, options) => runCommand(command, { ...options, live: flags.includes("--verbose") }),
    write: (text) => process.stdout.write(text),
    now: Date.now,
  });
  const { line, ok } = summarize(results);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "summary.txt"), `${line}\n`);
  writeFileSync(join(folder, "failures.txt"), failuresOf(results));
  console.log(`\nin ${Math.round((Date.now() - start) / 1000)} s\n${line}`);
  process.exitCode = ok ? 0 : 1;
}
