/**
 * Runs tests with Node's own runner and leaves a report for `scripts/test.mjs`.
 *
 *   node scripts/unit.mjs           those of the scripts and of the bench
 *   node scripts/unit.mjs --tools   those of the rules in tools/, which need its programs
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { root } from "./lib/root.mjs";
import { ensureTools } from "./lib/tools.mjs";

const suite = process.argv.includes("--tools") ? "tools" : "scripts";
if (suite === "tools") await ensureTools();
const folders = suite === "tools" ? ["tools/test"] : ["scripts/test", "bench/test"];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".test.mjs"))
    .map((name) => join(root, folder, name)),
);
let numPassedTests = 0;
let numFailedTests = 0;

const stream = run({ files, concurrency: true });
stream.on("test:pass", (event) => {
  if (event.details.type !== "suite" && !event.skip && !event.todo) numPassedTests++;
});
stream.on("test:fail", (event) => {
  if (event.details.type !== "suite") numFailedTests++;
});
stream.on("end", () => {
  const results = join(root, "test-results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${suite}.json`), JSON.stringify({ numPassedTests, numFailedTests }));
  process.exitCode = numFailedTests === 0 && numPassedTests > 0 ? 0 : 1;
});
stream.compose(new spec()).pipe(process.stdout);
